import { expect } from "chai";
import { callerByKey, signInAs } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("POST /v1/entities/batch (entities.batch)", () => {
  const fixture = useFixture({ oracle: true });

  const create = async (email: string): Promise<string> =>
    (await fixture.crm.post("/v1/entities", { entity_type: "contact", email })).string("data.id");
  const batch = async (operations: readonly object[], as = fixture.crm): Promise<Answer> =>
    await as.post("/v1/entities/batch", { operations });
  const contact = (email: string, more: object = {}): object => ({ entity_type: "contact", email, ...more });
  const statuses = (answer: Answer): unknown[] => answer.list("data.results").map(({ status }) => status);

  it("executes each operation and returns the results in order", async () => {
    const [one, two] = [await create("one@batch.example"), await create("two@batch.example")];
    const answer = await batch([
      { method: "create", record: contact("three@batch.example", { first_name: "Three" }) },
      { method: "update", id: one, changes: { lead_score: 60 } },
      { method: "delete", id: two, expected_version: 1 },
      { method: "upsert", match_by: "email", record: contact("one@batch.example", { first_name: "One" }) },
      { method: "upsert", match_by: "email", record: contact("four@batch.example") },
    ]);
    expect(statuses(answer)).to.deep.equal([201, 200, 200, 200, 201]);
    expect(answer.at("data")).to.include({ succeeded: 5, failed: 0 });
    expect(answer.list("data.results").map(({ index }) => index)).to.deep.equal([0, 1, 2, 3, 4]);
    expect(answer.at("data.results.0.data")).to.include({ first_name: "Three", version: 1 });
    expect(answer.at("data.results.2.data")).to.have.all.keys("id", "deleted_at");
    expect(answer.at("data.results.3.data")).to.include({ id: one, lead_score: 60, first_name: "One", version: 3 });
    expect((await fixture.crm.get(`/v1/entities/${two}`)).status).to.equal(404);
  });

  it("returns an error for each failed operation and executes the others", async () => {
    const taken = await create("taken@batch.example");
    const answer = await batch([
      { method: "create", record: contact("taken@batch.example") },
      { method: "update", id: UNKNOWN_ID, changes: { lead_score: 1 } },
      { method: "update", id: taken, expected_version: 9, changes: { lead_score: 1 } },
      { method: "update", id: taken, changes: { company_id: UNKNOWN_ID } },
      { method: "update", id: taken, changes: { vat_number: "X" } },
      { method: "upsert", match_by: "domain", record: contact("taken@batch.example") },
      { method: "create", record: contact("rest@batch.example") },
    ]);
    expect(answer.status).to.equal(200);
    expect(statuses(answer)).to.deep.equal([409, 404, 412, 422, 422, 422, 201]);
    expect(answer.at("data")).to.include({ succeeded: 1, failed: 6 });
    const failed = answer.list("data.results").slice(0, 6);
    expect(failed.map(({ error }) => withoutTexts(error))).to.deep.equal([
      { code: "duplicate", details: [{ path: "/record/email", code: "existing_record", existing_id: taken }] },
      { code: "not_found" },
      {
        code: "version_conflict",
        details: [{ path: "/expected_version", code: "current_version", current_version: 1 }],
      },
      { code: "unprocessable", details: [{ path: "/changes/company_id", code: "reference_not_found" }] },
      { code: "unprocessable", details: [{ path: "/changes/vat_number", code: "unknown_field" }] },
      {
        code: "unprocessable",
        details: [{ path: "/match_by", code: "wrong_entity_type", allowed_values: ["company"] }],
      },
    ]);
    expect((await fixture.crm.get(`/v1/entities/${taken}`)).at("data.version")).to.equal(1);
  });

  it("returns 400 and executes nothing if an operation is malformed", async () => {
    const answer = await batch([
      { method: "create", record: contact("never@batch.example") },
      { method: "create", record: { entity_type: "contact", email: "no address" } },
      { method: "destroy", id: UNKNOWN_ID },
    ]);
    expect([answer.status, answer.at("code")]).to.deep.equal([400, "validation_failed"]);
    const places = answer.list("details").map(({ path, code }) => [path, code]);
    expect(places).to.deep.include.members([
      ["/operations/1/record/email", "format"],
      ["/operations/2/method", "enum"],
    ]);
    expect((await fixture.crm.get("/v1/entities?email=never@batch.example")).at("meta.total")).to.equal(0);
  });

  it("accepts one to a hundred operations", async () => {
    const many = (count: number): object[] =>
      Array.from({ length: count }, (_, index) => ({
        method: "upsert",
        match_by: "email",
        record: contact(`many.${index}@batch.example`),
      }));
    expect((await batch([])).at("details.0.code")).to.equal("too_few");
    expect((await batch(many(101))).at("details.0.code")).to.equal("too_many");
    expect((await batch(many(100))).at("data.succeeded")).to.equal(100);
  });

  it("returns 403 for deletions without entities:delete", async () => {
    const id = await create("kept@batch.example");
    const scopes = ["entities:write"] as const;
    const byKey = await batch(
      [
        { method: "delete", id },
        { method: "update", id, changes: { lead_score: 2 } },
      ],
      await callerByKey(fixture.service, { user: fixture.organization.owner, scopes: [...scopes] }),
    );
    expect(statuses(byKey)).to.deep.equal([403, 200]);
    expect(withoutTexts(byKey.at("data.results.0.error"))).to.deep.equal({
      code: "insufficient_scope",
      details: [{ path: "", code: "required_scope", required: ["entities:delete"] }],
    });
    const member = await signInAs(fixture.service, { organization: fixture.organization.record, role: "member" });
    const byMember = await batch([{ method: "delete", id }], member);
    expect(byMember.at("data.results.0.error.code")).to.equal("permission_denied");
    expect((await fixture.crm.get(`/v1/entities/${id}`)).status).to.equal(200);
  });
});

/** Returns an error without its sentences and the list of allowed fields. */
function withoutTexts(value: unknown): object {
  const {
    error: _,
    details,
    ...error
  } = value as { error: string; details?: { message: string; allowed_fields?: object }[] };
  const shown = details?.map(({ message: _message, allowed_fields: _fields, ...detail }) => detail);
  return { ...error, ...(shown && { details: shown }) };
}
