import { expect } from "chai";
import { merged, valueFor } from "../../support/contract/arbitrary.ts";
import { operations, resolve, type OperationDocument, type Schema } from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { randomFrom, type Random } from "../../support/random.ts";
import { startService, type Service } from "../../support/service.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";
import type { Prepared } from "../../support/contract/preparations/preparation.ts";
import type { Answer } from "../../support/wire.ts";

type Fields = Readonly<Record<string, unknown>>;

const gets = new Map(operations.filter(({ method }) => method === "get").map((one) => [one.path, one]));

/** Every update of a record that can be read at the same path. */
const updates = operations.filter(({ method, path, body }) => method === "put" && body !== null && gets.has(path));

const ATTEMPTS = 12;

/** Some objects are merged by member, so one without values changes nothing. */
const isWithoutMembers = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => one === null);

const form = (value: unknown): string => JSON.stringify(value).toLowerCase().replaceAll(/\s+/g, "");

/** They set choices of a person and do not return a record. */
const CHOICES = ["subscriptions.update", "preferences.update", "me.updateNotifications"];

const updatesOfRecords = updates.filter(({ id }) => id !== "me.update" && !CHOICES.includes(id));

const readOnlyFields = ({ body }: OperationDocument): string[] => {
  const properties = (merged(resolve(body))["properties"] ?? {}) as Record<string, Schema>;
  const compared = ([, schema]: [string, Schema]) => schema["x-read-only"] === true && !("x-made-at-read" in schema);
  return Object.entries(properties)
    .filter(compared)
    .map(([name]) => name);
};

describe("All operations: updates of each field", () => {
  let service: Service;
  let tenant: Tenant;
  before(async () => {
    service = await startService();
    tenant = await createTenant(service);
  });
  after(() => service.close());

  for (const operation of updates) {
    it(`changes or refuses another value of every settable field in ${operation.id}`, async () => {
      const get = gets.get(operation.path);
      if (!get) throw new Error(`${operation.id} has no GET.`);
      const prepared = await prepare(operation.id, tenant);
      const read = async (): Promise<Fields> =>
        (await sendPrepared(get, { ...prepared, body: undefined })).at("data") as Fields;
      const random = randomFrom(operation.id.length);
      const ignored: string[] = [];
      for (const [name, schema] of settableFields(operation)) {
        const before = await read();
        if (!(name in before)) continue;
        const value = anotherValue(schema, before[name], random);
        if (value === undefined) continue;
        const answer = await sendPrepared(operation, prepared, { body: { [name]: value } });
        if (answer.status >= 400) continue;
        const after = await read();
        if (JSON.stringify(after[name]) === JSON.stringify(before[name]))
          ignored.push(`${name}: ${JSON.stringify(before[name])} stays with ${JSON.stringify(value)}`);
      }
      expect(ignored).to.deep.equal([]);
    });
  }

  it("refuses a probability of a closed opportunity, which its stage determines", async () => {
    // The updates above may have changed the language of the other organization.
    const { owner } = await createTenant(service);
    const pipeline = (await owner.get("/v1/pipelines")).at("data.0") as { stages: { key: string; type: string }[] };
    const stageOf = (type: string): string => pipeline.stages.find((stage) => stage.type === type)?.key ?? "";
    const made = await owner.post("/v1/opportunities", { name: "Machines" });
    const path = `/v1/opportunities/${made.string("data.id")}`;
    const won = await owner.put(path, { stage: stageOf("won") });
    expect([won.status, won.at("data.probability")]).to.deep.equal([200, 100]);
    const answer = await owner.put(path, { probability: 20 });
    expect([answer.status, answer.list("details")]).to.deep.equal([
      422,
      [
        {
          path: "/probability",
          code: "probability_of_stage",
          message:
            "The probability of a won opportunity is 100, that of a lost one 0. Omit it, or move the opportunity to an open stage.",
        },
      ],
    ]);
    const french = await owner.put(path, { probability: 20 }, { "Accept-Language": "fr" });
    expect(french.at("details.0.message")).to.equal(
      "La probabilité d’une opportunité gagnée est de 100, celle d’une opportunité perdue de 0. Ne l’envoyez pas, ou déplacez l’opportunité vers une étape ouverte.",
    );
    expect((await owner.put(path, { probability: 100 })).status, "its own value").to.equal(200);
    expect((await owner.put(path, { probability: null })).status, "that of the stage").to.equal(200);
    const closed = await owner.post("/v1/opportunities", { name: "Lost", stage: stageOf("lost"), probability: 30 });
    expect([closed.status, closed.at("details.0.code")]).to.deep.equal([422, "probability_of_stage"]);
    const reopened = await owner.put(path, { stage: stageOf("open"), probability: 20 });
    expect([reopened.status, reopened.at("data.probability")]).to.deep.equal([200, 20]);
    const sentBack = await owner.put(path, { stage: stageOf("won"), probability: 20 });
    expect([sentBack.status, sentBack.at("data.probability")], "unchanged values are no request").to.deep.equal([
      200, 100,
    ]);
  });
});

