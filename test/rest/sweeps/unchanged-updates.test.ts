import { expect } from "chai";
import { operations, type OperationDocument, type Schema } from "../../support/contract/document.ts";
import { merged } from "../../support/contract/arbitrary.ts";
import { resolve } from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import type { Prepared } from "../../support/contract/preparations/preparation.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService, type Service } from "../../support/service.ts";
import type { Answer } from "../../support/wire.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";

type Fields = Readonly<Record<string, unknown>>;

const gets = new Map(operations.filter(({ method }) => method === "get").map((one) => [one.path, one]));
/** Every update of a record that can be read at the same path. */
const updates = operations.filter(({ method, path, body }) => method === "put" && body !== null && gets.has(path));
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
