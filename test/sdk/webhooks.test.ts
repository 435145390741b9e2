import { createHmac } from "node:crypto";
import { expect } from "chai";
import fc from "fast-check";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { signTestWebhook, verifyWebhook, type WebhookHeaders } from "../../src/adapters/sdk/webhooks.ts";
import { until } from "../support/queue.ts";
import { startReceiver, toReceivers } from "../support/webhooks/receiver.ts";
import { useFixture } from "../support/fixture.ts";
import { webhooksOn } from "../support/webhooks/webhooks.ts";
import { failureOf } from "./failure.ts";
import { PACKAGE } from "./package/installed-package.ts";
import { readmeProgram } from "./package/readme-code.ts";

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const other = `whsec_${Buffer.alloc(32, 2).toString("base64")}`;
const body = JSON.stringify({ id: "evt_1", type: "contact.created", data: { first_name: "Zoë" } });

describe("SDK: webhook signatures", () => {
  it("are accepted if the service created them", async () => {
    const event = await verifyWebhook(body, await signTestWebhook(body, secret), secret);
    expect(event).to.include({ id: "evt_1", type: "contact.created" });
  });

  it("follow Standard Webhooks: HMAC-SHA-256 of id.timestamp.body", async () => {
    const headers = await signTestWebhook(body, secret, { id: "msg_1", now: 1_700_000_000_000 });
    const expected = createHmac("sha256", Buffer.alloc(32, 1)).update(`msg_1.1700000000.${body}`).digest("base64");
    expect(headers["webhook-signature"]).to.equal(`v1,${expected}`);
  });

  it("match the published example", async () => {
    const example = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const now = 1_614_265_330_000;
    const text = '{"test": 2432232314}';
    const headers = await signTestWebhook(text, example, { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", now });
    expect(headers["webhook-signature"]).to.equal("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    expect(await verifyWebhook(text, headers, example, { now })).to.deep.equal({ test: 2432232314 });
  });

  it("are accepted in headers of any case and among several signatures", async () => {
    const { "webhook-signature": signature, ...headers } = await signTestWebhook(body, secret);
    const given = { ...headers, "Webhook-Signature": `v2,abc v1,AAAA ${signature}` };
    expect(await verifyWebhook(Buffer.from(body), given, secret)).to.have.property("id", "evt_1");
  });

  it("are accepted with either secret during rotation", async () => {
    const headers = new Headers(await signTestWebhook(body, other));
    expect(await verifyWebhook(body, headers, [secret, other])).to.have.property("id", "evt_1");
  });

  it("are rejected with another secret", async () => {
    const error = await failureOf(verifyWebhook(body, await signTestWebhook(body, other), secret));
    expect(error.name).to.equal("WebhookVerificationError");
  });

  it("are rejected 301 seconds before or after, and accepted at 300", async () => {
    const now = 1_700_000_000_000;
    const headers = await signTestWebhook(body, secret, { now });
    for (const shift of [-300_000, 300_000]) await verifyWebhook(body, headers, secret, { now: now + shift });
    for (const shift of [-301_000, 301_000]) {
      const error = await failureOf(verifyWebhook(body, headers, secret, { now: now + shift }));
      expect(error.name).to.equal("WebhookVerificationError");
    }
  });

  it("are rejected if a header is missing", async () => {
    for (const missing of ["webhook-id", "webhook-timestamp", "webhook-signature"]) {
      const headers = { ...(await signTestWebhook(body, secret)), [missing]: undefined };
      expect((await failureOf(verifyWebhook(body, headers, secret))).message).to.contain(missing);
    }
  });

  it("are rejected if any byte of the body has changed", async () => {
    const headers = await signTestWebhook(body, secret);
    const bytes = Buffer.from(body);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (index, mask) => {
        const changed = Uint8Array.from(bytes, (byte, at) => (at === index ? byte ^ mask : byte));
        await failureOf(verifyWebhook(changed, headers, secret));
      }),
      { seed: 1 },
    );
  });
});

/** Exports of the example in the documentation. */
interface Example {
  readonly copies: Map<string, { version: number; object: object }>;
  readonly receive: (body: string, headers: WebhookHeaders) => Promise<number>;
}

const home = resolve(import.meta.dirname, "../..");
const SECRET = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;

describe("SDK documentation: webhook receiver", () => {
  const fixture = useFixture({ egress: toReceivers() });
  const { register } = webhooksOn(fixture);
  let started = 0;

  /** Loads a fresh copy of the example, without state. */
  async function example(): Promise<Example> {
    const code = readmeProgram("webhook-receiver.ts");
    const file = join(home, `.test/receiving/${String(process.pid)}-${String(++started)}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code.replace(PACKAGE, `${home}/src/adapters/sdk/index.ts`));
    process.env["CRM_WEBHOOK_SECRET"] = SECRET;
    return (await import(pathToFileURL(file).href)) as Example;
  }

  /** Returns the bodies of all events of a few records. */
  async function happenings(): Promise<{ bodies: string[]; ids: string[]; purged: string }> {
    const receiver = await startReceiver();
    await register(receiver.url, ["contact.*"]);
    const create = async (first_name: string): Promise<string> =>
      (await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name })).string("data.id");
    const ids = [await create("Ada"), await create("Grace"), await create("Mary")];
    const [ada = "", grace = "", purged = ""] = ids;
    await fixture.crm.put(`/v1/entities/${ada}`, { lifecycle_stage: "customer" });
    await fixture.crm.put(`/v1/entities/${ada}`, { job_title: "Mathematician" });
    await fixture.crm.delete(`/v1/entities/${ada}`);
    await fixture.crm.post(`/v1/entities/${ada}/restore`);
    await fixture.crm.delete(`/v1/entities/${grace}`);
    await until(() => receiver.received.length === 9, "all events", 30);
    await fixture.crm.post(`/v1/entities/${purged}/purge`);
    await until(() => receiver.received.length === 10, "the purge event", 30);
    await receiver.close();
    return { bodies: receiver.received.map(({ body }) => body), ids, purged };
  }

  it("keeps a current copy of every record, regardless of order and repetition of events", async () => {
    const { bodies, ids, purged } = await happenings();
    const order = fc.shuffledSubarray([...bodies, ...bodies], { minLength: 2 * bodies.length });
    const property = fc.asyncProperty(order, async (shuffled) => {
      const { receive, copies } = await example();
      for (const body of shuffled) {
        const { id } = JSON.parse(body) as { id: string };
        expect(await receive(body, await signTestWebhook(body, SECRET, { id }))).to.equal(204);
      }
      expect([...copies.keys()].sort()).to.deep.equal([...ids].sort());
      const [ada = "", grace = ""] = ids;
      const now = await fixture.crm.get(`/v1/entities/${ada}`);
      expect(copies.get(ada)?.object).to.deep.equal(now.at("data"));
      expect(copies.get(grace)?.object).to.have.property("deleted_at").that.is.a("string");
      expect(copies.get(purged)?.object).to.have.all.keys("id", "deleted_at");
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it("rejects events without a valid signature", async () => {
    const { receive, copies } = await example();
    const body = JSON.stringify({ id: "evt_1", type: "contact.created", data: { object: { id: "1", version: 1 } } });
    const headers = await signTestWebhook(body, SECRET);
    expect(await receive(`${body} `, headers)).to.equal(400);
    expect(await receive(body, {})).to.equal(400);
    expect(copies.size).to.equal(0);
  });
});
