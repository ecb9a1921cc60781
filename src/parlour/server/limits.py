"""How much one address may ask for: so many at once, then so many a second. A household counts once, whatever its addresses."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

from parlour.engine.said import Said
from parlour.server.refusals import Refused
from parlour.server.settings import Settings
from parlour.server.turns import MOST_COUNTED

if TYPE_CHECKING:
    from parlour.server.contract import Store
    from parlour.server.live import LiveTable
    from parlour.server.rights import Rights

TABLE_TALK = 4
"""How much more a table may say than each of its seats."""


class Buckets:
    """So much at once, and then so much a second, for each address."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self._clock = now
        self._left: dict[str, tuple[float, float]] = {}

    def _now(self, who: str) -> tuple[float, float]:
        now = self._clock()
        left, before = self._left.get(who, (self.burst, now))
        return min(self.burst, left + (now - before) * self.per_second), now

    def has(self, who: str) -> bool:
        """Say whether one more would be fine, without counting one."""
        return self._now(who)[0] >= 1.0

    def take(self, who: str, much: float = 1.0) -> bool:
        """Say whether one more, or so much more, is fine."""
        left, now = self._now(who)
        self._left.pop(who, None)
        fine = left >= much
        self._left[who] = (left - much if fine else left, now)
        if len(self._left) > MOST_COUNTED:
            self._left.pop(next(iter(self._left)))
        return fine


class Shared:
    """The same for what is rare and worth counting everywhere: where several nodes serve, they count together."""

    def __init__(self, name: str, per_second: float, burst: float) -> None:
        self.name = name
        self.buckets = Buckets(per_second, burst)
        self.store: Store | None = None
        self.key = b""
        """Addresses are counted in the database, but not written there."""

    def count_in(self, store: Store, key: bytes) -> None:
        """Count together with others, if there can be any."""
        self.store, self.key = (store, key) if store.shared else (None, b"")

    async def has(self, who: str) -> bool:
        """Say whether one more would be fine, without counting one."""
        if self.store is None:
            return self.buckets.has(who)
        return await self.store.take(self._bucket(who), self.buckets.per_second, self.buckets.burst, only_look=True)

    async def take(self, who: str, much: float = 1.0) -> bool:
        """Say whether one more, or so much more, is fine."""
        if self.store is None:
            return self.buckets.take(who, much)
        return await self.store.take(self._bucket(who), self.buckets.per_second, self.buckets.burst, much)

    def _bucket(self, who: str) -> str:
        return hmac.digest(self.key, f"{self.name} {who}".encode(), "sha256").hex()[:32]


class Talk:
    """How much may be said at a table, or done that everybody is told of: by each seat, and by all together.

    It counts the seat and not the connection, so that nobody says more by coming several times.
    """

    def __init__(self, settings: Settings) -> None:
        self.each = Shared("seat", settings.chat_per_second, settings.chat_burst)
        self.all = Shared("table", settings.chat_per_second * TABLE_TALK, settings.chat_burst * TABLE_TALK)

    async def take(self, live: LiveTable, rights: Rights) -> None:
        """Refuse if somebody, or the whole table, has said too much in a short time."""
        name = {-1: "host", -2: "spectators"}.get(rights.who, f"seat {rights.who}")
        if not await self.each.take(f"{live.info.id} {name}") or not await self.all.take(live.info.id):
            raise Refused("too_many", Said("write-slower"))


def network_of(address: str) -> str:
    """Return whom an address is counted as: a household has one IPv4 address, but a whole network of IPv6 ones.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::/64')

    An IPv4 address in an IPv6 dress is still that address.

    >>> network_of("::ffff:192.0.2.7"), network_of("2002:c000:207:1::1")
    ('192.0.2.7', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    inner = found.ipv4_mapped or found.sixtofour
    return str(inner) if inner is not None else str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def address_of(scope: Any) -> str:
    """Return whom a request is counted as, for every limit there is."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"
