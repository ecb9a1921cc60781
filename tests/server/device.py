"""A browser as far as the server knows it: cookies that are kept, and the second try that a first visit takes."""

from __future__ import annotations

import json
import re
from typing import Any

from parlour.client import Json
from server.hosting import Running, request


class Device:
    """One browser; without cookies if it is told not to keep any."""

    def __init__(self, running: Running, *, keeps: bool = True, host: str | None = None) -> None:
        self.running = running
        self.keeps = keeps
        self.more = {"Host": host} if host is not None else {}
        self.cookies: dict[str, str] = {}
        self.told = ""
        """The last cookie the server gave, as it was given."""

    @property
    def headers(self) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return self.more | ({"Cookie": cookie} if cookie else {})

    def once(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask once, and keep the cookie that comes with the answer."""
        status, headers, data = request(self.running, method, path, body, self.headers)
        if "set-cookie" in headers:
            self.told = headers["set-cookie"]
            found = re.match(r"([^=]+)=([^;]*)", self.told)
            assert found is not None
            if self.keeps:
                self.cookies[found[1]] = found[2]
        return status, json.loads(data)

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask as the page does: again, if a cookie has to be kept first."""
        status, answer = self.once(method, path, body)
        if status == 401 and answer["code"] == "no_cookie":
            status, answer = self.once(method, path, body)
        return status, answer

    def join(self, link: str, name: str = "") -> tuple[int, Json]:
        table, _, token = link.rpartition("/")[2].partition("#")
        return self.ask("POST", "/api/join", {"table": table, "token": token, "name": name})

    def opens(self, table: str) -> list[int]:
        """Return the seats whose view a table shows this device; nothing if it does not open."""
        status, answer = self.once("GET", f"/api/tables/{table}")
        return [state["seat"] for state in answer["states"] if state["seat"] is not None] if status == 200 else []
