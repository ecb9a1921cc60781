"""The command: python -m parlour.learn GAME."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.bots.network import read_network
from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.learn.setups import setups

if TYPE_CHECKING:
    from parlour.learn.training import Trainer

NEEDS = "learning needs torch and numpy: pip install 'parlour[learn]'"


def options() -> argparse.ArgumentParser:
    """Return what can be said on the command line."""
    parser = argparse.ArgumentParser(prog="python -m parlour.learn", description="Learn a game by playing it against oneself.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=Path("learned"), help="the folder of the run (learned)")
    parser.add_argument("--seed", type=int, default=1, help="one seed, one run, on a CPU (1)")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="how many decisions to learn from (1,000,000)")
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so many seconds, too")
    parser.add_argument("--games", type=int, default=256, help="games played at a time (256; thousands on a GPU)")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game between two lessons (64)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play (one for each core)")
    parser.add_argument("--imitate", type=float, default=0.0, help="the part of the run, 0 to 1, in which a casual bot is imitated")
    parser.add_argument("--small", action="store_true", help="one setting of the game instead of all")
    parser.add_argument("--measure", type=int, default=0, metavar="GAMES", help="play so many games against --against now and then")
    parser.add_argument("--against", default="casual", metavar="BOT", help="whom to measure against in duels (casual)")
    parser.add_argument("--every", type=int, default=10, help="rounds between checkpoints and measurements (10)")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint in --out")
    return parser


def main(arguments: list[str]) -> int:
    """Learn, and say how it goes: a line of JSON for each round, in --out/curve.jsonl, too."""
    given = options().parse_args(arguments)
    try:
        return learn(given)
    except BadInput as refused:
        print(f"parlour.learn: {refused}", file=sys.stderr)  # noqa: T201
    except ModuleNotFoundError as missing:
        if missing.name not in ("torch", "numpy", "gymnasium"):
            raise
        print(f"parlour.learn: {NEEDS}", file=sys.stderr)  # noqa: T201
    return 2


def learn(given: argparse.Namespace) -> int:
    """Run the training that was asked for."""
    playing = setups(given.game, small=given.small)
    if not 0 <= given.imitate <= 1 or min(given.games, given.steps, given.workers, given.every, given.decisions) < 1:
        msg = "sizes are 1 or more, --imitate is between 0 and 1"
        raise BadInput(msg)
    from parlour.learn.training import Settings, Trainer  # noqa: PLC0415 - needs the extra `learn`

    folder: Path = given.out
    checkpoint = folder / "checkpoint.pt"
    if given.resume and not checkpoint.is_file():
        msg = f"there is no checkpoint in {folder.name} to resume from"
        raise BadInput(msg)
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {name: getattr(given, name) for name in ("seed", "decisions", "seconds", "games", "steps", "workers", "imitate")}

    def tell(row: Json) -> None:
        print(json.dumps(row), flush=True)  # noqa: T201
        with (folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    trainer = Trainer(Settings(given.game, **wanted), playing, tell)
    try:
        if given.resume:
            trainer.resume(checkpoint)

        def now_and_then(run: Trainer) -> None:
            if run.rounds % given.every == 0 or run.progress() >= 1.0:
                run.save(checkpoint)
                written(run, given, tell)

        trainer.run(now_and_then)
    finally:
        trainer.close()
    return 0


def written(run: Trainer, given: argparse.Namespace, tell: Callable[[Json], None]) -> None:
    """Write the network as bots read it, and measure it if that was asked for."""
    from parlour.learn.curve import measured  # noqa: PLC0415
    from parlour.learn.export import network_file  # noqa: PLC0415

    about = {"decisions": run.decisions, "games": run.games, "seats": run.seats}
    data = network_file(run.mean.arrays(), run.numbering, about, run.large)
    (given.out / "network.bin").write_bytes(data)
    if given.measure:
        network = read_network("network.bin", data)
        tell({"decisions": run.decisions} | measured(given.game, network, given.against, given.measure, 0))
