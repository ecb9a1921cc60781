"""The application: everything put together, started and stopped."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from socket import socket as Socket  # noqa: N812 - a class, and `socket` is our own module
from types import FrameType
from typing import Annotated, Any

import uvicorn
from fastapi import FastAPI, Path, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

import parlour
from parlour.engine.said import Said
from parlour.server import http, http_learning, http_mine, http_packs, http_shelf, http_workshop, lobby, page, sharing, socket
from parlour.server import protocol as p
from parlour.server.access import house_of
from parlour.server.carrying import CarryGate
from parlour.server.codes import CodeGate
from parlour.server.contract import Store, StoreFailed
from parlour.server.guard import Guard
from parlour.server.house import House
from parlour.server.limits import Buckets, Shared, address_of
from parlour.server.manners import Manners
from parlour.server.patience import Patience, PatientProtocol
from parlour.server.refusals import Refused, problem_answer
from parlour.server.settings import Settings
from parlour.server.speaking import language_asked
from parlour.server.stored import answer
from parlour.server.stores import open_store
from parlour.server.turns import UnderWay
from parlour.server.wire import Wire

log = logging.getLogger("parlour.app")

ROUTERS = (http_shelf.router, http.router, http_learning.router, http_mine.router, http_workshop.router, http_packs.router)

CODES = {404: "unknown", 405: "bad_request", 413: "too_large", 400: "bad_request"}


def make_app(settings: Settings, store: Store) -> FastAPI:
    """Return the application on an open database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings, store)
        app.state.house = house
        guard.metrics = house.metrics
        try:
            await asyncio.to_thread(page.table)
            await house.begin()
            carries: CarryGate = app.state.carries
            for limit in (
                *(app.state.making, app.state.codes.mine, app.state.codes.wrong, house.talk.each, house.talk.all, house.space),
                *(carries.made, carries.tried, app.state.exports, app.state.studying, house.pictures.mine),
            ):
                limit.count_in(store, house.device_key)
            yield
            await house.end()
        finally:
            await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Parlour",
        version=parlour.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        redirect_slashes=False,
    )
    app.state.making = Shared("making", settings.tables_per_minute / 60, settings.table_burst)
    app.state.studying = Shared("studying", settings.studies_per_minute / 60, settings.study_burst)
    # Messages by socket count by address like requests: nobody says more by opening many sockets.
    app.state.messages = Buckets(settings.requests_per_second, settings.request_burst)
    app.state.codes = CodeGate(settings)
    app.state.carries = CarryGate()
    app.state.exports = Shared("everything", 2 / 60, 4)
    app.state.patience = Patience(settings)
    app.state.connections = UnderWay()
    app.state.public = {}
    for router in (*ROUTERS, socket.router):
        app.include_router(router)
    _add_running(app)
    _add_refusals(app)
    guard = _guard(app, settings)
    guard.making = app.state.making
    app.state.turns = guard.turns
    app.openapi = lambda: description(app)  # type: ignore[method-assign]
    return app


def _guard(app: FastAPI, settings: Settings) -> Guard:
    """Put the guard before everything else."""
    from parlour.server.metrics import Metrics  # noqa: PLC0415

    build = app.build_middleware_stack
    guard = Guard(app, settings, Metrics())

    def guarded() -> Any:
        guard.app = Manners(build(), [*(route for router in ROUTERS for route in router.routes), *app.routes])
        return guard

    app.build_middleware_stack = guarded  # type: ignore[method-assign]
    return guard


