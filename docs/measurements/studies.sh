#!/usr/bin/env bash
# Plays the two studies of docs/measurements/studies.md; $1 is where reports, tables and figures go, $BIN where parlour is.
set -euo pipefail
out=${1:?where to}
parlour="${BIN:+$BIN/}parlour"

study() {
	local name=$1
	shift
	echo "== $name: parlour simulate $*"
	"$parlour" simulate "$@" --save "$out/$name.study.json" --report "$out/$name.html" >"$out/$name.txt"
}

# Is any of the four heroes too weak, and what would three more health do for the Invisible Man?
study heroes unmatched --heroes all --boards all --bots casual --games "${HEROES:-20}" --set unmatched.invisible_man.health=18

# How much does the start Alibi of the first scenario matter? Printed is 7.
study alibi orange-shall-overcome --scenario expanding_the_network --difficulty medium --players 2-3 --bots casual \
	--games "${ALIBI:-200}" --set orange-shall-overcome.scenarios.expanding_the_network.medium.alibi=6-8

echo "The reports are in $out"
