import { expect } from "chai";
import { valueFor } from "../support/arbitrary.ts";
import { operationOf, operations, resolve, type OperationDocument } from "../support/document.ts";
import { spoil } from "../support/mutation.ts";
import { randomFrom, type Random } from "../support/random.ts";
import { sendPrepared } from "../support/requests.ts";
import { startService, type Service } from "../support/service.ts";
import type { Answer } from "../support/wire.ts";
import { prepare } from "../support/prepare.ts";
import type { Prepared } from "../support/preparations/preparation.ts";
import { createWorld, type World } from "../support/world.ts";

const SEED = Number(process.env["FUZZ_SEED"] ?? 20_260_301);
const CASES = Number(process.env["FUZZ_CASES"] ?? 25);

/** What the service refuses beyond the schema, and says so with one of these. */
const STRICTER = [
  "invalid_character",
  "not_unique",
  "required",
  "format",
  "minimum",
  "unknown_field",
  "too_many",
  "too_long",
  "too_short",
];

describe(`Fuzz, seed ${SEED}`, () => {
  let service: Service;
  let world: World;
  /** Definitions that are made at random bind every record that is written after them, and nobody is booked at busy times. */
  let bound: World;

  before(async () => {
    service = await startService({ oracle: true });
    world = await createWorld(service);
    bound = await createWorld(service);
  });
  after(() => service.close());

  for (const operation of operations) {
    it(`${operation.id} never fails, and takes and refuses what the contract says`, async () => {
      const random = randomFrom(SEED ^ hash(operation.id));
      const binds = ["customFields.", "busyTimes."].some((group) => operation.id.startsWith(group));
      const prepared = await reusable(operation, binds ? bound : world);
      for (let round = 0; round < CASES; round += 1) {
        const fits = { query: queryFor(operation, random), ...bodyFor(operation, random) };
        await sendFitting(operation, prepared, fits);
        await sendSpoiled(operation, prepared, random);
      }
    });
  }

  it("agrees with express-openapi-validator on every one of those requests and answers", () => {
    const faults = service.disagreements.filter(({ kind }) => kind !== "refused what the oracle allows");
    expect(faults, JSON.stringify(faults.slice(0, 5))).to.deep.equal([]);
  });

  it("is stricter than the oracle only where the contract's own rules are", () => {
    const refused = service.disagreements.filter(({ kind }) => kind === "refused what the oracle allows");
    // The oracle reads numbers as JavaScript does.
    const decimal = refused.filter(({ request }) => !/=(0x1|1e3)\b/.test(request));
    const unexplained = decimal.filter(({ reason }) => !detailCodes(reason).some((code) => STRICTER.includes(code)));
    expect(unexplained).to.deep.equal([]);
  });

  it("keeps a created record until it is deleted, and not after", async () => {
    const random = randomFrom(SEED);
    const create = operationOf("entities.create");
    for (let round = 0; round < CASES; round += 1) {
      const made = await sendPrepared(create, { as: world.owner, parameters: {}, ...bodyFor(create, random) });
      if (made.status !== 201) continue;
      const path = made.headers.get("location") ?? "";
      expect((await world.owner.get(path)).json).to.deep.equal(made.json);
      expect((await world.owner.delete(path)).status).to.equal(200);
      expect((await world.owner.get(path)).status).to.equal(404);
    }
  });

  async function sendFitting(
    operation: OperationDocument,
    prepared: Prepared,
    twist: { query: string; body?: unknown },
  ): Promise<void> {
    const answer = await sendPrepared(operation, prepared, twist);
    if (answer.status !== 400) return;
    // What fits the schema may only be refused for a rule that a schema cannot say.
    const codes = detailCodes(answer.text);
    expect(
      codes.every((code) => STRICTER.includes(code)),
      `${describeTwist(twist)} → ${answer.text}`,
    ).to.equal(true);
  }

  async function sendSpoiled(operation: OperationDocument, prepared: Prepared, random: Random): Promise<void> {
    const answers: [unknown, Answer][] = [];
    const query = spoiledQuery(operation, random);
    if (query) answers.push([query, await sendPrepared(operation, prepared, { query })]);
    if (operation.body) {
      const body = spoil(valueFor(operation.body, random), operation.body, random);
      const headers = { "Content-Type": "application/json" };
      if (body !== undefined)
        answers.push([body, await sendPrepared(operation, prepared, { body: JSON.stringify(body), headers })]);
    }
    for (const [sent, answer] of answers) {
      expect(answer.status, `${JSON.stringify(sent)} → ${answer.text}`).to.be.oneOf([400, 404]);
    }
  }
});

/** A target that survives being called often: ids that exist where reading is all that happens, else one that does not. */
async function reusable(operation: OperationDocument, world: World): Promise<Prepared> {
  const ends = ["session.delete", "session.end", "session.endOthers", "password.change"];
  if (ends.includes(operation.id)) return { as: (await world.signedIn()).caller, parameters: { id: UNKNOWN_ID } };
  if (operation.method === "get" || operation.method === "put") return await prepare(operation.id, world);
  return { as: world.owner, parameters: { id: UNKNOWN_ID } };
}

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

function bodyFor(operation: OperationDocument, random: Random): { body?: unknown } {
  return operation.body ? { body: valueFor(operation.body, random) } : {};
}

function queryFor(operation: OperationDocument, random: Random): string {
  const parts: string[] = [];
  for (const { name, schema, in: place } of operation.parameters) {
    // A cursor that fits its schema is still not one of ours; a tampered one has a test of its own.
    if (place !== "query" || name === "cursor" || !random.chance(0.3)) continue;
    for (const value of [valueFor(schema, random)].flat()) parts.push(`${name}=${encodeURIComponent(String(value))}`);
  }
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function spoiledQuery(operation: OperationDocument, random: Random): string | undefined {
  const typed = operation.parameters.filter((one) => {
    const { type, format, enum: values } = resolve(one.schema);
    // Some of what is sent instead would do as a host name.
    const formed = format !== undefined && format !== "hostname";
    return one.in === "query" && (type === "integer" || type === "boolean" || formed || values !== undefined);
  });
  if (typed.length === 0) return undefined;
  return `?${random.pick(typed).name}=${random.pick(["", "%00", "1e3", "0x1", "NaN", "-1", "[]", "%F0%9F%98%80", "null", "%27%20or%201%3D1"])}`;
}

function detailCodes(text: string): string[] {
  const { details = [] } = JSON.parse(text) as { details?: { code: string }[] };
  return details.map(({ code }) => code);
}

function describeTwist(twist: { query: string; body?: unknown }): string {
  return `${twist.query} ${JSON.stringify(twist.body)}`;
}

function hash(text: string): number {
  return Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
}
