import { expect } from "chai";
import { merged } from "../../support/contract/arbitrary.ts";
import { callerAt, type Caller } from "../../support/caller.ts";
import { operations, resolve, type OperationDocument, type Schema } from "../../support/contract/document.ts";
import { createKey } from "../../support/accounts/people.ts";
import { until } from "../../support/queue.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService, type Service } from "../../support/service.ts";
import { snapshotOf } from "../../support/db/readback.ts";
import type { Answer } from "../../support/wire.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { canaryOf } from "../../support/contract/preparations/preparation.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("All operations: isolation of organizations", () => {
  let service: Service;
  let theirs: Tenant;
  let ours: Tenant;
  let ourKey: Caller;
  const theirIds: Record<string, string> = {};

  before(async () => {
    service = await startService();
    theirs = await createTenant(service);
    ours = await createTenant(service);
    ourKey = callerAt(service.url, { "X-API-Key": await createKey(service, { user: ours.organization.owner }) });
    for (const group of ["entities", "apiKeys", "members", "roles", "campaigns", "emails", "schedules", "eventTypes"]) {
      theirIds[group] = (await prepare(`${group}.get`, theirs)).parameters["id"] ?? "";
    }
    const company = { entity_type: "company", name: canaryOf(theirs), domain: `${canaryOf(theirs)}.example` };
    theirIds["company"] = (await theirs.owner.post("/v1/entities", company)).string("data.id");
    theirIds["owner"] = theirs.organization.owner.id;
  });
  after(() => service.close());

  for (const operation of operations.filter(({ path, access }) => path.includes("{") && access !== "public")) {
    it(`returns the answer of an unknown id for a foreign id in ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, theirs);
      await allDone();
      const before = await snapshotOf(service.database.pool, theirs.organization.id);
      for (const as of callersFor(operation)) {
        const foreign = await sendPrepared(operation, prepared, { as });
        const unknown = await sendPrepared(operation, prepared, { as, parameters: { id: UNKNOWN_ID } });
        expect(foreign.status).to.equal(404);
        expect(shown(foreign)).to.deep.equal(shown(unknown));
        expect(foreign.text).to.not.include(canaryOf(theirs));
      }
      expect(await snapshotOf(service.database.pool, theirs.organization.id)).to.deep.equal(before);
    });
  }

  for (const operation of operations.filter(({ path, access }) => !path.includes("{") && access !== "public")) {
    it(`returns nothing of another organization in ${operation.id}`, async () => {
      await allDone();
      const before = await snapshotOf(service.database.pool, theirs.organization.id);
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
      expect(await snapshotOf(service.database.pool, theirs.organization.id)).to.deep.equal(before);
    });
  }

  for (const operation of operations.filter(({ body }) => body !== null)) {
    const fields = idFields(operation.body as Schema);
    if (fields.length === 0) continue;
    it(`treats references to another organization as unknown in ${operation.id} (${fields.join(", ")})`, async () => {
      for (const field of fields) {
        for (const id of Object.values(theirIds)) {
          const foreign = await withField(operation, { [field]: id });
          const unknown = await withField(operation, { [field]: UNKNOWN_ID });
          // A report with the filter finds nothing, as with an unknown id.
          expect(foreign.status, field).to.be.oneOf(operation.id.endsWith(".aggregate") ? [200] : [400, 422]);
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
    const text = await ourKey.get(`/v1/entities?q=${canaryOf(theirs)}`);
    expect(text.at("meta.total")).to.equal(0);
  });

  it("allows the same e-mail address, domain and role name in two organizations", async () => {
    const bodies: [string, object][] = [
      ["/v1/entities", { entity_type: "contact", email: "same@both.example" }],
      ["/v1/entities", { entity_type: "company", name: "Both", domain: "both.example" }],
      ["/v1/roles", { name: "Both", permissions: ["entities:read"] }],
    ];
    for (const [path, body] of bodies) {
      expect((await theirs.owner.post(path, body)).status).to.equal(201);
      expect((await ours.owner.post(path, body)).status).to.equal(201);
    }
  });

  /** Preparation can leave background jobs, such as messages to send. Failed deliveries are retried much later. */
  async function allDone(): Promise<void> {
    const due = service.database
      .pool("jobs")
      .where({ org_id: theirs.organization.id })
      .whereRaw("(status = 'running' OR (status = 'queued' AND parked_at IS NULL AND available_at <= now()))");
    await until(async () => (await due.clone().first("id")) === undefined, "the background");
    const org_id = theirs.organization.id;
    const deliveries = service.database.pool("webhook_deliveries").where({ org_id, status: "pending" });
    await until(async () => {
      await deliveries
        .clone()
        .whereNull("lease")
        .update({ next_attempt_at: new Date(Date.now() + 86_400_000) });
      return (await deliveries.clone().whereNotNull("lease").first("id")) === undefined;
    }, "deliveries");
  }

  function callersFor({ access }: OperationDocument): Caller[] {
    return access === "session" ? [ours.owner] : [ours.owner, ourKey];
  }

  async function withField(operation: OperationDocument, field: object): Promise<Answer> {
    const prepared = await prepare(operation.id, ours);
    const kind = "parent_company_id" in field ? await companyInstead(operation) : {};
    return await sendPrepared(
      operation,
      { ...prepared, ...kind.prepared },
      { body: { ...(kind.body ?? prepared.body ?? {}), ...field } },
    );
  }

  /** Only a company has a parent. */
  async function companyInstead({
    id,
  }: OperationDocument): Promise<{ prepared?: { parameters: Record<string, string> }; body?: object }> {
    const body = { entity_type: "company", name: `Child ${ours.next()}` };
    if (id === "entities.create") return { body };
    const company = (await ours.owner.post("/v1/entities", body)).string("data.id");
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

function idFields(body: Schema): string[] {
  const schema = resolve(body);
  const branches = (schema["oneOf"] as Schema[] | undefined) ?? [schema];
  const properties = branches.flatMap((branch) =>
    Object.entries((merged(resolve(branch))["properties"] ?? {}) as Schema),
  );
  return [...new Set(properties.filter(([, property]) => isId(property)).map(([name]) => name))];
}

function isId(schema: unknown): boolean {
  return resolve(schema)["format"] === "uuid";
}
