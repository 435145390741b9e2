import { expect } from "chai";
import { addApp } from "../../support/sign-in/authenticator-app.ts";
import { merged, valueFor } from "../../support/contract/arbitrary.ts";
import {
  operationOf,
  operations,
  resolve,
  type OperationDocument,
  type Schema,
} from "../../support/contract/document.ts";
import { FORBIDDEN, poison, spoil } from "../../support/contract/mutation.ts";
import { publishedBody } from "../../support/contract/published.ts";
import { randomFrom, type Random } from "../../support/random.ts";
import { sendPrepared, type Twist } from "../../support/contract/requests.ts";
import { startService } from "../../support/service.ts";
import type { Answer } from "../../support/wire.ts";
import { prepare } from "../../support/contract/prepare.ts";
import type { Prepared } from "../../support/contract/preparations/preparation.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";
import { LONG } from "../../support/suite/length.ts";
import { use } from "../../support/fixture.ts";

const SEED = Number(process.env["FUZZ_SEED"] ?? 20_260_301);
const CASES = Number(process.env["FUZZ_CASES"] ?? (LONG ? 25 : 8));

/** Rules that a schema cannot express: the origin of a cursor, the notation of a number, lone surrogates. */
const UNSAYABLE = [/"path":"\/?(cursor|after)"/, /=(0x1|1e3)\b/, /\\ud[89a-f]../];

describe(`All operations: fuzzing with seed ${SEED}`, () => {
  const service = use(() => startService({ oracle: "with answers" }));
  const tenant = use(() => createTenant(service));
  const bound = use(() => createTenant(service));
  const strict = use(() => createTenant(service));
  before(async () => {
    await addApp(strict.owner);
  });

  for (const operation of operations) {
    it(`accepts and rejects random requests of ${operation.id} according to the contract`, async () => {
      const random = randomFrom(SEED ^ hash(operation.id));
      const prepared = await reusable(operation, tenantOf(operation.id));
      for (let round = 0; round < CASES; round += 1) {
        const fits = {
          query: queryFor(operation, prepared, random),
          headers: headersFor(operation, random),
          ...bodyFor(operation, random),
        };
        await sendFitting(operation, prepared, fits);
        await sendSpoiled(operation, prepared, random);
        await sendPoisoned(operation, prepared, random);
      }
    });
  }

  function tenantOf(id: string): Tenant {
    if (id === "organization.updateTwoFactorPolicy") return strict;
    return /^(customFields|busyTimes)\./.test(id) ? bound : tenant;
  }

  it("agrees with express-openapi-validator on every request and answer", () => {
    const faults = service.disagreements.filter(({ kind }) => kind !== "refused what the oracle allows");
    expect(faults, JSON.stringify(faults.slice(0, 5))).to.deep.equal([]);
  });

  it("is stricter than express-openapi-validator only for rules that a schema cannot express", () => {
    const refused = service.disagreements.filter(({ kind }) => kind === "refused what the oracle allows");
    const unexplained = refused.filter(({ request, reason }) => !UNSAYABLE.some((one) => one.test(request + reason)));
    expect(unexplained).to.deep.equal([]);
  });

  it("returns a created record until it is deleted", async () => {
    const random = randomFrom(SEED);
    const create = operationOf("entities.create");
    for (let round = 0; round < CASES; round += 1) {
      const made = await sendPrepared(create, { as: tenant.owner, parameters: {}, ...bodyFor(create, random) });
      if (made.status !== 201) continue;
      const path = made.headers.get("location") ?? "";
      expect((await tenant.owner.get(path)).json).to.deep.equal(made.json);
      expect((await tenant.owner.delete(path)).status).to.equal(200);
      expect((await tenant.owner.get(path)).status).to.equal(404);
    }
  });

  /** The published schemas contain every rule whose violation returns 400. */
  async function sendFitting(operation: OperationDocument, prepared: Prepared, twist: Twist): Promise<void> {
    const answer = await sendPrepared(operation, prepared, twist);
    expect(answer.status, `${JSON.stringify(twist)} → ${answer.text}`).to.not.equal(400);
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
    for (const [sent, answer] of answers) expectRefusal(operation, sent, answer);
  }
});

