"""Makes three calls and one mistake with the generated client."""
import os
from uuid import UUID

from crm_client import AuthenticatedClient
from crm_client.api.entities import entities_create, entities_get, entities_list
from crm_client.models import ContactCreate

client = AuthenticatedClient(base_url=os.environ["CRM"], token=os.environ["KEY"], prefix="", auth_header_name="X-API-Key")


def expect(name, response, status):
    assert response.status_code == status, f"{name}: {response.status_code} {response.content!r}"
    print(f"python: {name}: {status}")


body = {"entity_type": "contact", "first_name": "Grace", "custom_fields": {"tier": "gold"}}
created = entities_create.sync_detailed(client=client, body=ContactCreate.from_dict(body))
expect("entities.create", created, 201)
contact = created.parsed.data
assert contact.custom_fields["tier"] == "gold"
listed = entities_list.sync_detailed(client=client, q="Grace")
expect("entities.list", listed, 200)
assert [one.id for one in listed.parsed.data] == [contact.id]
expect("entities.get", entities_get.sync_detailed(contact.id, client=client), 200)
missing = entities_get.sync_detailed(UUID(int=0), client=client)
expect("entities.get of an unknown id", missing, 404)
assert missing.parsed.code == "not_found"