describe("All operations: updates with the record as it was read", () => {
  let service: Service;
  let tenant: Tenant;
  before(async () => {
    service = await startService({ oracle: "with answers" });
    tenant = await createTenant(service);
  });
  after(() => service.close());

  it("covers at least eighteen updates", () => {
    expect(updatesOfRecords).to.have.length.at.least(18);
    for (const operation of updatesOfRecords) expect(readOnlyFields(operation), operation.id).to.include("version");
  });

  for (const operation of updatesOfRecords) {
    it(`keeps the record unchanged in ${operation.id}`, async () => {
      const { prepared, read } = await reading(operation);
      // Sets values first, so that not all of them are defaults.
      expect((await sendPrepared(operation, prepared)).status).to.equal(200);
      const before = (await read()).at("data") as Fields;
      const answer = await sendPrepared(operation, prepared, { body: before });
      expect([answer.status, answer.text]).to.deep.equal([200, answer.text]);
      expect(stable(answer)).to.deep.equal(stable({ at: () => before }));
      expect(stable(await read())).to.deep.equal(stable({ at: () => before }));
    });

    it(`returns 422 for another value of a read-only field in ${operation.id}`, async () => {
      const { prepared, read } = await reading(operation);
      const before = (await read()).at("data") as Fields;
      for (const field of readOnlyFields(operation)) {
        const answer = await sendPrepared(operation, prepared, { body: { ...before, [field]: other(before[field]) } });
        expect([answer.status, answer.at("code")], field).to.deep.equal([422, "unprocessable"]);
        expect(answer.list("details").map(({ path, code }) => [path, code])).to.deep.equal([
          [`/${field}`, "read_only"],
        ]);
      }
      expect(stable(await read())).to.deep.equal(stable({ at: () => before }));
    });
  }

  async function reading(operation: OperationDocument): Promise<{ prepared: Prepared; read: () => Promise<Answer> }> {
    const get = gets.get(operation.path);
    if (!get) throw new Error(`${operation.id} has no GET.`);
    const prepared = await prepare(operation.id, tenant);
    return { prepared, read: () => sendPrepared(get, { ...prepared, body: undefined }) };
  }
});

/** The fields of the body that clients can set. */
function settableFields({ body }: OperationDocument): [string, Schema][] {
  const properties = (merged(resolve(body))["properties"] ?? {}) as Record<string, Schema>;
  return Object.entries(properties).filter(
    ([, schema]) => schema["x-read-only"] !== true && schema["readOnly"] !== true,
  );
}

/** Returns a valid value that differs from the current one also after normalization; undefined if none was found. */
function anotherValue(schema: Schema, current: unknown, random: Random): unknown {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const value = valueFor(schema, random);
    if (value !== null && !isWithoutMembers(value) && form(value) !== form(current ?? "")) return value;
  }
  return undefined;
}

/** Returns the record without the field that is set on each read. */
function stable(answer: { at(path: string): unknown }): Fields {
  const { evaluated_at: _, ...fields } = answer.at("data") as Fields;
  return fields;
}

/** Returns another value of the same type if possible. */
function other(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return [...(value as unknown[]), "another"];
  if (typeof value === "object" && value !== null) return { ...value, name: "Another" };
  return "2020-01-01T00:00:00.000Z";
}
