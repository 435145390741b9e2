import { expect } from "chai";
import { assistantOf, namesIn } from "../support/mcp/assistant.ts";
import { recordFactories, opportunityFactories } from "../support/record-factories.ts";
import { use, useFixture } from "../support/fixture.ts";
import { connect } from "../support/accounts/connections.ts";
import { createPerson, signIn } from "../support/accounts/people.ts";
import { catchProblem, sdkClient, type CallOutcome } from "../support/mcp/mcp.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("MCP: tools that write records", () => {
  const fixture = useFixture();
  const { task, found } = recordFactories(fixture);
  const { contact, company, opportunity, changesOf } = opportunityFactories(fixture);
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));
  const read = async (path: string) => (await fixture.crm.get(path)).at("data");
  const total = async (path: string) => (await fixture.crm.get(path)).at("meta.total");

  describe("tools/call create_crm_record", () => {
    it("creates all writable record types like the REST API", async () => {
      const cases: [string, string, object][] = [
        ["contact", "/v1/entities", { first_name: "Olga", email: "olga@create.example", tags: ["new"] }],
        ["company", "/v1/entities", { name: "Created", domain: "create.example" }],
        ["opportunity", "/v1/opportunities", { name: "Created", amount: 10, expected_close_date: "2031-01-31" }],
        ["task", "/v1/tasks", { title: "Created", due_at: "2031-01-31T10:00:00+01:00" }],
      ];
      for (const [record_type, path, fields] of cases) {
        const created = await crm.use("create_crm_record", { record_type, fields });
        expect(created.at("created")).to.equal(true);
        expect(created.at("possible_duplicates")).to.deep.equal([]);
        const wire = (await read(`${path}/${created.string("record.id")}`)) as object;
        expect(created.at("record")).to.deep.equal({ ...wire, ...(await namesIn(fixture.crm, wire)), record_type });
        expect(created.at("record.created_by.type")).to.equal("api_key");
        if ("source" in wire) expect(wire.source).to.equal("mcp");
      }
    });

    it("returns a remedy for each invalid field and writes nothing", async () => {
      const before = [await total("/v1/entities"), await total("/v1/tasks"), await total("/v1/opportunities")];
      const refused = (record_type: string, fields: object) =>
        crm.refused("create_crm_record", { record_type, fields });
      const cases: [string, object, object][] = [
        [
          "contact",
          { frist_name: "Ada" },
          { path: "/fields/frist_name", code: "unknown_field", did_you_mean: "first_name" },
        ],
        ["contact", { first_name: "Ada", email: "nobody" }, { path: "/fields/email", code: "format" }],
        ["contact", { job_title: "Nobody" }, { path: "/fields/email", code: "required" }],
        ["contact", { first_name: "Ada", version: 3 }, { path: "/fields/version", code: "unknown_field" }],
        ["contact", { first_name: "Ada", entity_type: "company" }, { path: "/fields/entity_type" }],
        [
          "contact",
          { first_name: "Ada", company_id: UNKNOWN_ID },
          { path: "/fields/company_id", code: "reference_not_found" },
        ],
        ["contact", { first_name: "Ada", custom_fields: { none: 1 } }, { path: "/fields/custom_fields/none" }],
        ["company", { domain: "a.example" }, { path: "/fields/name", code: "required" }],
        ["opportunity", { name: "Deal", stage: "none" }, { path: "/fields/stage" }],
        ["opportunity", { name: "Deal", amount: "12" }, { path: "/fields/amount", code: "type" }],
        [
          "task",
          { title: "Late", due_at: "2031-01-31T10:00:00" },
          { path: "/fields/due_at", code: "timezone_required" },
        ],
        ["task", { title: "Odd", priority: "huge" }, { path: "/fields/priority", code: "enum" }],
      ];
      for (const [record_type, fields, detail] of cases) {
        const answer = await refused(record_type, fields);
        expect(answer.at("details.0"), JSON.stringify(fields)).to.deep.include(detail);
      }
      expect((await refused("segment", { name: "No" })).at("details.0")).to.include({
        path: "/record_type",
      });
      const after = [await total("/v1/entities"), await total("/v1/tasks"), await total("/v1/opportunities")];
      expect(after).to.deep.equal(before);
    });

    it("rejects a probable duplicate until the user confirms it", async () => {
      const there = await contact({ first_name: "Hedy", last_name: "Lamarr" });
      const given = { record_type: "contact", fields: { first_name: "Hedy", last_name: "Lamarr" } };
      const refused = await crm.refused("create_crm_record", given);
      expect(refused.at("code")).to.equal("duplicate");
      expect(refused.at("details.0")).to.include({ path: "/fields", code: "possible_duplicate", existing_id: there });
      expect(refused.text).to.not.include("Lamarr");
      const created = await crm.use("create_crm_record", { ...given, allow_duplicate: true });
      expect(created.at("possible_duplicates.0")).to.include({ id: there, full_name: "Hedy Lamarr", confidence: 0.65 });
      const people = { op: "and", conditions: [{ field: "last_name", operator: "eq", value: "Lamarr" }] };
      expect(await found("/v1/entities/search", { filter: people })).to.have.lengthOf(2);
    });

    it("creates once for one idempotency_key and rejects the key for other arguments", async () => {
      const given = { record_type: "task", fields: { title: "Once" }, idempotency_key: "once-and-only-once" };
      const answers = await Promise.all([1, 2, 3].map(() => crm.call("create_crm_record", given)));
      for (const answer of answers)
        if (answer.outcome !== "result") expect(answer.at("code")).to.equal("idempotency_in_progress");
      const first = answers.find(({ outcome }) => outcome === "result");
      expect((await crm.use("create_crm_record", given)).json).to.deep.equal(first?.json);
      expect(await total("/v1/tasks?q=Once")).to.equal(1);
      const other = await crm.refused("create_crm_record", { ...given, fields: { title: "Once more" } });
      expect(other.at("code")).to.equal("idempotency_key_reused");
    });

    it("rejects a duplicate of a unique value despite confirmation", async () => {
      const there = await contact({ email: "one@unique.example" });
      const fields = { first_name: "Other", email: "one@unique.example" };
      const given = { record_type: "contact", fields, allow_duplicate: true };
      const refused = await crm.refused("create_crm_record", given);
      expect(refused.at("code")).to.equal("duplicate");
      expect(refused.at("details.0")).to.include({ path: "/fields/email", existing_id: there });
    });
  });

  describe("tools/call update_crm_record", () => {
    it("changes fields of all types and returns their previous values", async () => {
      const cases: [string, string, object, object][] = [
        ["contact", await contact({ job_title: "Clerk" }), { job_title: "Engineer" }, { job_title: "Clerk" }],
        ["company", await company({ industry: "Mills" }), { industry: null }, { industry: "Mills" }],
        ["opportunity", await opportunity({ amount: 5 }), { amount: 7 }, { amount: 5 }],
        ["task", await task({ priority: "low" }), { priority: "high" }, { priority: "low" }],
      ];
      for (const [record_type, record_id, fields, previous] of cases) {
        const changed = await crm.use("update_crm_record", { record_type, record_id, fields, expected_version: 1 });
        expect(changed.at("record")).to.include({ ...fields, version: 2, record_type });
        expect(changed.at("previous")).to.deep.include(previous);
        expect(changed.at("changed_fields")).to.have.members(Object.keys(changed.at("previous") as object));
      }
    });

    it("keeps the version and publishes nothing if nothing changes", async () => {
      const record_id = await contact({ job_title: "Clerk" });
      const fields = { job_title: "Clerk" };
      const same = await crm.use("update_crm_record", { record_type: "contact", record_id, fields });
      expect(same.json).to.deep.include({ changed_fields: [], previous: {} });
      expect(same.at("record.version")).to.equal(1);
      expect(await changesOf(record_id)).to.have.lengthOf(1);
    });

    it("returns custom fields individually", async () => {
      const definition = { entity_type: "task", key: "room", label: "Room", type: "text" };
      await fixture.crm.post("/v1/custom-fields", definition);
      await fixture.crm.post("/v1/custom-fields", { ...definition, key: "floor", label: "Floor" });
      const record_id = await task({ custom_fields: { room: "12", floor: "3" } });
      const fields = { custom_fields: { room: "14" } };
      const changed = await crm.use("update_crm_record", { record_type: "task", record_id, fields });
      expect(changed.json).to.deep.include({
        changed_fields: ["custom_fields.room"],
        previous: { "custom_fields.room": "12" },
      });
      const listed = await crm.use("list_crm_records", {
        record_type: "task",
        filters: [{ field: "custom_fields.room", operator: "eq", value: "14" }],
        fields: ["custom_fields.floor"],
      });
      expect(listed.list("records")).to.deep.equal([
        { id: record_id, record_type: "task", version: 2, custom_fields: { floor: "3" } },
      ]);
    });

    it("rejects an update for an outdated expected_version", async () => {
      const record_id = await contact();
      const given = { record_type: "contact", record_id, fields: { job_title: "Clerk" }, expected_version: 7 };
      const refused = await crm.refused("update_crm_record", given);
      expect(refused.at("code")).to.equal("version_conflict");
      expect(refused.at("details.0")).to.include({ path: "/expected_version", current_version: 1 });
      expect(await read(`/v1/entities/${record_id}`)).to.include({ version: 1, job_title: null });
    });

    it("applies concurrent changes and returns the replaced values", async () => {
      const record_id = await task({ title: "Start" });
      const titles = ["One", "Two", "Three", "Four"];
      const answers = await Promise.all(
        titles.map((title) => crm.use("update_crm_record", { record_type: "task", record_id, fields: { title } })),
      );
      const last = ((await read(`/v1/tasks/${record_id}`)) as { title: string }).title;
      const replaced = answers.map((answer) => answer.at("previous.title"));
      expect([...replaced, last]).to.have.members(["Start", ...titles]);
    });

    it("moves an opportunity and completes a task", async () => {
      const deal = await opportunity();
      const stageOf = { record_type: "opportunity", record_id: deal };
      const won = await crm.use("update_crm_record", { ...stageOf, fields: { stage: "won" } });
      expect(won.at("record")).to.include({ status: "won", probability: 100 });
      expect(won.at("previous")).to.include({ status: "open", stage: "qualification" });
      const todo = { record_type: "task", record_id: await task() };
      const done = await crm.use("update_crm_record", { ...todo, fields: { status: "completed" } });
      expect(done.string("record.completed_at")).to.match(/Z$/);
    });

    it("returns a remedy for each invalid field and an error for an unknown record", async () => {
      const record_id = await contact();
      const refused = (given: object) =>
        crm.refused("update_crm_record", {
          record_type: "contact",
          record_id,
          fields: { description: "No" },
          ...given,
        });
      const cases: [object, object][] = [
        [{ fields: { lead_score: 101 } }, { path: "/fields/lead_score", code: "maximum" }],
        [{ fields: { id: UNKNOWN_ID } }, { path: "/fields/id", code: "read_only" }],
        [{ fields: { expected_version: 1 } }, { path: "/fields/expected_version", code: "unknown_field" }],
        [{ fields: {} }, { path: "/fields", code: "too_few" }],
        [{ fields: { owner_id: UNKNOWN_ID } }, { path: "/fields/owner_id", code: "reference_not_found" }],
        [{ record_type: "company" }, { path: "/record_type", code: "wrong_entity_type" }],
      ];
      for (const [given, detail] of cases) {
        expect((await refused(given)).at("details.0"), JSON.stringify(given)).to.deep.include(detail);
      }
      expect((await refused({ record_id: UNKNOWN_ID })).at("code")).to.equal("not_found");
      expect(await read(`/v1/entities/${record_id}`)).to.include({ version: 1 });
    });
  });
});

