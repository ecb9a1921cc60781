"""Games on a ray cluster, or on a local ray: the same games, the same sums."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from parlour.engine.errors import BadInput
from parlour.lab.extras import missing
from parlour.lab.match import Boards, Result
from parlour.lab.study import Study, Unit

AT_HAND = 2
"""Units on their way for every core of the cluster."""

_boards: dict[str, Boards] = {}


def play_unit(study: Study, unit: Unit) -> Result | str:
    """Play a unit on whatever machine this is; the cells of a study are made once in each worker."""
    key = study.fingerprint()
    if key not in _boards:
        _boards.clear()
        _boards[key] = Boards(study)
    try:
        return _boards[key].play(unit)
    except BadInput as mistake:
        return str(mistake)


class OnRay:
    """Hands units to ray, which plays those of a dead worker again."""

    def __init__(self, study: Study, address: str | None) -> None:
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise BadInput(missing("--on ray", "ray")) from None
        self.ray = ray
        self.started = not ray.is_initialized()
        if self.started:
            try:
                ray.init(
                    address=address,
                    log_to_driver=False,
                    logging_level="error",
                    include_dashboard=False if address is None else None,
                )
            except (ConnectionError, ValueError, RuntimeError) as mistake:
                msg = f"ray: {str(mistake).splitlines()[0]}"
                raise BadInput(msg) from None
        self.study = ray.put(study)
        self.task: Any = ray.remote(max_retries=3)(play_unit)
        self.window = max(2, AT_HAND * int(ray.cluster_resources().get("CPU", 1)))

    def play(self, units: Iterable[Unit]) -> Iterator[Result]:
        """Play all units."""
        left = iter(units)
        flying: list[Any] = []
        while True:
            while len(flying) < self.window and (unit := next(left, None)) is not None:
                flying.append(self.task.remote(self.study, unit))
            if not flying:
                return
            done, flying = self.ray.wait(flying, num_returns=1)
            answer = self.ray.get(done[0])
            if isinstance(answer, str):
                raise BadInput(answer)
            yield answer

    def close(self) -> None:
        """Leave the cluster; a local ray that was started for this is ended."""
        if self.started:
            self.ray.shutdown()
