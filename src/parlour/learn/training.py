"""Self-play: games in several processes, one network for every seat, lessons from a teacher first, then from winning and losing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.envs.batch import Batch
from parlour.envs.plan import check_numbering
from parlour.learn.model import Model, scales

FIRST_SEED = 1 << 40
"""Games of training have seeds from here on; those below are kept for measuring."""
SEEDS_OF_A_RUN = 1 << 32
TRACE = 0.97
"""How far a surprise reaches back (lambda of the generalised advantage)."""
CLIP = 0.2
OWN_PAGES = 1 << 22
"""Arrays from this size on have pages of memory of their own."""
STEADY = 0.98
"""How much of the mean of the networks so far stays when a round is added to it."""
OWN_CHOICES = 0.3
"""With a bot as the teacher, so many choices are the pupil's own: it must learn what to do where those lead."""
NOTHING = -1e9


@dataclass
class Settings:
    """How to learn; the same settings and seed give the same run on a CPU."""

    game: str
    seed: int = 1
    games: int = 2048
    """Games played at a time, in two halves that take turns with the network."""
    steps: int = 64
    """Decisions of each game between two lessons."""
    workers: int = 1
    wide: int = 256
    decisions: int = 1_000_000
    seconds: float = 0.0
    """A limit of time besides the limit of decisions; 0 for none."""
    imitate: float = 0.0
    """The part of the run in which the teacher is imitated."""
    teacher: str = ""
    """`casual`, or nothing."""
    rate: float = 5e-4
    last_rate: float = 1e-4
    entropy: float = 0.01
    last_entropy: float = 0.003
    passes: int = 3
    minibatch: int = 16384
    rival: str = ""
    """A hero whose seats are played by the network as it was at the beginning: the others learn the best response to it."""


class Play:
    """Half of the games, and what happened in them since the last lesson."""

    def __init__(self, batch: Batch, settings: Settings, device: Any, actions: int) -> None:
        self.batch = batch
        steps, rows = settings.steps, batch.games
        places = batch.observations.shape[1]
        self.actions = actions
        self.seen = torch.zeros((steps, rows, places), dtype=torch.int8, device=device)
        self.legal = torch.zeros((steps, rows, actions), dtype=torch.bool, device=device)
        self.seats = torch.zeros((steps, rows), dtype=torch.long, device=device)
        self.taken = torch.zeros((steps, rows), dtype=torch.long, device=device)
        self.advised = torch.zeros((steps, rows), dtype=torch.long, device=device)
        self.likely = torch.zeros((steps, rows), device=device)
        self.worth = torch.zeros((steps, rows), device=device)
        self.over = torch.zeros((steps, rows), dtype=torch.bool, device=device)
        self.rewards = torch.zeros((steps, rows, batch.rewards.shape[1]), device=device)
        self.device = device
        self.sides, self.others = sides_of(batch, device)
        self.rivals = seats_of(batch, settings.rival, device) if settings.rival else None
        self.shared = [
            torch.from_numpy(array) for array in (batch.observations, batch.masks, batch.seats, batch.over, batch.rewards)
        ]
        if device.type == "cuda":
            fetch_fast(self.shared[:2])

    def look(self) -> tuple[Any, Any, Any]:
        """Return what is asked in each game now."""
        seen, legal, seats = (array.to(self.device, non_blocking=True) for array in self.shared[:3])
        return seen, legal[:, : self.actions].bool(), seats.long()

    def ending(self) -> tuple[Any, Any]:
        """Return which games ended in the last step, and what they gave to each seat."""
        over, rewards = (array.to(self.device, non_blocking=True) for array in self.shared[3:])
        return over, rewards

    def theirs(self, seats: Any) -> Any:
        """Return in which games the rival is asked, for the seats that are asked; None without a rival."""
        return None if self.rivals is None else self.rivals.gather(1, seats[:, None]).squeeze(1)


def fetch_fast(arrays: list[Any]) -> None:
    """Tell the GPU where large arrays lie that processes share: it then fetches them by itself, many times as fast."""
    for array in arrays:
        if array.nbytes < OWN_PAGES or int(torch.cuda.cudart().cudaHostRegister(array.data_ptr(), array.nbytes, 0)) == 0:
            continue
        with suppress(RuntimeError):
            # It is slower so, and no reason to stop; the next thing asked of the GPU brings the refusal, so ask for nothing much.
            torch.zeros(1, device="cuda").add_(1)


