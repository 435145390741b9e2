import { connect } from "node:net";
import { expect } from "chai";
import { callerAt } from "../../support/caller.ts";
import { createDatabase } from "../../support/db/cluster.ts";
import { operations, operationOf, type OperationDocument } from "../../support/contract/document.ts";
import { createOrganization } from "../../support/accounts/people.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService, type Service } from "../../support/service.ts";
import { prepare } from "../../support/contract/prepare.ts";
import type { Prepared } from "../../support/contract/preparations/preparation.ts";
import type { Answer } from "../../support/wire.ts";
import { createTenant } from "../../support/tenant.ts";

const documented = (status: string): OperationDocument[] => operations.filter(({ responses }) => responses.has(status));

describe("All operations: organizations of another data region", () => {
  let service: Service;
  const prepared = new Map<string, Prepared>();

  before(async () => {
    service = await startService();
    const tenant = await createTenant(service);
    for (const { id } of documented("421")) prepared.set(id, await prepare(id, tenant));
    await service.database.pool("organizations").update({ data_region: "us" });
  });
  after(() => service.close());

  for (const operation of documented("421")) {
    it(`returns 421 misdirected in ${operation.id}`, async () => {
      const answer = await sendPrepared(operation, prepared.get(operation.id) as Prepared);
      expect([answer.status, answer.at("code")]).to.deep.equal([421, "misdirected"]);
    });
  }
});

describe("All operations: status 429", () => {
  /** Number of concurrent requests, small enough that a busy machine does not shed any. */
  const WAVE = 16;
  const isRefused = ({ status }: Answer): boolean => status === 429;
  let service: Service;
  before(async () => {
    service = await startService({ rateLimits: "on", env: { TRUST_PROXY: "1" } });
  });
  after(() => service.close());

  for (const [index, operation] of operations.entries()) {
    it(`returns 429 after the limit of ${operation.id} (${operation.rateLimit})`, async () => {
      const anonymous = callerAt(service.url, { "X-Forwarded-For": `198.51.${100 + (index >> 8)}.${index & 255}` });
      const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
      const parameters = Object.fromEntries(names.map((name) => [name, "01990000-0000-7000-8000-000000000000"]));
      const nothing: Prepared = { as: anonymous, parameters };
      // The rate limit is checked first, and the invalid parameter keeps accepted answers short.
      const twist = { query: "?no_such_parameter=1", ...(operation.body ? { body: {} } : {}) };
      const started = performance.now();
      const allowed = { read: 120, write: 30, heavy_write: 10, send: 60, sensitive: 5 }[operation.rateLimit] ?? 0;
      const answers: Answer[] = [];
      // A slow machine accepts more requests meanwhile, so repeat until one is rejected.
      while (answers.length < allowed + WAVE || (answers.length < 1_440 && !answers.some(isRefused))) {
        const wave = Array.from({ length: WAVE }, () => sendPrepared(operation, nothing, twist));
        answers.push(...(await Promise.all(wave)));
      }
      const minutes = (performance.now() - started) / 60_000;
      const passed = answers.filter((answer) => !isRefused(answer)).length;
      expect(passed)
        .to.be.within(allowed, allowed + 1 + Math.ceil(allowed * minutes))
        .and.below(answers.length);
    });
  }
});

describe("All operations: status 503 without a database", () => {
  let service: Service;
  const prepared = new Map<string, Prepared>();

  before(async () => {
    const database = await createDatabase();
    service = await startService({ database });
    const tenant = await createTenant(service);
    for (const { id } of documented("503")) prepared.set(id, await prepare(id, tenant));
    await database.drop();
  });
  after(() => service.close());

  for (const operation of documented("503").filter(({ id }) => id !== "system.openapi")) {
    it(`returns 503 unavailable within three seconds in ${operation.id}`, async () => {
      const start = Date.now();
      const answer = await sendPrepared(operation, prepared.get(operation.id) as Prepared);
      expect([answer.status, answer.at("code")]).to.deep.equal([503, "unavailable"]);
      expect(Date.now() - start).to.be.below(3_000);
    });
  }

  it("is live but not ready", async () => {
    expect((await fetch(`${service.url}/livez`)).status).to.equal(200);
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(503);
    expect((await fetch(`${service.adminUrl}/readyz`)).status).to.equal(503);
  });
});

describe("HTTP: load shedding", () => {
  let service: Service;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it("rejects excess requests at once and recovers", async () => {
    const { port } = new URL(service.url);
    const head =
      "POST /v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    const stuck = Array.from({ length: 1_100 }, () => connect(Number(port), "127.0.0.1").on("error", () => undefined));
    for (const socket of stuck) socket.write(head);
    const nothing: Prepared = { as: callerAt(service.url), parameters: {} };
    const openapi = operationOf("system.openapi");
    let status = 0;
    for (let attempts = 0; attempts < 60 && status !== 503; attempts += 1) {
      status = (await sendPrepared(openapi, nothing)).status;
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(status).to.equal(503);
    for (const socket of stuck) socket.destroy();
    for (let attempts = 0; attempts < 60 && status !== 200; attempts += 1) {
      status = (await sendPrepared(openapi, nothing)).status;
      await new Promise((done) => setTimeout(done, 50));
    }
    expect(status).to.equal(200);
    await createOrganization(service);
  });
});
