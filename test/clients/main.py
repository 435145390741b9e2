"""Makes three calls and one mistake with the generated client."""
import os
from uuid import UUID

from crm_client import AuthenticatedClient
from crm_client.api.entities import entities_create, entities_get, entities_list
from crm_client.models import ContactCreate

client = AuthenticatedClient(base_url=os.environ["CRM"], token=os.environ["KEY"], prefix="", auth_header_name="X-API-Key")


def expect(call, response, status):
    assert response.status_code == status, f"{call}: {response.status_code} {response.content!r}"
    return response.parsed


def show(call, status, field, actual, wanted):
    """Prints a field of a decoded response, which must have the wanted value."""
    print(f"python: {call}: {status}, {field} {actual}", flush=True)
    assert actual == wanted, f"{call}: {field} is not {wanted}"


email = "grace@clients.example"
body = {"entity_type": "contact", "email": email, "custom_fields": {"tier": "gold"}}
created = expect("entities.create", entities_create.sync_detailed(client=client, body=ContactCreate.from_dict(body)), 201)
show("entities.create", 201, "custom_fields.tier", created.data.custom_fields["tier"], "gold")

listed = expect("entities.list", entities_list.sync_detailed(client=client, q=email), 200)
show("entities.list", 200, "meta.total", listed.meta.total, 1)

got = expect("entities.get", entities_get.sync_detailed(created.data.id, client=client), 200)
show("entities.get", 200, "email", got.data.email, email)

missing = expect("entities.get of an unknown id", entities_get.sync_detailed(UUID(int=0), client=client), 404)
show("entities.get of an unknown id", 404, "code", missing.code, "not_found")