def seats_of(batch: Batch, hero: str, device: Any) -> Any:
    """Return for each game which seats have a hero."""
    found = np.zeros((batch.games, batch.rewards.shape[1]), np.bool_)
    for n in range(batch.games):
        heroes = batch.plans[n % len(batch.plans)].given["heroes"]
        found[n, : len(heroes)] = [one == hero for one in heroes]
    return torch.from_numpy(found).to(device)


def sides_of(batch: Batch, device: Any) -> tuple[Any, Any]:
    """Return for each game which side every seat is on, and how many other sides there are."""
    seats = batch.rewards.shape[1]
    sides = np.full((batch.games, seats), -1, np.int64)
    others = np.ones(batch.games, np.float32)
    for n in range(batch.games):
        plan = batch.plans[n % len(batch.plans)]
        known = list(dict.fromkeys(plan.teams))
        sides[n, : plan.seats] = [known.index(team) for team in plan.teams]
        others[n] = max(len(known) - 1, 1)
    return torch.from_numpy(sides).to(device), torch.from_numpy(others).to(device)


class Trainer:
    """A run of learning."""

    def __init__(self, settings: Settings, setups: list[Json], tell: Callable[[Json], None], teacher: Any = None) -> None:
        self.settings = settings
        self.tell = tell
        half = max(settings.games // 2, 1)
        # The processes are started before the network's library has threads of its own.
        self.batches = [
            Batch(settings.game, half, setups=setups, seed=first, workers=min(settings.workers, half), interrupts=False)
            for first in (self.first_seed(0), self.first_seed(0) + half * (1 << 20))
        ]
        codec = self.batches[0].plans[0].codec
        self.numbering = codec.numbering()
        self.large = scales(codec) < 1
        self.seats = sorted({plan.seats for plan in self.batches[0].plans})
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(settings.seed)
        if self.device.type == "cpu":
            torch.use_deterministic_algorithms(mode=True)
        torch.set_float32_matmul_precision("high")
        self.model = Model(codec, settings.wide).to(self.device)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=settings.rate, eps=1e-5, fused=self.device.type == "cuda")
        self.teacher = teacher(codec).to(self.device) if teacher is not None else None
        # Steadier than the network of the moment: the mean of those of the last rounds.
        self.mean = deepcopy(self.model)
        self.rival = deepcopy(self.model) if settings.rival else None
        self.plays = [Play(batch, settings, self.device, codec.named) for batch in self.batches]
        self.decisions = 0
        self.games = 0
        self.rounds = 0
        self.spent = 0.0
        self.record: dict[str, list[float]] = {}

    def first_seed(self, rounds: int) -> int:
        """Return where the seeds of this run begin; a run that goes on deals games it has not seen."""
        return FIRST_SEED + (self.settings.seed * 1024 + rounds % 1024) * SEEDS_OF_A_RUN

    def close(self) -> None:
        """End the processes."""
        for batch in self.batches:
            batch.close()

    # How far the run has come.

    def progress(self) -> float:
        """Return the part of the run that is done, 0 to 1."""
        s = self.settings
        done = self.decisions / s.decisions if s.decisions else 0.0
        return min(1.0, max(done, self.spent / s.seconds if s.seconds else 0.0))

    @property
    def imitating(self) -> bool:
        """Whether the teacher is imitated now."""
        return self.progress() < self.settings.imitate

    def run(self, after: Callable[[Trainer], None] | None = None) -> None:
        """Play and learn until the decisions or the seconds are used up."""
        while self.progress() < 1.0:
            self.round()
            if after is not None:
                after(self)

    def round(self) -> None:
        """Play so many steps of every game, then learn from them."""
        began = time.monotonic()
        imitating = self.imitating
        self.play(imitating=imitating)
        played = time.monotonic()
        facts = self.learn(imitating=imitating)
        self.rounds += 1
        self.decisions += self.settings.steps * sum(play.batch.games for play in self.plays)
        now = time.monotonic()
        self.spent += now - began
        row: Json = {"round": self.rounds, "decisions": self.decisions, "seconds": round(self.spent, 1), "games": self.games}
        row |= {"playing": round(played - began, 2), "learning": round(now - played, 2), "imitating": imitating}
        row |= {name: round(float(value), 4) for name, value in facts.items()}
        row["won"] = {name: round(sum(some) / len(some), 3) for name, some in sorted(self.record.items())}
        self.tell(row)

    # Playing.

    def play(self, *, imitating: bool) -> None:
        """Step all games; while one half is being stepped the network looks at the other."""
        steps = self.settings.steps
        for t in range(steps):
            for play in self.plays:
                if t:
                    self.heard(play, t - 1)
                self.act(play, t, imitating=imitating)
        for play in self.plays:
            self.heard(play, steps - 1)

    @torch.no_grad()
    def act(self, play: Play, t: int, *, imitating: bool) -> None:
        """Choose in every game of a half, and send the choices off."""
        seen, legal, seats = play.look()
        logits, worth = self.judged(self.model, seen)
        theirs = play.theirs(seats)
        if theirs is not None:
            logits = torch.where(theirs[:, None], self.judged(self.rival, seen)[0], logits)
        chances = torch.log_softmax(logits.masked_fill(~legal, NOTHING), -1)
        leading = chances
        if imitating and self.teacher is not None:
            leading = torch.log_softmax(self.judged(self.teacher, seen)[0].masked_fill(~legal, NOTHING), -1)
        taken = (leading - torch.log(-torch.log(torch.rand_like(leading).clamp_(1e-20, 1 - 1e-7)))).argmax(-1)
        if imitating and self.teacher is None:
            advised = torch.from_numpy(play.batch.advice()).to(self.device)
            play.advised[t] = advised
            taken = torch.where(torch.rand(len(taken), device=self.device) < OWN_CHOICES, taken, advised)
        play.seen[t], play.legal[t], play.seats[t], play.taken[t], play.worth[t] = seen, legal, seats, taken, worth
        play.likely[t] = chances.gather(-1, taken[:, None]).squeeze(-1)
        play.batch.send(taken.cpu().numpy())

    def heard(self, play: Play, t: int) -> None:
        """Wait for a half, and write down how games ended."""
        batch = play.batch
        batch.wait()
        play.over[t], play.rewards[t] = play.ending()
        ended = np.flatnonzero(batch.over)
        self.games += len(ended)
        for n in ended:
            name = kind_of(batch.plans[n % len(batch.plans)].given)
            some = self.record.setdefault(name, [])
            some.append(float(batch.rewards[n, 0] > 0))
            del some[:-2000]

    def judged(self, model: Any, seen: Any) -> tuple[Any, Any]:
        """Return a network's policy and value as plain floats."""
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, worth = model(seen)
        return logits.float(), worth.float()

    # Learning.

    @torch.no_grad()
    def surprises(self, play: Play) -> tuple[Any, Any]:
        """Return for each decision how much better things went than expected, and what the value should have been.

        Every seat looks from its own decision to its own next one, or to the end; what others did between is part of the world.
        """
        seen, _, seats = play.look()
        _, worth = self.judged(self.model, seen)
        same = play.sides == play.sides.gather(1, seats[:, None])
        shared = (1.0 - worth) / play.others - 1.0
        coming = torch.where(same, worth[:, None], shared[:, None])
        trailing = torch.zeros_like(coming)
        better = torch.zeros_like(play.worth)
        for t in reversed(range(self.settings.steps)):
            over = play.over[t][:, None]
            coming = torch.where(over, play.rewards[t], coming)
            trailing = torch.where(over, torch.zeros_like(trailing), trailing)
            seat = play.seats[t][:, None]
            change = coming.gather(1, seat).squeeze(1) - play.worth[t]
            better[t] = change + TRACE * trailing.gather(1, seat).squeeze(1)
            coming = coming.scatter(1, seat, play.worth[t][:, None])
            trailing = trailing.scatter(1, seat, better[t][:, None])
        return better, (better + play.worth).clamp(-1.0, 1.0)

    def learn(self, *, imitating: bool) -> dict[str, Any]:
        """Go over what was played a few times, in small portions."""
        s = self.settings
        done = self.progress()
        for group in self.optimizer.param_groups:
            group["lr"] = s.rate + (s.last_rate - s.rate) * done
        entropy = s.entropy + (s.last_entropy - s.entropy) * done
        found = [self.surprises(play) for play in self.plays]
        better, target = (torch.cat([pair[n].flatten() for pair in found]) for n in (0, 1))
        flat = {
            name: torch.cat([getattr(play, name).flatten(0, 1) for play in self.plays])
            for name in ("seen", "legal", "taken", "advised", "likely")
        }
        # A decision with one option teaches the policy nothing.
        choices = flat["legal"].sum(1) > 1
        if s.rival:
            choices &= ~torch.cat([play.theirs(seats) for play in self.plays for seats in play.seats])
        real = torch.nonzero(choices).squeeze(1)
        self.model.met |= (flat["seen"] != 0).any(0)
        self.model.offered |= flat["legal"].any(0)
        mean, spread = better[real].mean(), better[real].std()
        facts: dict[str, list[Any]] = {}
        for _ in range(s.passes):
            order = real[torch.randperm(len(real), device=self.device)]
            for some in order.split(s.minibatch):
                rows = {name: array[some] for name, array in flat.items()}
                logits, worth = self.judged(self.model, rows["seen"])
                chances = torch.log_softmax(logits.masked_fill(~rows["legal"], NOTHING), -1)
                off = (worth - target[some]).pow(2).mean()
                doubt = -(chances.exp() * chances.clamp(min=-30)).sum(-1).mean()
                if not imitating:
                    taken = chances.gather(-1, rows["taken"][:, None]).squeeze(-1)
                    ratio = (taken - rows["likely"]).exp()
                    gain = (better[some] - mean) / (spread + 1e-8)
                    policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                    loss = policy + 0.5 * off - entropy * doubt
                    facts.setdefault("moved", []).append((rows["likely"] - taken).mean().detach())
                elif self.teacher is not None:
                    with torch.no_grad():
                        lesson, believed = self.judged(self.teacher, rows["seen"])
                        lesson = torch.log_softmax(lesson.masked_fill(~rows["legal"], NOTHING), -1)
                    apart = (lesson.exp() * (lesson - chances).clamp(-30, 30)).sum(-1).mean()
                    loss = apart + 0.5 * off + 0.5 * (worth - believed).pow(2).mean()
                    facts.setdefault("apart", []).append(apart.detach())
                else:
                    missed = -chances.gather(-1, rows["advised"][:, None]).mean()
                    loss = missed + 0.5 * off
                    agreed = (chances.argmax(-1) == rows["advised"]).float().mean()
                    facts.setdefault("agreed", []).append(agreed.detach())
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
                self.optimizer.step()
                self.model.keep_within_bounds()
                facts.setdefault("off", []).append(off.detach())
                facts.setdefault("entropy", []).append(doubt.detach())
        self.remember()
        return {name: torch.stack(some).mean() for name, some in facts.items()}

    @torch.no_grad()
    def remember(self) -> None:
        """Add the network of this round to the mean, where the first rounds soon count for nothing."""
        new = 1 - min(STEADY, (1 + self.rounds) / (10 + self.rounds))
        for mean, now in zip(self.mean.state_dict().values(), self.model.state_dict().values(), strict=True):
            if mean.is_floating_point():
                mean.lerp_(now, new)
            else:
                mean.copy_(now)

    # Stopping and going on.

    def save(self, path: Path) -> None:
        """Write everything a run needs to go on; it is complete or it is not there."""
        kept: dict[str, Any] = {"numbering": json.dumps(self.numbering)}
        kept |= {"decisions": self.decisions, "rounds": self.rounds, "spent": self.spent, "games": self.games}
        kept |= {
            "model": self.model.state_dict(),
            "mean": self.mean.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "chance": torch.get_rng_state(),
        }
        draft = path.with_suffix(".part")
        torch.save(kept, draft)
        draft.replace(path)

    def resume(self, path: Path) -> None:
        """Go on where a run stopped, with games that are dealt anew."""
        try:
            kept = torch.load(path, map_location=self.device, weights_only=True)
            check_numbering(path.name, json.loads(kept["numbering"]), self.numbering)
            self.model.load_state_dict(kept["model"])
            self.mean.load_state_dict(kept["mean"])
            self.optimizer.load_state_dict(kept["optimizer"])
        except (KeyError, RuntimeError, OSError, ValueError, EOFError) as mistake:
            if isinstance(mistake, BadInput):
                raise
            msg = f"{path.name}: not a checkpoint of this game and size of network"
            raise BadInput(msg) from None
        self.decisions, self.rounds, self.spent, self.games = (kept[name] for name in ("decisions", "rounds", "spent", "games"))
        torch.set_rng_state(kept["chance"].cpu())
        for half, batch in enumerate(self.batches):
            batch.reset(self.first_seed(self.rounds) + half * batch.games * (1 << 20))


def kind_of(setup: Json) -> str:
    """Return by what games are told apart in the report of a run."""
    if "heroes" in setup:
        seats = len(setup["heroes"])
        return f"{setup['heroes'][0]}-{setup['heroes'][1]}" if seats == 2 else f"{seats}{' teams' if setup.get('teams') else ''}"
    return " ".join(str(setup[name]) for name in ("scenario", "difficulty", "variants") if name in setup)
