import { expect } from "chai";
import { merged } from "../../support/contract/arbitrary.ts";
import { callerAt, type Caller } from "../../support/caller.ts";
import { operations, resolve, type OperationDocument, type Schema } from "../../support/contract/document.ts";
import { createKey } from "../../support/accounts/people.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService } from "../../support/service.ts";
import { changedTables, settledSnapshot, snapshotOf } from "../../support/db/readback.ts";
import type { Answer } from "../../support/wire.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { canaryOf } from "../../support/contract/preparations/preparation.ts";
import { createTenant } from "../../support/tenant.ts";
import { use } from "../../support/fixture.ts";

/** The groups whose records other records refer to. */
const GROUPS = [
  "entities",
  "apiKeys",
  "members",
  "roles",
  "campaigns",
  "emails",
  "schedules",
  "eventTypes",
  "pipelines",
  "opportunities",
  "products",
  "segments",
  "topics",
  "emailTemplates",
];
/** The records to which a field refers; other fields get the id of a record of each group. */
const REFERRED: readonly [field: RegExp, group: string][] = [
  [/^(?:owner_id|assignee_id|user_id|host_user_id|successor_id|hosts|notify_user_ids)$/, "owner"],
  [/^(?:parent_)?company_id$/, "company"],
  [/^(?:primary_)?contact_id$|^entity_ids$|^duplicate_ids$|^(?:to|cc|bcc|related_to)\./, "entities"],
  [/^pipeline_id$/, "pipelines"],
  [/^opportunity_id$/, "opportunities"],
  [/^product_id$/, "products"],
  [/^(?:exclude_)?segment_ids?$/, "segments"],
  [/^topic_id$/, "topics"],
  [/^template_id$/, "emailTemplates"],
  [/^schedule_id$/, "schedules"],
  [/^event_type_id$/, "eventTypes"],
];

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("All operations: isolation of organizations", () => {
  let ourKey: Caller;
  const theirIds: Record<string, string> = {};
  const service = use(() => startService());
  const theirs = use(() => createTenant(service));
  const ours = use(() => createTenant(service));
  before(async () => {
    ourKey = callerAt(service.url, { "X-API-Key": await createKey(service, { user: ours.organization.owner }) });
    for (const group of GROUPS) theirIds[group] = (await prepare(`${group}.get`, theirs)).parameters["id"] ?? "";
    const company = { entity_type: "company", name: canaryOf(theirs), domain: `${canaryOf(theirs)}.example` };
    theirIds["company"] = await theirs.owner.create("/v1/entities", company);
    theirIds["owner"] = theirs.organization.owner.id;
  });

  for (const operation of operations.filter(({ path, access }) => path.includes("{") && access !== "public")) {
    it(`returns the answer of an unknown id for a foreign id in ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, theirs);
      const before = await settledSnapshot(theirs);
      for (const as of callersFor(operation)) {
        const foreign = await sendPrepared(operation, prepared, { as });
        const unknown = await sendPrepared(operation, prepared, { as, parameters: { id: UNKNOWN_ID } });
        expect(foreign.status).to.equal(404);
        expect(shown(foreign)).to.deep.equal(shown(unknown));
        expect(foreign.text).to.not.include(canaryOf(theirs));
      }
      expect(changedTables(before, await snapshotOf(service.database.pool, theirs.organization.id))).to.deep.equal([]);
    });
  }

  for (const operation of operations.filter(({ path, access }) => !path.includes("{") && access !== "public")) {
    it(`returns nothing of another organization in ${operation.id}`, async () => {
      const before = await settledSnapshot(theirs);
      for (const as of callersFor(operation)) {
        const prepared = await prepare(operation.id, ours);
        const own = operation.access === "session" && prepared.as !== ours.owner ? {} : { as };
        expect((await sendPrepared(operation, prepared, own)).text).to.not.include(canaryOf(theirs));
      }
      for (const name of idParameters(operation)) {
        for (const id of Object.values(theirIds)) {
          const answer = await sendPrepared(operation, await prepare(operation.id, ours), { query: `?${name}=${id}` });
          expect(answer.status, `${name}=${id}`).to.equal(200);
          expect(found(answer), `${name}=${id}`).to.deep.equal([]);
        }
      }
      expect(changedTables(before, await snapshotOf(service.database.pool, theirs.organization.id))).to.deep.equal([]);
    });
  }

  for (const operation of operations.filter(({ body }) => body !== null)) {
    const fields = idFields(operation.body as Schema);
    if (fields.length === 0) continue;
    it(`treats references to another organization as unknown in ${operation.id} (${fields.map(({ name }) => name).join(", ")})`, async () => {
      for (const field of fields) {
        const group = REFERRED.find(([pattern]) => pattern.test(field.name))?.[1];
        for (const id of group === undefined ? Object.values(theirIds) : [theirIds[group] ?? ""]) {
          const foreign = await withField(operation, (body) => field.with(body, id));
          const unknown = await withField(operation, (body) => field.with(body, UNKNOWN_ID));
          // A report with the filter finds nothing, as with an unknown id.
          expect(foreign.status, field.name).to.be.oneOf(operation.id.endsWith(".aggregate") ? [200] : [400, 422]);
          expect(shown(foreign)).to.deep.equal(shown(unknown));
          expect(foreign.text).to.not.include(canaryOf(theirs));
        }
      }
    });
  }

  it("finds nothing of another organization by any field", async () => {
    for (const field of ["id", "company_id", "owner_id", "parent_company_id", "created_by"]) {
      for (const value of Object.values(theirIds)) {
        const filter = { op: "and", conditions: [{ field, operator: "eq", value }] };
        const answer = await ourKey.post("/v1/entities/search", { filter });
        expect(answer.text).to.not.include(canaryOf(theirs));
        if (answer.status === 200) expect(answer.at("meta.total")).to.equal(0);
      }
    }
    expect((await ourKey.get(`/v1/entities?q=${canaryOf(theirs)}`)).at("meta.total")).to.equal(0);
  });

  it("allows the same e-mail address, domain, product code and role name in two organizations", async () => {
    const bodies: [string, object][] = [
      ["/v1/entities", { entity_type: "contact", email: "same@both.example" }],
      ["/v1/entities", { entity_type: "company", name: "Both", domain: "both.example" }],
      ["/v1/products", { name: "Both", code: "BOTH-1" }],
      ["/v1/roles", { name: "Both", permissions: ["entities:read"] }],
    ];
    for (const [path, body] of bodies) {
      expect((await theirs.owner.post(path, body)).status).to.equal(201);
      expect((await ours.owner.post(path, body)).status).to.equal(201);
    }
  });

  function callersFor({ access }: OperationDocument): Caller[] {
    return access === "session" ? [ours.owner] : [ours.owner, ourKey];
  }

  async function withField(operation: OperationDocument, change: (body: Fields) => Fields): Promise<Answer> {
    const prepared = await prepare(operation.id, ours);
    const kind = "parent_company_id" in change({}) ? await companyInstead(operation) : {};
    const body = (kind.body ?? prepared.body ?? {}) as Fields;
    return await sendPrepared(operation, { ...prepared, ...kind.prepared }, { body: { ...body, ...change(body) } });
  }

  /** Only a company has a parent. */
  async function companyInstead({
    id,
  }: OperationDocument): Promise<{ prepared?: { parameters: Record<string, string> }; body?: object }> {
    const body = { entity_type: "company", name: `Child ${ours.next()}` };
    if (id === "entities.create") return { body };
    const company = await ours.owner.create("/v1/entities", body);
    return { prepared: { parameters: { id: company } }, body: {} };
  }
});

/** Records, or the rows of a file after the header. */
function found(answer: Answer): unknown[] {
  const isFile = answer.headers.get("content-type")?.startsWith("text/csv") === true;
  return isFile ? answer.text.trimEnd().split("\r\n").slice(1) : answer.list("data");
}

function shown(answer: Answer): unknown {
  const { request_id: _, ...rest } = answer.json as Record<string, unknown>;
  return [answer.status, rest];
}

function idParameters(operation: OperationDocument): string[] {
  return operation.parameters.filter((one) => one.in === "query" && isId(one.schema)).map(({ name }) => name);
}

type Fields = Readonly<Record<string, unknown>>;

interface IdField {
  readonly name: string;
  /** Returns the field with an id; items of a list keep the other fields that a valid body has. */
  readonly with: (body: Fields, id: string) => Fields;
}

/** The fields of a body that contain an id, a list of ids, or a list of objects with ids. */
function idFields(body: Schema): IdField[] {
  const schema = resolve(body);
  const branches = (schema["oneOf"] as Schema[] | undefined) ?? [schema];
  const found = new Map<string, IdField>();
  const add = (name: string, withId: IdField["with"]): void => void found.set(name, { name, with: withId });
  for (const branch of branches)
    for (const [name, property] of Object.entries((merged(resolve(branch))["properties"] ?? {}) as Schema)) {
      if ((property as Schema)["x-read-only"] === true || resolve(property)["readOnly"] === true) continue;
      const items = resolve(property)["items"];
      if (isId(property)) add(name, (_, id) => ({ [name]: id }));
      else if (items !== undefined && isId(items)) add(name, (_, id) => ({ [name]: [id] }));
      else if (items !== undefined)
        for (const [child, schemaOfChild] of Object.entries((merged(resolve(items))["properties"] ?? {}) as Schema))
          if (isId(schemaOfChild))
            add(`${name}.${child}`, (before, id) => ({
              [name]: [{ ...(before[name] as Fields[] | undefined)?.[0], [child]: id }],
            }));
    }
  return [...found.values()];
}

function isId(schema: unknown): boolean {
  return resolve(schema)["format"] === "uuid";
}
