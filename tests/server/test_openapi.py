"""The OpenAPI document and the server agree, whatever a stranger sends."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from parlour.client import ask
from parlour.server.app import make_app
from parlour.server.settings import Settings
from server.hosting import TWO, Running, Table

pytestmark = pytest.mark.attack

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def document(running: Running) -> Any:
    return ask("GET", f"{running.address}/api/docs.json")


def test_every_answer_is_described_whatever_is_asked(running: Running, document: Any) -> None:
    """Every other request holds a good key, so that it gets further than the door."""
    table = Table(running.address, seats=TWO)
    tried = 0
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=15, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask_anything(case: Any) -> None:
            nonlocal tried
            tried += 1
            if case.path_parameters and "table" in case.path_parameters and tried % 2:
                case.path_parameters["table"] = table.id
            headers = {"Authorization": f"Bearer {table.tokens['host']}"}
            case.call_and_validate(base_url=running.address, headers=headers, checks=CHECKS)

        ask_anything()
    assert tried > 100


def test_the_document_names_the_messages_of_the_socket(document: Any) -> None:
    schemas = document["components"]["schemas"]
    assert schemas["ClientMessage"]["discriminator"]["propertyName"] == "type"
    assert {"Choose", "Hello", "Answer", "StateMessage", "State"} <= schemas.keys()


def test_every_reference_in_the_document_leads_somewhere(document: Any) -> None:
    def references(part: Any) -> set[str]:
        if isinstance(part, dict):
            own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
            return own.union(*(references(value) for value in part.values()))
        return set[str]().union(*(references(value) for value in part)) if isinstance(part, list) else set()

    for reference in references(document):
        assert reference.startswith("#/components/schemas/")
        assert reference.rpartition("/")[2] in document["components"]["schemas"]


def test_the_document_is_the_same_without_a_server(document: Any, running: Running) -> None:
    app = make_app(Settings(running.settings.db), running.house.store)
    assert app.openapi() == document
