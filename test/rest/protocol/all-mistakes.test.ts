import { expect } from "chai";
import { callerByKey } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN = "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e";

const mistakes = (answer: Answer): unknown[] => [
  answer.status,
  answer.at("code"),
  ...answer
    .list("details")
    .map(({ path, code }) => `${String(path)} ${String(code)}`)
    .sort(),
];

describe("All operations: the mistakes of a record", () => {
  const fixture = useFixture({ oracle: true });

  before(async () => {
    for (const entity_type of ["contact", "opportunity", "task"]) {
      const field = { entity_type, key: "tier", label: "Tier", type: "select", options: ["gold", "silver"] };
      expect((await fixture.crm.post("/v1/custom-fields", field)).status).to.equal(201);
    }
  });

  it("returns those of the shape, of custom fields, references and values of a new record in one 400", async () => {
    const contact = {
      entity_type: "contact",
      first_name: 7,
      custom_fields: { tier: "bronze", nope: "x" },
      company_id: UNKNOWN,
    };
    expect(mistakes(await fixture.crm.post("/v1/entities", contact))).to.deep.equal([
      400,
      "validation_failed",
      "/company_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
      "/custom_fields/tier enum",
      "/first_name type",
    ]);
    const company = {
      entity_type: "company",
      name: "Engines",
      employee_count: "many",
      annual_revenue: 1.234,
      owner_id: UNKNOWN,
    };
    expect(mistakes(await fixture.crm.post("/v1/entities", company))).to.include.members([
      400,
      "/employee_count type",
      "/owner_id reference_not_found",
    ]);
    const opportunity = { name: "", company_id: UNKNOWN, custom_fields: { nope: 1 } };
    expect(mistakes(await fixture.crm.post("/v1/opportunities", opportunity))).to.deep.equal([
      400,
      "validation_failed",
      "/company_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
      "/name too_short",
    ]);
    const task = { title: "Call", priority: "utmost", assignee_id: UNKNOWN, custom_fields: { nope: 1 } };
    expect(mistakes(await fixture.crm.post("/v1/tasks", task))).to.deep.equal([
      400,
      "validation_failed",
      "/assignee_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
      "/priority enum",
    ]);
  });

  it("returns all in one 422 if the shape is right", async () => {
    const contact = {
      entity_type: "contact",
      first_name: "Ada",
      custom_fields: { nope: "x" },
      company_id: UNKNOWN,
      owner_id: UNKNOWN,
    };
    expect(mistakes(await fixture.crm.post("/v1/entities", contact))).to.deep.equal([
      422,
      "unprocessable",
      "/company_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
      "/owner_id reference_not_found",
    ]);
    const task = { title: "Call", assignee_id: UNKNOWN, custom_fields: { nope: 1 } };
    expect(mistakes(await fixture.crm.post("/v1/tasks", task))).to.deep.equal([
      422,
      "unprocessable",
      "/assignee_id reference_not_found",
      "/custom_fields/nope unknown_custom_field",
    ]);
  });

  it("returns all of an update, but none for values that stay", async () => {
    const made = await fixture.crm.post("/v1/entities", {
      entity_type: "contact",
      first_name: "Ada",
      custom_fields: { tier: "gold" },
    });
    const path = `/v1/entities/${made.string("data.id")}`;
    const changes = { lead_score: "high", custom_fields: { tier: "bronze" }, company_id: UNKNOWN, first_name: "Ada" };
    expect(mistakes(await fixture.crm.put(path, changes))).to.deep.equal([
      400,
      "validation_failed",
      "/company_id reference_not_found",
      "/custom_fields/tier enum",
      "/lead_score type",
    ]);
    expect(mistakes(await fixture.crm.put(path, { ...(made.at("data") as object), lead_score: "high" }))).to.deep.equal(
      [400, "validation_failed", "/lead_score type"],
    );
    expect(mistakes(await fixture.crm.put(`/v1/entities/${UNKNOWN}`, changes)), "no record").to.deep.equal([
      400,
      "validation_failed",
      "/lead_score type",
    ]);
  });

  const contactOf = async (): Promise<string> =>
    await fixture.crm.create("/v1/entities", { entity_type: "contact", first_name: "Ada" });

  it("returns all of each operation of a batch", async () => {
    const id = await contactOf();
    const wrong = { custom_fields: { nope: 1 }, company_id: UNKNOWN, owner_id: UNKNOWN };
    const answer = await fixture.crm.post("/v1/entities/batch", {
      operations: [
        { method: "create", record: { entity_type: "contact", first_name: "Ada", ...wrong } },
        { method: "update", id, changes: { vat_number: "X", company_id: UNKNOWN } },
        { method: "update", id, changes: { created_at: "2020-01-01T00:00:00Z", company_id: UNKNOWN } },
        { method: "upsert", match_by: "email", record: { entity_type: "contact", email: "a@b.example", ...wrong } },
        { method: "create", record: { entity_type: "contact", first_name: "Grace" } },
      ],
    });
    const all = (answer.list("data.results") as { status: number; error?: { details: { path: string }[] } }[]).map(
      ({ status, error }) => [status, ...(error?.details ?? []).map(({ path }) => path).sort()],
    );
    expect(all).to.deep.equal([
      [422, "/record/company_id", "/record/custom_fields/nope", "/record/owner_id"],
      [422, "/changes/company_id", "/changes/vat_number"],
      [422, "/changes/company_id", "/changes/created_at"],
      [422, "/record/company_id", "/record/custom_fields/nope", "/record/owner_id"],
      [201],
    ]);
    const tasks = await fixture.crm.post("/v1/tasks/batch", {
      operations: [{ method: "create", record: { title: "Call", assignee_id: UNKNOWN, custom_fields: { nope: 1 } } }],
    });
    const details = tasks.list("data.results.0.error.details").map(({ path }) => path);
    expect(details.sort()).to.deep.equal(["/record/assignee_id", "/record/custom_fields/nope"]);
  });

  it("returns those of all operations of a batch in one 400 if the shape of one is wrong", async () => {
    const id = await contactOf();
    const batch = {
      operations: [
        { method: "create", record: { entity_type: "contact", first_name: "Ada", custom_fields: { tier: "bronze" } } },
        { method: "update", id, changes: { first_name: 7, company_id: UNKNOWN } },
        { method: "upsert", match_by: "email", record: { entity_type: "contact", owner_id: UNKNOWN } },
        { method: "destroy", id },
      ],
    };
    expect(mistakes(await fixture.crm.post("/v1/entities/batch", batch))).to.deep.equal([
      400,
      "validation_failed",
      "/operations/0/record/custom_fields/tier enum",
      "/operations/1/changes/company_id reference_not_found",
      "/operations/1/changes/first_name type",
      "/operations/2/record/email required",
      "/operations/2/record/owner_id reference_not_found",
      "/operations/3/method enum",
    ]);
    const tasks = {
      operations: [
        { method: "create", record: { title: 7, assignee_id: UNKNOWN } },
        { method: "create", record: { title: "Call", custom_fields: { nope: 1 } } },
      ],
    };
    expect(mistakes(await fixture.crm.post("/v1/tasks/batch", tasks))).to.deep.equal([
      400,
      "validation_failed",
      "/operations/0/record/assignee_id reference_not_found",
      "/operations/0/record/title type",
      "/operations/1/record/custom_fields/nope unknown_custom_field",
    ]);
    const many = Array.from({ length: 100 }, () => ({ method: "create", record: { title: 7, assignee_id: UNKNOWN } }));
    const answer = await fixture.crm.post("/v1/tasks/batch", { operations: many });
    expect([answer.status, answer.list("details").length]).to.deep.equal([400, 20]);
  });

  it("returns those of an upsert, which are those of a new record or of changes", async () => {
    const field = { entity_type: "company", key: "rating", label: "Rating", type: "number", required: true };
    const made = await fixture.crm.post("/v1/custom-fields", field);
    const values = { name: "Known", domain: "upsert.example", employee_count: "x", parent_company_id: UNKNOWN };
    const record = { entity_type: "company", ...values };
    const upsert = async (match_by: string): Promise<unknown[]> =>
      mistakes(await fixture.crm.post("/v1/entities/upsert", { match_by, record }));
    expect(await upsert("domain")).to.deep.equal([
      400,
      "validation_failed",
      "/record/custom_fields/rating required",
      "/record/employee_count type",
      "/record/parent_company_id reference_not_found",
    ]);
    const known = { entity_type: "company", name: "Known", domain: "upsert.example", custom_fields: { rating: 1 } };
    expect((await fixture.crm.post("/v1/entities", known)).status).to.equal(201);
    expect(await upsert("domain")).to.deep.equal([
      400,
      "validation_failed",
      "/record/employee_count type",
      "/record/parent_company_id reference_not_found",
    ]);
    expect(await upsert("email")).to.include.members(["/match_by wrong_entity_type", "/record/employee_count type"]);
    await fixture.crm.delete(`/v1/custom-fields/${made.string("data.id")}`);
  });

  it("returns only those of the shape for records that the caller may not read or write", async () => {
    const user = fixture.organization.owner;
    const limited = await callerByKey(fixture.service, {
      user,
      scopes: ["entities:read", "entities:write", "records:export", "files:write"],
    });
    const cases: [string, object][] = [
      ["/v1/views", { record_type: "opportunity", name: 7, columns: ["nope"] }],
      ["/v1/exports", { entity_type: "task", filter: 7, fields: ["nope"] }],
      ["/v1/imports", { entity_type: "product", dry_run: 7, mapping: { Name: "nope" } }],
      ["/v1/files", { record_type: "opportunity", record_id: UNKNOWN, name: 7 }],
    ];
    for (const [path, body] of cases) {
      const [all, own] = [await fixture.crm.post(path, body), await limited.post(path, body)].map(mistakes);
      expect(all?.length, path).to.equal(4);
      expect(own, path).to.deep.equal(all?.slice(0, 2).concat(all.filter((one) => / type$/.test(String(one)))));
    }
  });

  it("returns at most twenty, in the caller's language", async () => {
    const custom_fields = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`nope_${String(index)}`, 1]));
    const body = { entity_type: "contact", first_name: 7, custom_fields };
    const answer = await fixture.crm.post("/v1/entities", body, { "Accept-Language": "fr" });
    expect([answer.status, answer.list("details").length]).to.deep.equal([400, 20]);
    expect(answer.list("details").map(({ message }) => message)).to.include("Ce champ personnalisé n’existe pas.");
  });

  it("reveals nothing about read-only values that are sent back to a caller who may not read the record", async () => {
    const { owner } = fixture.organization;
    const writer = await callerByKey(fixture.service, { user: owner, scopes: ["entities:write"] });
    const made = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
    const path = `/v1/entities/${made.string("data.id")}`;
    const guesses = [{ full_name: "Ada" }, { full_name: "Eve" }, { version: 1 }, { version: 9 }, { related: {} }];
    for (const guess of guesses)
      expect(mistakes(await writer.put(path, { first_name: 7, ...guess })), JSON.stringify(guess)).to.deep.equal([
        400,
        "validation_failed",
        "/first_name type",
      ]);
  });

  it("returns each once, under its own name and at its own place", async () => {
    const post = async (path: string, body: object): Promise<unknown[]> => mistakes(await fixture.crm.post(path, body));
    const long = "n".repeat(900_000);
    expect(await post("/v1/entities", { entity_type: "contact", first_name: "A", "a/b": 1 })).to.deep.equal([
      400,
      "validation_failed",
      "/a~1b unknown_field",
    ]);
    const cut = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "A", [long]: 1 });
    expect(cut.text.length).to.be.below(4_000);
    const company = { entity_type: "company", name: "X", domain: "localhost" };
    const upserted = await post("/v1/entities/upsert", { match_by: "domain", record: company });
    expect(upserted.filter((one) => String(one).includes("domain"))).to.deep.equal(["/record/domain format"]);
    const past = { subject: "s", html: "<p>x</p>", text: null, send_at: "2000-01-01T00:00:00Z" };
    const late = await post("/v1/notifications/emails", { ...past, to: [{ email: "a@b.example" }] });
    expect(late.slice(2).map((one) => String(one).split(" ")[0])).to.deep.equal(["/send_at"]);
    const repeated = { subject: "s", text: "x", to: [{ email: "a@b.example" }, { email: "a@b.example" }] };
    expect(await post("/v1/notifications/emails", { ...repeated, topic_id: UNKNOWN })).to.satisfy(
      (found: unknown[]) => new Set(found).size === found.length,
    );
  });

  it("returns those of the body together with those of a header", async () => {
    const body = { entity_type: "contact", first_name: "A", owner_id: UNKNOWN };
    const answer = await fixture.crm.post("/v1/entities", body, { "Idempotency-Key": "x".repeat(300) });
    expect(mistakes(answer)).to.include("/owner_id reference_not_found").and.include("validation_failed");
  });
});
