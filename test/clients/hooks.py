"""What the document says in words: the values of its formats, and parameters that exclude each other."""
import sys

import schemathesis
from hypothesis import strategies as st
from schemathesis import GenerationMode

# The schema of filters contains itself.
sys.setrecursionlimit(20_000)

schemathesis.openapi.format("timezone", st.sampled_from(["Europe/Paris", "America/New_York", "Asia/Tokyo", "UTC"]))
schemathesis.openapi.format("currency", st.sampled_from(["EUR", "USD", "JPY", "KWD"]))
schemathesis.openapi.format("country", st.sampled_from(["FR", "US", "JP"]))
schemathesis.openapi.format("phone", st.sampled_from(["+33 6 12 34 56 78", "+1 202-555-0143"]))
schemathesis.openapi.format("hostname", st.sampled_from(["mail.example", "crm.example"]))
schemathesis.openapi.format("ip-range", st.sampled_from(["192.0.2.0/24", "2001:db8::1"]))
schemathesis.openapi.format("uri", st.sampled_from(["https://example.com", "http://example.com/path?query#part"]))


@schemathesis.hook
def before_call(context, case, **kwargs):
    """A cursor comes from a previous response or is empty, and takes the place of the page number."""
    if case.meta is None or case.meta.generation.mode != GenerationMode.POSITIVE:
        return
    for values in (case.query, case.body):
        if isinstance(values, dict) and isinstance(values.get("cursor"), str):
            values["cursor"] = ""
            values.pop("page", None)
