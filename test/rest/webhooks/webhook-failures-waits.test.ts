import { expect } from "chai";
import { requestExamples } from "../../support/contract/derived-request.ts";
import { accountEmailTo, type AccountEmail } from "../../support/email/account-emails.ts";
import { until } from "../../support/queue.ts";
import { startReceiver, toReceivers, type Receiver } from "../../support/webhooks/receiver.ts";
import { useFixture } from "../../support/fixture.ts";
import { webhooksOn } from "../../support/webhooks/webhooks.ts";

const MINUTE = 60_000;

describe("Webhooks: /v1/webhooks", () => {
  const fixture = useFixture({ egress: toReceivers() });
  const { register, test, look, attempted, deliveries, skipTheWait, owner, clear } = webhooksOn(fixture);
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await clear();
    await receiver.close();
  });

  const answers = (status: number, headers: Readonly<Record<string, string>> = {}): void => {
    receiver.answer = (_, response) => void response.writeHead(status, headers).end();
  };
  const row = (table: string, where: object) => fixture.service.database.pool(table).where(where);

  describe("Jobs: webhook delivery", () => {
    it("accepts status 200 to 299 as delivered and retries after any other status", async () => {
      const outcomes = {
        delivered: [200, 201, 204, 299],
        redirect: [300, 301, 304, 307, 308],
        status: [400, 401, 404, 500, 503],
      };
      receiver.answer = ({ path }, response) =>
        void response.writeHead(Number(path.split("/").at(-1)), { Location: "https://elsewhere.example/" }).end();
      const cases = Object.entries(outcomes).flatMap(([outcome, statuses]) =>
        statuses.map((status) => ({ outcome, status })),
      );
      const ids: string[] = [];
      for (const { status } of cases) {
        const { id } = await register(`${receiver.url}/${status}`, ["contact.created"]);
        await test(id);
        ids.push(id);
      }
      for (const [index, { outcome, status }] of cases.entries()) {
        const stored =
          outcome === "delivered" ? { status: outcome, last_error: null } : { status: "pending", last_error: outcome };
        expect(await attempted(ids[index] ?? ""), String(status)).to.include({ last_status: status, ...stored });
      }
      expect(receiver.received.every(({ path }) => path.startsWith("/hook/"))).to.equal(true);
    });

    it("retries on the schedule or after a Retry-After within two steps", async () => {
      const { id } = await register(receiver.url, ["contact.created"]);
      answers(500);
      const delivery = `/v1/webhooks/${id}/deliveries/${await test(id)}`;
      /** Milliseconds from the last attempt to the next one, including the time needed to record the result. */
      const waitAfter = async (count: number): Promise<number> => {
        const next = Date.parse(String((await attempted(id, count))["next_attempt_at"]));
        const { at = "" } = (await (await owner()).get(delivery)).list("data.attempts").at(-1) as { at?: string };
        return next - Date.parse(at);
      };
      const again = async (
        retry: number,
        status: number,
        headers?: Readonly<Record<string, string>>,
      ): Promise<void> => {
        answers(status, headers);
        await row("webhook_deliveries", { webhook_id: id }).update({ retry });
        await skipTheWait(id);
      };
      await attempted(id);
      await again(1, 500);
      expect(await waitAfter(2)).to.be.within(4 * MINUTE, 7 * MINUTE);
      await again(1, 503, { "Retry-After": "400" });
      expect(await waitAfter(3)).to.be.within(400_000, 440_000);
      await again(1, 503, { "Retry-After": "86400" });
      expect(await waitAfter(4)).to.be.within(10 * MINUTE, 11 * MINUTE);
      await again(1, 503, { "Retry-After": "1" });
      expect(await waitAfter(5)).to.be.within(5 * MINUTE, 6 * MINUTE);
    });

    for (const status of [429, 502, 504]) {
      it(`pauses all deliveries to the webhook after status ${status}`, async () => {
        const { id } = await register(receiver.url, ["contact.created"]);
        answers(status, { "Retry-After": "60" });
        await test(id);
        await attempted(id);
        answers(200);
        await test(id);
        await skipTheWait(id);
        const other = await startReceiver();
        const { id: otherId } = await register(other.url, ["contact.created"]);
        await test(otherId);
        await attempted(otherId);
        await other.close();
        expect(receiver.received).to.have.lengthOf(1);
        await row("webhooks", { id }).update({ slow_until: fixture.service.database.pool.fn.now() });
        await until(async () => (await deliveries(id)).every(({ status }) => status === "delivered"), "both events");
      });
    }

    it("gives up after ten attempts and notifies the administrators once", async () => {
      const { id } = await register(receiver.url, ["contact.created"]);
      answers(500);
      await test(id);
      for (let attempt = 1; attempt < 10; attempt += 1) {
        expect(await attempted(id, attempt)).to.include({ status: "pending", attempt_count: attempt });
        await skipTheWait(id);
      }
      expect(await attempted(id, 10)).to.include({ status: "failed", next_attempt_at: null });
      expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size, "one id").to.equal(1);
      const { dataDir } = fixture.service;
      const isAboutIt = (email: AccountEmail): boolean => email.subject.includes(new URL(receiver.url).host);
      const { subject } = await accountEmailTo(dataDir, fixture.organization.owner.email, isAboutIt);
      expect(subject).not.to.include("disabled");
      expect(await look(id)).to.include({ status: "active", consecutive_failures: 10 });
      const state = await row("webhooks", { id }).first<{ told_of_failure: boolean }>("told_of_failure");
      expect(state.told_of_failure).to.equal(true);
    });

    it("does not count the undeliverable event of a purged record as a failure", async () => {
      const { id } = await register(receiver.url, ["contact.created"]);
      await row("webhooks", { id }).update({
        slow_until: fixture.service.database.pool.raw("now() + interval '1 hour'"),
      });
      const contact = await (await owner()).create("/v1/entities", { entity_type: "contact", first_name: "Ada" });
      await (await owner()).post(`/v1/entities/${contact}/purge`);
      await row("webhooks", { id }).update({ slow_until: null });
      expect(await attempted(id)).to.include({ status: "failed", last_error: "event" });
      expect(await look(id)).to.include({ status: "active", consecutive_failures: 0, last_failure_at: null });
      const state = await row("webhooks", { id }).first<object>("told_of_failure", "failing_since");
      expect(state).to.deep.equal({ told_of_failure: false, failing_since: null });
      expect(receiver.received).to.deep.equal([]);
    });

    it("restarts the five-day period after one success", async () => {
      const { id } = await register(receiver.url, ["contact.created"]);
      answers(500);
      await test(id);
      await attempted(id);
      const { pool } = fixture.service.database;
      await row("webhooks", { id }).update({
        failing_since: pool.raw("now() - interval '6 days'"),
        told_of_failure: true,
      });
      answers(200);
      await skipTheWait(id);
      await attempted(id, 2);
      expect(await look(id)).to.include({ status: "active", consecutive_failures: 0 });
      answers(500);
      await test(id);
      await attempted(id);
      await until(async () => (await look(id))["consecutive_failures"] === 1, "a failure");
      expect((await look(id))["status"]).to.equal("active");
    });

    it("sends only the id of a record longer than 20 KiB", async () => {
      await register(receiver.url, ["note.*"]);
      const ada = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
      const related_to = [{ record_type: "contact", record_id: ada.string("data.id") }];
      const short = await fixture.crm.post("/v1/notes", { body: "é".repeat(8_000), related_to });
      const long = await fixture.crm.post("/v1/notes", { body: "é".repeat(11_000), related_to });
      await fixture.crm.put(`/v1/notes/${long.string("data.id")}`, { body: "ë".repeat(11_000) });
      await until(() => receiver.received.length === 3, "three events");
      const events = receiver.received.map(({ body }) => JSON.parse(body) as { data: { object: object } });
      const objectOf = (id: string, version: number): object[] =>
        events
          .filter(({ data }) => "id" in data.object && data.object.id === id)
          .map(({ data }) => data.object)
          .filter((object) => "version" in object && object.version === version);
      const id = long.string("data.id");
      expect([objectOf(id, 1), objectOf(id, 2)]).to.deep.equal([
        [{ id, version: 1, thin: true }],
        [{ id, version: 2, thin: true }],
      ]);
      expect(objectOf(short.string("data.id"), 1)[0])
        .to.have.property("body")
        .with.lengthOf(8_000);
      for (const { body } of receiver.received) expect(Buffer.byteLength(body)).to.be.at.most(20 * 1_024);
    });
  });

  describe("POST /v1/webhooks/{id}/redeliver (webhooks.redeliver)", () => {
    it("sends the delivery again with the same id and a new timestamp", async () => {
      const { id } = await register(receiver.url, ["contact.created"]);
      const delivery_id = await test(id);
      await attempted(id);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const again = await (await owner()).post(`/v1/webhooks/${id}/redeliver`, { delivery_id });
      expect([again.status, again.at("data.count")]).to.deep.equal([202, 1]);
      await attempted(id, 2);
      const [first, second] = receiver.received.map(({ headers }) => headers);
      expect([first?.["webhook-id"], second?.["webhook-id"]]).to.deep.equal([delivery_id, delivery_id]);
      expect(Number(second?.["webhook-timestamp"])).to.be.above(Number(first?.["webhook-timestamp"]));
      expect(second?.["webhook-signature"]).to.not.equal(first?.["webhook-signature"]);
      expect(second).to.include({ "user-agent": "CRM-Webhooks/1", "content-type": "application/json" });
    });

    it("accepts the examples of the contract at any time, with the id of a delivery", async () => {
      const { id } = await register(receiver.url, ["contact.created"]);
      const delivery_id = await test(id);
      const examples = requestExamples("webhooks.redeliver") as Record<string, unknown>[];
      expect(examples).to.not.be.empty;
      for (const example of examples) {
        const body = "delivery_id" in example ? { ...example, delivery_id } : example;
        expect((await (await owner()).post(`/v1/webhooks/${id}/redeliver`, body)).status).to.equal(202);
      }
    });
  });
});
