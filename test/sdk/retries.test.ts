import { expect } from "chai";
import { Crm } from "../../src/adapters/sdk/crm.ts";
import { CrmError, RateLimitError } from "../../src/adapters/sdk/errors.ts";
import { startCanned, type CannedAnswer, type CannedServer } from "./canned-server.ts";
import { failureOf } from "./failure.ts";

const apiKey = "crs_test";
const id = "0199f7a0-0000-7000-8000-000000000000";
const refused: CannedAnswer = { status: 429, body: { error: "Too many requests." } };
const fine: CannedAnswer = { status: 200 };
const at = (status: number, code?: string): CannedAnswer => ({ status, body: { error: "No.", code, request_id: "r" } });

describe("SDK retries", () => {
  let server: CannedServer | undefined;
  let waits: number[];
  const { setTimeout: realTimeout } = globalThis;

  before(async () => {
    // The first fetch of a process starts a timer of the client, which is not a delay of the SDK.
    const first = await startCanned(fine);
    await fetch(first.url);
    await first.close();
  });
  beforeEach(() => {
    waits = [];
    // Records the delays of the SDK instead of waiting. The timers of fetch pass more arguments, and timeouts are
    // longer.
    globalThis.setTimeout = ((work: (argument?: unknown) => void, wait: number, ...more: unknown[]) => {
      if (more.length > 0 || wait >= 10_000) return realTimeout(work, wait, ...more);
      waits.push(wait);
      return realTimeout(work, 0);
    }) as typeof setTimeout;
  });
  afterEach(async () => {
    globalThis.setTimeout = realTimeout;
    await server?.close();
    server = undefined;
  });

  async function client(...answers: CannedAnswer[]): Promise<{ crm: Crm; seen: CannedServer["seen"] }> {
    server = await startCanned(...answers);
    return { crm: new Crm({ apiKey, baseUrl: server.url }), seen: server.seen };
  }

  it("wait 1, 2 and 4 seconds, plus at most a quarter", async () => {
    const { crm, seen } = await client(refused, refused, refused, fine);
    await crm.entities.get({ path: { id } });
    expect(seen).to.have.length(4);
    expect(waits).to.have.length(3);
    waits.forEach((wait, index) => expect(wait).to.be.within(1_000 * 2 ** index, 1_250 * 2 ** index));
  });

  it("wait as long as Retry-After requires", async () => {
    const { crm } = await client({ ...refused, headers: { "Retry-After": "7" } }, fine);
    await crm.entities.get({ path: { id } });
    expect(waits).to.deep.equal([7_000]);
  });

  it("are skipped if Retry-After is longer than a minute", async () => {
    const { crm, seen } = await client({ ...refused, headers: { "Retry-After": "61" } });
    const error = await failureOf(crm.entities.get({ path: { id } }));
    expect(error).to.be.instanceOf(RateLimitError).and.to.have.property("retryAfter", 61);
    expect(seen).to.have.length(1);
  });

  it("end with the error of the last response", async () => {
    const { crm, seen } = await client(refused);
    expect(await failureOf(crm.entities.get({ path: { id } }))).to.be.instanceOf(RateLimitError);
    expect(seen).to.have.length(4);
  });

  it("reuse the idempotency key of a POST, while each call has a different one", async () => {
    const { crm, seen } = await client(at(503), "hang up", fine);
    await crm.entities.create({ body: { entity_type: "contact", email: "ada@example.com" } });
    await crm.entities.create({ body: { entity_type: "contact", email: "bob@example.com" } });
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).to.have.length(4);
    expect(new Set(keys.slice(0, 3)).size).to.equal(1);
    expect(keys[3]).not.to.equal(keys[0]);
    expect(seen[2]?.body).to.equal('{"entity_type":"contact","email":"ada@example.com"}');
  });

  const twice: readonly (readonly [string, CannedAnswer])[] = [
    ["500", at(500, "internal")],
    ["503", at(503, "unavailable")],
    ["408", at(408, "request_timeout")],
    ["a broken connection", "hang up"],
    ["409 idempotency_in_progress", at(409, "idempotency_in_progress")],
  ];
  for (const [name, answer] of twice) {
    it(`follow ${name}`, async () => {
      const { crm, seen } = await client(answer, fine);
      await crm.entities.restore({ path: { id } });
      expect(seen).to.have.length(2);
    });
  }

  for (const status of [400, 401, 403, 404, 409, 412, 422]) {
    it(`do not follow ${status}`, async () => {
      const { crm, seen } = await client(at(status));
      expect(await failureOf(crm.entities.restore({ path: { id } }))).to.have.property("status", status);
      expect(seen).to.have.length(1);
    });
  }

  it("do not repeat an update with If-Match whose response was lost", async () => {
    const { crm, seen } = await client("hang up");
    await failureOf(crm.entities.update({ path: { id }, headers: { "If-Match": '"3"' }, body: { first_name: "Ada" } }));
    expect(seen).to.have.length(1);
  });

  it("do not follow redirects, which would send the key elsewhere", async () => {
    const { crm, seen } = await client({ status: 302, headers: { Location: "https://elsewhere.example/" } });
    expect((await failureOf(crm.entities.get({ path: { id } }))).message).to.contain("redirect not followed");
    expect(seen).to.have.length(1);
  });

  it("stop when the caller aborts", async () => {
    globalThis.setTimeout = realTimeout;
    const { crm, seen } = await client(refused);
    const aborting = new AbortController();
    realTimeout(() => {
      aborting.abort(new Error("enough"));
    }, 50);
    const error = await failureOf(crm.entities.get({ path: { id }, signal: aborting.signal }));
    expect(error).to.have.property("message", "enough");
    expect(seen).to.have.length(1);
  });

  it("end with a TimeoutError if there is no response", async () => {
    globalThis.setTimeout = realTimeout;
    const { crm } = await client("silence");
    const error = await failureOf(crm.entities.get({ path: { id }, timeoutMs: 50, maxRetries: 0 }));
    expect(error).to.be.instanceOf(CrmError).and.to.have.property("name", "TimeoutError");
  });
});