/** Returns a text for query or body with a forbidden character. */
async function sendPoisoned(operation: OperationDocument, prepared: Prepared, random: Random): Promise<void> {
  const query = poisonedQuery(operation, random);
  if (query) expectRefusal(operation, query, await sendPrepared(operation, prepared, { query }));
  const body = operation.body ? poison(valueFor(operation.body, random), random) : undefined;
  if (body === undefined) return;
  const headers = { "Content-Type": "application/json" };
  expectRefusal(operation, body, await sendPrepared(operation, prepared, { body: JSON.stringify(body), headers }));
}

function poisonedQuery(operation: OperationDocument, random: Random): string | undefined {
  const texts = operation.parameters.filter(({ in: place }) => place === "query");
  if (texts.length === 0) return undefined;
  // A lone surrogate cannot be encoded in UTF-8.
  const character = random.pick(FORBIDDEN.filter((one) => one.isWellFormed()));
  return `?${random.pick(texts).name}=a${encodeURIComponent(character)}b`;
}

function expectRefusal(operation: OperationDocument, sent: unknown, answer: Answer): void {
  const statuses = [400, 404];
  // A read-only field that is sent back is compared with the record.
  if (typeof sent === "object" && namesReadOnly(operation, sent)) statuses.push(422);
  expect(answer.status, `${JSON.stringify(sent)} → ${answer.text}`).to.be.oneOf(statuses);
}

function namesReadOnly({ body }: OperationDocument, sent: object | null): boolean {
  const properties = Object.entries((body && merged(resolve(body))["properties"]) ?? {}) as [string, Schema][];
  return properties.some(([name, schema]) => schema["x-read-only"] === true && name in (sent ?? {}));
}

/** Returns a target that can be called repeatedly: existing ids for reads, unknown ids for writes. */
async function reusable(operation: OperationDocument, tenant: Tenant): Promise<Prepared> {
  const ends = ["session.delete", "session.end", "session.endOthers", "password.change"];
  if (ends.includes(operation.id)) return { as: (await tenant.signedIn()).caller, parameters: { id: UNKNOWN_ID } };
  if (operation.method === "get" || operation.method === "put") return await prepare(operation.id, tenant);
  return { as: tenant.owner, parameters: { id: UNKNOWN_ID } };
}

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

function bodyFor(operation: OperationDocument, random: Random): { body?: unknown } {
  const body = operation.body ? publishedBody(operation, random) : undefined;
  return body === undefined ? {} : { body };
}

function queryFor(operation: OperationDocument, { query = {} }: Prepared, random: Random): string {
  const parts: string[] = [];
  for (const { name, schema, separated, in: place } of operation.parameters) {
    // A cursor that matches its schema is still forged. A changed cursor has a test of its own.
    if (place !== "query" || ["cursor", "after"].includes(name) || name in query || !random.chance(0.3)) continue;
    const values = [valueFor(schema, random)].flat();
    for (const value of separated ? [values.join(",")] : values)
      parts.push(`${name}=${encodeURIComponent(String(value))}`);
  }
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Parameters whose format is part of the contract. */
function headersFor(operation: OperationDocument, random: Random): Record<string, string> {
  const headers = operation.parameters.filter(({ in: place, schema }) => place === "header" && "x-expected" in schema);
  const sent = headers.filter(() => random.chance(0.3));
  return Object.fromEntries(sent.map(({ name, schema }) => [name, String(valueFor(schema, random))]));
}

function spoiledQuery(operation: OperationDocument, random: Random): string | undefined {
  const typed = operation.parameters.filter((one) => {
    const { type, format, enum: values } = resolve(one.schema);
    // Some of the random texts are valid host names.
    const formed = format !== undefined && format !== "hostname";
    return one.in === "query" && (type === "integer" || type === "boolean" || formed || values !== undefined);
  });
  if (typed.length === 0) return undefined;
  return `?${random.pick(typed).name}=${random.pick(["", "%00", "1e3", "0x1", "NaN", "-1", "[]", "%F0%9F%98%80", "null", "%27%20or%201%3D1"])}`;
}

function hash(text: string): number {
  return Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
}