def _add_refusals(app: FastAPI) -> None:
    """Say every refusal in the same words."""

    @app.exception_handler(Refused)
    async def refused(request: Request, mistake: Refused) -> Response:
        house_of(request).metrics.add("refusals")
        return problem_answer(mistake.in_words(language_asked(request)))

    @app.exception_handler(StoreFailed)
    async def not_stored(request: Request, mistake: StoreFailed) -> Response:
        house_of(request).metrics.add("storage_failures")
        return problem_answer(Refused("storage", mistake.reason).in_words(language_asked(request)))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, mistake: RequestValidationError) -> Response:
        house_of(request).metrics.add("refusals")
        first = mistake.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem_answer(Refused("bad_request", f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def no_such_thing(_: Request, mistake: HTTPException) -> Response:
        code = CODES.get(mistake.status_code, "bad_request")
        return problem_answer(Refused(code, str(mistake.detail)), mistake.status_code)

    @app.exception_handler(Exception)
    async def failed(request: Request, mistake: Exception) -> Response:
        log.error("a request failed", exc_info=mistake)
        return problem_answer(Refused("unavailable", Said("went-wrong")).in_words(language_asked(request)), 500)


def _add_running(app: FastAPI) -> None:
    """What whoever runs the server wants to know."""

    @app.get("/healthz", responses={503: {"model": lobby.Health}})
    async def healthz(request: Request, response: Response) -> lobby.Health:
        """Say whether all is well: the server answers and can save."""
        house = house_of(request)
        storage = house.store.broken or house.nodes.cut_off
        response.status_code = 503 if storage else 200
        return lobby.Health(ok=not storage, storage="the database cannot be written" if storage else "")

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics(request: Request) -> PlainTextResponse:
        """Return counters in the text format of Prometheus."""
        house = house_of(request)
        gauges = {
            "tables": ("Tables in memory.", float(len(house.live))),
            "open": ("Open network connections, sockets included.", float(request.app.state.patience.open.total())),
            "turned_away": ("Connections ended at once, as there were too many.", float(request.app.state.patience.turned_away)),
            "connections": ("Open connections.", float(request.app.state.connections.total())),
            "bots_waiting": ("Bots that wait for a process.", float(house.thinkers.waiting)),
            "bots_thinking": ("Bots that think.", float(sum(len(live.thinking) for live in house.live.values()))),
            "commits": ("Transactions committed.", float(house.store.commits)),
            "commit_seconds": ("Seconds spent committing.", house.store.commit_seconds),
        }
        return PlainTextResponse(house.metrics.text(gauges))

    @app.get("/shared/{table}.{kind}", include_in_schema=False)
    async def shared(
        request: Request, table: Annotated[str, Path(pattern=r"^[0-9a-f]{1,40}$")], kind: Annotated[sharing.Kind, Path()]
    ) -> Response:
        """Return a picture of a finished game, as everybody may see it."""
        house = house_of(request)
        found = await house.pictures.of(house, table, kind, address_of(request.scope))
        return answer(found, request.headers)

    @app.get("/api/docs.json", include_in_schema=False)
    async def docs(request: Request) -> Response:
        """Return the OpenAPI document, messages of the socket included."""
        return await http_shelf.public(request, "docs", request.app.openapi)


def description(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document; the messages of the socket are among its schemas, for those who generate clients."""
    if app.openapi_schema is None:
        doc = get_openapi(title=app.title, version=app.version, routes=app.routes, summary="Tables for rules-heavy games.")
        schemas = doc["components"]["schemas"]
        for name, adapter, mode in (
            ("ClientMessage", p.client_messages, "validation"),
            ("ServerMessage", p.server_messages, "serialization"),
            ("Import", TypeAdapter(lobby.Import), "validation"),
        ):
            schema = adapter.json_schema(ref_template="#/components/schemas/{model}", mode=mode)  # type: ignore[arg-type]
            for inner, found in schema.pop("$defs").items():
                schemas.setdefault(inner, found)
            schemas[name] = schema
        app.openapi_schema = doc
    return app.openapi_schema


class QuietServer(uvicorn.Server):
    """A server that ends well when it is asked to stop; asked twice, it does not wait for slow clients."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[Socket] | None = None) -> None:
        """Say goodbye at the tables while there are still connections to say it by."""
        app: Any = self.config.app
        await app.state.house.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings) -> uvicorn.Server:
    """Return a server ready to run; opening the database is the first thing that can fail."""
    app = make_app(settings, open_store(settings.db, hints=settings.hints))
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=settings.most_message,
        ws=Wire,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=settings.silent_seconds,
        http=PatientProtocol,
        h11_max_incomplete_event_size=65_536,
    )
    return QuietServer(config)
