import { expect } from "chai";
import { callerByKey, signInAs } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("POST /v1/entities/batch (entities.batch)", () => {
  const fixture = useFixture({ oracle: true });

  const create = async (email: string): Promise<string> =>
    await fixture.crm.create("/v1/entities", { entity_type: "contact", email });
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

describe("POST /v1/entities/upsert (entities.upsert)", () => {
  const fixture = useFixture({ oracle: true });

  const upsert = async (body: Record<string, unknown>): Promise<Answer> =>
    await fixture.crm.post("/v1/entities/upsert", body);
  const byEmail = async (record: Record<string, unknown>): Promise<Answer> =>
    await upsert({ match_by: "email", record: { entity_type: "contact", ...record } });

  it("creates a contact with a new address and updates it the next time", async () => {
    const first = await byEmail({ email: "Ada@Upsert.example", first_name: "Ada", tags: ["new"] });
    expect([first.status, first.at("meta")]).to.deep.equal([200, { created: true }]);
    expect(first.at("data")).to.include({ email: "ada@upsert.example", version: 1 });
    expect(first.headers.get("etag")).to.equal('"1"');
    const second = await byEmail({ email: "ada@upsert.example", last_name: "Lovelace" });
    expect([second.status, second.at("meta")]).to.deep.equal([200, { created: false }]);
    expect(second.at("data")).to.include({ id: first.at("data.id"), full_name: "Ada Lovelace", version: 2 });
    expect(second.at("data.tags")).to.deep.equal(["new"]);
  });

  it("writes nothing if nothing changes", async () => {
    const first = await byEmail({ email: "same@upsert.example", first_name: "Same" });
    const again = await byEmail({ email: "same@upsert.example", first_name: "Same" });
    expect(again.at("data")).to.deep.equal(first.at("data"));
  });

  it("finds a contact by an additional address and keeps its primary address", async () => {
    const emails = { email: "first@upsert.example", additional_emails: ["second@upsert.example"] };
    const contact = await fixture.crm.post("/v1/entities", { entity_type: "contact", ...emails });
    const found = await byEmail({ email: "second@upsert.example", job_title: "Engineer", additional_emails: [] });
    expect(found.at("data")).to.include({ id: contact.at("data.id"), email: "first@upsert.example" });
    expect(found.at("data.additional_emails")).to.deep.equal(["second@upsert.example"]);
    expect(found.at("data.job_title")).to.equal("Engineer");
  });

  it("finds a company by its domain in any notation", async () => {
    const record = { entity_type: "company", name: "Engines", domain: "engines.example" };
    const first = await upsert({ match_by: "domain", record });
    const again = await upsert({ match_by: "domain", record: { ...record, domain: "https://ENGINES.example/about" } });
    expect(again.at("meta.created")).to.equal(false);
    expect(again.at("data.id")).to.equal(first.at("data.id"));
  });

  it("finds a record by an external id and merges its external ids", async () => {
    const of = (ids: object, more: object = {}) => ({
      match_by: "external_id",
      namespace: "erp",
      record: { entity_type: "contact", first_name: "Grace", external_ids: ids, ...more },
    });
    const first = await upsert(of({ erp: "7", shop: "a" }));
    const again = await upsert(of({ erp: "7", desk: "b" }, { last_name: "Hopper" }));
    expect(again.at("data")).to.deep.include({ id: first.at("data.id"), full_name: "Grace Hopper" });
    expect(again.at("data.external_ids")).to.deep.equal({ erp: "7", shop: "a", desk: "b" });
    const company = await upsert({
      ...of({}),
      record: { entity_type: "company", name: "Seven", external_ids: { erp: "7" } },
    });
    expect(company.at("meta.created"), "companies have ids of their own").to.equal(true);
  });

  it("ignores deleted records and creates a new one", async () => {
    const first = await byEmail({ email: "gone@upsert.example" });
    await fixture.crm.delete(`/v1/entities/${first.string("data.id")}`);
    const second = await byEmail({ email: "gone@upsert.example" });
    expect(second.at("meta.created")).to.equal(true);
    expect(second.at("data.id")).not.to.equal(first.at("data.id"));
  });

  it("creates one record for concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => byEmail({ email: "race@upsert.example", first_name: `N${index}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]));
    expect(new Set(answers.map((answer) => answer.at("data.id"))).size).to.equal(1);
    expect(answers.filter((answer) => answer.at("meta.created") === true)).to.have.length(1);
    expect((await fixture.crm.get("/v1/entities?email=race@upsert.example")).at("meta.total")).to.equal(1);
  });

  const refused: [title: string, body: object, answer: [number, string, string, string]][] = [
    [
      "a company by its address, which is nobody's own",
      { match_by: "email", record: { entity_type: "company", name: "X", email: "x@upsert.example" } },
      [422, "unprocessable", "/match_by", "wrong_entity_type"],
    ],
    [
      "a record without the key",
      { match_by: "email", record: { entity_type: "contact", first_name: "X" } },
      [400, "validation_failed", "/record/email", "required"],
    ],
    [
      "an external id without its namespace",
      { match_by: "external_id", record: { entity_type: "contact", external_ids: { erp: "1" } } },
      [400, "validation_failed", "/namespace", "required"],
    ],
    [
      "a namespace in which the record has no id",
      { match_by: "external_id", namespace: "crm", record: { entity_type: "contact", external_ids: { erp: "1" } } },
      [422, "unprocessable", "/record/external_ids/crm", "required"],
    ],
    [
      "a field of another kind of record",
      { match_by: "email", record: { entity_type: "contact", email: "y@upsert.example", vat_number: "1" } },
      [400, "validation_failed", "/record/vat_number", "unknown_field"],
    ],
    [
      "a company that is not there",
      {
        match_by: "email",
        record: {
          entity_type: "contact",
          email: "z@upsert.example",
          company_id: "01990000-0000-7000-8000-000000000000",
        },
      },
      [422, "unprocessable", "/record/company_id", "reference_not_found"],
    ],
  ];
  for (const [title, body, expected] of refused) {
    it(`returns an error for ${title}`, async () => {
      const before = (await fixture.crm.get("/v1/entities")).at("meta.total");
      const answer = await fixture.crm.post("/v1/entities/upsert", body);
      const place = [answer.at("details.0.path"), answer.at("details.0.code")];
      expect([answer.status, answer.at("code"), ...place]).to.deep.equal(expected);
      expect((await fixture.crm.get("/v1/entities")).at("meta.total")).to.equal(before);
    });
  }

  it("returns 409 for another unique value that another record has", async () => {
    const other = await byEmail({ email: "taken@upsert.example" });
    const mine = await byEmail({ email: "mine@upsert.example", first_name: "Mine" });
    for (const email of ["mine@upsert.example", "third@upsert.example"]) {
      const answer = await byEmail({ email, first_name: "X", additional_emails: ["taken@upsert.example"] });
      expect([answer.status, answer.at("details.0.path")]).to.deep.equal([409, "/record/additional_emails/0"]);
      expect(answer.at("details.0.existing_id")).to.equal(other.at("data.id"));
    }
    const now = await fixture.crm.get(`/v1/entities/${mine.string("data.id")}`);
    expect(now.at("data")).to.deep.equal(mine.at("data"));
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