describe("MCP: tool that links contacts to companies", () => {
  const fixture = useFixture();
  const { contact, company } = opportunityFactories(fixture);
  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));
  const read = async (path: string) => (await fixture.crm.get(path)).at("data");

  describe("tools/call link_contact_to_company", () => {
    it("links, returns the previous company and replaces it on request only", async () => {
      const [contact_id, first, second] = [await contact(), await company(), await company({ name: "Second" })];
      const linked = await crm.use("link_contact_to_company", { contact_id, company_id: first });
      expect(linked.json).to.deep.equal({
        contact_id,
        company_id: first,
        previous_company_id: null,
        changed: true,
      });
      const again = await crm.use("link_contact_to_company", { contact_id, company_id: first });
      expect(again.json).to.include({ previous_company_id: first, changed: false });
      const refused = await crm.refused("link_contact_to_company", { contact_id, company_id: second });
      expect(refused.at("code")).to.equal("state_conflict");
      expect(refused.at("details.0")).to.include({
        path: "/company_id",
        code: "linked_elsewhere",
        existing_id: first,
      });
      const replaced = await crm.use("link_contact_to_company", {
        contact_id,
        company_id: second,
        replace_existing: true,
      });
      expect(replaced.json).to.include({ company_id: second, previous_company_id: first, changed: true });
      expect(await read(`/v1/entities/${contact_id}`)).to.include({ company_id: second, version: 3 });
    });

    it("returns an error for a missing or wrong record", async () => {
      const [contact_id, company_id] = [await contact(), await company()];
      const refused = (given: object) => crm.refused("link_contact_to_company", { contact_id, company_id, ...given });
      expect((await refused({ contact_id: UNKNOWN_ID })).at("code")).to.equal("not_found");
      expect((await refused({ contact_id: company_id })).at("details.0")).to.include({ path: "/contact_id" });
      const lost = { path: "/company_id", code: "reference_not_found" };
      expect((await refused({ company_id: UNKNOWN_ID })).at("details.0")).to.include(lost);
      expect((await refused({ company_id: contact_id })).at("details.0")).to.include(lost);
    });
  });
});

