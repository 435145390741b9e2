import { expect } from "chai";
import { merged } from "../../support/contract/arbitrary.ts";
import { schemaProblems } from "../../support/contract/contract.ts";
import { operations, resolve, type OperationDocument, type Schema } from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { sendPrepared, type Twist } from "../../support/contract/requests.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { createTenant } from "../../support/tenant.ts";
import { callerAt } from "../../support/caller.ts";
import type { Answer } from "../../support/wire.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Contacts and companies are identified by their type too. */
const identityIn = ({ id }: OperationDocument): string[] =>
  id.startsWith("entities.") || id === "segments.members" ? ["id", "entity_type", "version"] : ["id", "version"];
const selecting = operations.filter((operation) => namesOf(operation) !== undefined);

describe("All operations: chosen fields (fields)", () => {
  const fixture = useFixture({ oracle: "with answers" });
  let company: string;
  const tenant = use(() => createTenant(fixture.service));
  before(async () => {
    company = await tenant.owner.create("/v1/entities", { entity_type: "company", name: "Engines" });
    const employee = { entity_type: "contact", first_name: "Ada", company_id: company };
    await tenant.owner.post("/v1/entities", employee);
    const related_to = [{ record_type: "company", record_id: company }];
    await tenant.owner.post("/v1/tasks", { title: "Call", related_to });
    await tenant.owner.post("/v1/notes", { body: "Called.", related_to });
    await tenant.owner.post("/v1/opportunities", { name: "Machines", company_id: company });
    for (const { id } of selecting.filter((one) => one.path.endsWith("/{id}"))) await prepare(id, tenant);
  });

  it("exists for lists, searches and single records of every resource", () => {
    const ids = selecting.map(({ id }) => id);
    expect(ids).to.include.members(["entities.list", "entities.search", "entities.get", "entities.contacts"]);
    expect(ids).to.include.members(["tasks.list", "tasks.search", "tasks.get", "webhooks.list", "organization.get"]);
    expect(ids).to.not.include.members(["tasks.create"]);
  });

  for (const operation of selecting) {
    it(`returns exactly the chosen fields in ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const nested = /^\/v1\/entities\/\{id\}\/(contacts|tasks|notes|opportunities)$/.test(operation.path);
      const target: Twist = nested ? { parameters: { id: company } } : {};
      const whole = recordsOf(await sendPrepared(operation, prepared, target));
      const names = namesOf(operation) ?? [];
      const halves = [0, 1].map((half) => names.filter((_, index) => index % 2 === half));
      for (const chosen of halves) {
        const answer = await sendPrepared(operation, prepared, { ...target, ...choosing(operation, prepared, chosen) });
        expect(answer.status, answer.text).to.equal(200);
        expect(recordsOf(answer)).to.deep.equal(
          whole.map((record) => picked(record, [...chosen, ...identityIn(operation)])),
        );
      }
      if (nested || operation.path.endsWith("/{id}")) expect(whole).to.not.be.empty;
    });

    it(`describes in openapi.json what ${operation.id} returns with chosen fields and without`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const nested = /^\/v1\/entities\/\{id\}\/(contacts|tasks|notes|opportunities)$/.test(operation.path);
      const target: Twist = nested ? { parameters: { id: company } } : {};
      const schema = operation.responses.get("200")?.content.get("application/json") ?? "";
      const whole = await sendPrepared(operation, prepared, target);
      expect(schemaProblems(`${schema}/anyOf/0`, whole.json), "all fields").to.deep.equal([]);
      const [name = ""] = namesOf(operation) ?? [];
      const part = await sendPrepared(operation, prepared, { ...target, ...choosing(operation, prepared, [name]) });
      expect(schemaProblems(schema, part.json), "one field").to.deep.equal([]);
    });

    it(`names the allowed fields for an unknown one in ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const answer = await sendPrepared(operation, prepared, choosing(operation, prepared, ["versoin"]));
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal([400, "enum"]);
      expect(answer.at("details.0.allowed_values")).to.deep.equal(namesOf(operation));
      expect(answer.at("details.0.did_you_mean")).to.equal("version");
    });
  }

  it("accepts repeated parameters and rejects repeated names", async () => {
    const direct = callerAt(fixture.service.directUrl, tenant.owner.headers);
    const repeated = await direct.get(`/v1/entities/${company}?fields=name&fields=tags,domain`);
    expect(repeated.at("data")).to.have.all.keys("id", "entity_type", "version", "name", "tags", "domain");
    const twice = await direct.get(`/v1/entities/${company}?fields=name,name`);
    expect([twice.status, twice.at("details.0.code")]).to.deep.equal([400, "not_unique"]);
    expect((await direct.get(`/v1/entities/${company}?fields=`)).at("details.0.code")).to.equal("enum");
  });

  it("returns null for a chosen field that the caller may not read", async () => {
    const { caller } = await limited(["entities:read"]);
    const answer = await caller.get(`/v1/entities/${company}?fields=open_opportunity_amount`);
    expect(answer.at("data")).to.include({ id: company, open_opportunity_amount: null });
  });

  it("returns the ETag of the version, which an update accepts", async () => {
    const part = await tenant.owner.get(`/v1/entities/${company}?fields=name`);
    const known = { "If-None-Match": part.headers.get("etag") ?? "" };
    expect((await tenant.owner.get(`/v1/entities/${company}?fields=name`, known)).status).to.equal(304);
    const changed = { ...(part.at("data") as Fields), name: "Machines" };
    const headers = { "If-Match": part.headers.get("etag") ?? "" };
    const updated = await tenant.owner.put(`/v1/entities/${company}`, changed, headers);
    expect([updated.status, updated.at("data.name")]).to.deep.equal([200, "Machines"]);
  });

  it("keeps a cursor valid when other fields are chosen", async () => {
    await tenant.owner.post("/v1/tasks", { title: "Another" });
    const direct = callerAt(fixture.service.directUrl, tenant.owner.headers);
    const first = await direct.get("/v1/tasks?cursor=&page_size=1&fields=title");
    const next = encodeURIComponent(first.string("meta.next_cursor"));
    const second = await direct.get(`/v1/tasks?cursor=${next}&page_size=1&fields=status`);
    expect(second.list("data").map((record) => Object.keys(record))).to.deep.equal([["id", "status", "version"]]);
  });

  async function limited(permissions: readonly string[]) {
    const name = `role ${String(tenant.next())}`;
    await tenant.owner.post("/v1/roles", { name, permissions });
    return await tenant.signedIn(name);
  }
});

/** Returns the names that the operation accepts in `fields`; undefined if it has no such input. */
function namesOf({ parameters, body }: OperationDocument): string[] | undefined {
  const parameter = parameters.find(({ name, in: place }) => name === "fields" && place === "query")?.schema;
  const properties = body ? (merged(resolve(body))["properties"] as Record<string, Schema> | undefined) : undefined;
  const found = parameter ?? properties?.["fields"];
  const isSelecting = parameter !== undefined || found?.["x-selecting"] === true;
  return found && isSelecting ? (resolve(found["items"])["enum"] as string[]) : undefined;
}

function choosing({ method }: OperationDocument, { body }: { body?: unknown }, fields: readonly string[]): Twist {
  return method === "get" ? { query: `?fields=${fields.join(",")}` } : { body: { ...(body as Fields), fields } };
}

function recordsOf(answer: Answer): Fields[] {
  // Segments are evaluated when they are read.
  return ([answer.at("data")].flat() as Fields[]).map(({ evaluated_at: _, ...record }) => record);
}

function picked(record: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
