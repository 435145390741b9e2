"""Runs scim2-tester against the SCIM endpoint, and calls it with scim2-client. Prints each failure."""

import os
import sys
import uuid
from collections import Counter

from httpx2 import Client
from scim2_client.engines.httpx2 import SyncSCIMClient
from scim2_models import Error, PatchOp, PatchOperation, SearchRequest
from scim2_tester import Status, check_server, filling


def connect():
    """Return a client that knows nothing about the server yet."""
    headers = {"Authorization": f"Bearer {os.environ['TOKEN']}"}
    return SyncSCIMClient(Client(base_url=os.environ["SCIM"], headers=headers, timeout=30))


def in_verified_domain(path, example=filling.get_random_example_value):
    """Return an address in the organization's e-mail domain: users of other domains are refused."""
    name = str(path)
    is_address = name.endswith("emails.value") or (name == "value" and "email" in getattr(path.model, "__name__", "").lower())
    return f"{uuid.uuid4()}@scim.example" if is_address else example(path)


filling.get_random_example_value = in_verified_domain


def run_tester():
    """Run all checks; return the number of those that failed."""
    results = check_server(connect())
    for result in results:
        if result.status not in (Status.SUCCESS, Status.SKIPPED):
            print(f"{result.status.name} {result.title}: {result.reason}\n    {result.data}")
        elif result.status == Status.SKIPPED:
            print(f"SKIPPED {result.title}: {result.reason}")
    counts = Counter(result.status.name for result in results)
    print("scim2-tester:", ", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
    return len(results) - counts["SUCCESS"] - counts["SKIPPED"]


def run_client():
    """Use discovered models for the life of a user and a group."""
    scim = connect()
    scim.discover()
    user_type, group_type = scim.get_resource_model("User"), scim.get_resource_model("Group")
    emails = [{"value": "client@scim.example"}]
    user = scim.create(user_type(user_name="client@scim.example", active=True, emails=emails))
    found = scim.query(user_type, query_parameters=SearchRequest(filter='userName eq "client@scim.example"'))
    assert [one.id for one in found.resources] == [user.id]
    group = scim.create(group_type(display_name="Clients", members=[{"value": user.id}]))
    assert [member.value for member in scim.query(group_type, group.id).members] == [user.id]
    suspend = PatchOp[user_type](operations=[PatchOperation(op="replace", path="active", value=False)])
    assert scim.modify(user_type, user.id, suspend).active is False
    scim.delete(group_type, group.id)
    scim.delete(user_type, user.id)
    missing = scim.query(user_type, user.id, raise_scim_errors=False)
    assert isinstance(missing, Error) and missing.status == 404
    print("scim2-client: user and group created, found, changed and deleted")


run_client()
sys.exit(1 if run_tester() else 0)