describe("tools/call create_crm_record (products, official client)", () => {
  const fixture = useFixture();
  const fields = { name: "Difference engine", code: "DE-2", unit_price: 24_000.25, currency: "GBP", tags: ["brass"] };

  /** Calls create_crm_record for a product with an access token. */
  const createProduct = async (token: string): Promise<CallOutcome> => {
    const client = await sdkClient({ url: fixture.service.url, token });
    const call = { name: "create_crm_record", arguments: { record_type: "product", fields } };
    try {
      return catchProblem(await client.callTool(call));
    } finally {
      await client.close();
    }
  };

  it("creates a product that the REST API returns", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner });
    const { isError, structured } = await createProduct(token);
    expect([isError, structured?.["created"]]).to.deep.equal([false, true]);
    const record = structured?.["record"] as { readonly id: string };
    expect(record).to.include({ record_type: "product", version: 1, name: "Difference engine" });
    const read = await fixture.crm.get(`/v1/products/${record.id}`);
    expect(read.status).to.equal(200);
    expect(read.at("data")).to.deep.include({ id: record.id, ...fields });
  });

  it("creates nothing for a role without the permission, and nothing with a token without the scope", async () => {
    const administrator = await signIn(fixture.service.url, fixture.organization.owner);
    const permissions = ["products:read", "tasks:read", "tasks:write", "ai:connect"];
    expect((await administrator.post("/v1/roles", { name: "planner", permissions })).status).to.equal(201);
    const user = await createPerson(fixture.service, { organization: fixture.organization.record, role: "planner" });
    const before = (await fixture.crm.get("/v1/products")).at("meta.total");
    const planner = await connect(fixture.service, { user });
    const { isError, body } = await createProduct(planner.token);
    expect([isError, body["code"]]).to.deep.equal([true, "permission_denied"]);

    const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["crm:read"] });
    const refused: unknown = await createProduct(token).catch((error: unknown) => error);
    expect(refused).to.have.property("code", 403);
    expect(String(refused)).to.include("insufficient_scope");
    expect((await fixture.crm.get("/v1/products")).at("meta.total")).to.equal(before);
  });
});
