import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import fc from "fast-check";
import { signTestWebhook, type WebhookHeaders } from "../../src/adapters/sdk/webhooks.ts";
import { PACKAGE } from "./package/installed-package.ts";
import { readmeProgram } from "./package/readme-code.ts";
import { until } from "../support/queue.ts";
import { startReceiver, toReceivers } from "../support/webhooks/receiver.ts";
import { useFixture } from "../support/fixture.ts";
import { webhooksOn } from "../support/webhooks/webhooks.ts";

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
