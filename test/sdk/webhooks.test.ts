import { createHmac } from "node:crypto";
import { expect } from "chai";
import fc from "fast-check";
import { signTestWebhook, verifyWebhook } from "../../src/adapters/sdk/webhooks.ts";
import { failureOf } from "./failure.ts";

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
