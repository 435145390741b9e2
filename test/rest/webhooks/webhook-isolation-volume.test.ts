import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { type Caller } from "../../support/caller.ts";
import { createOrganization, signIn, callerByKey } from "../../support/accounts/people.ts";
import { lockWaits } from "../../support/db/stall.ts";
import { until } from "../../support/queue.ts";
import { startReceiver, toReceivers, type Receiver } from "../../support/webhooks/receiver.ts";
import { useFixture } from "../../support/fixture.ts";

const EVENTS = 1_000;
const CHANGES = 200;

/** An organization that subscribes to some event types. */
interface Subscriber {
  readonly crm: Caller;
  watch(url: string, event: string): Promise<string>;
}

describe("Jobs: webhook delivery to receivers that never answer", () => {
  const fixture = useFixture({ egress: toReceivers() });
  let hanging: Receiver;
  let own: Receiver;
  let foreign: Receiver;
  beforeEach(async () => {
    [hanging, own, foreign] = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
    hanging.answer = () => undefined;
  });
  afterEach(() => Promise.all([hanging, own, foreign].map((receiver) => receiver.close())));

  const subscriber = async (): Promise<Subscriber> => {
    const { owner } = await createOrganization(fixture.service);
    const person = await signIn(fixture.service.url, owner);
    return {
      crm: await callerByKey(fixture.service, { user: owner }),
      watch: async (url, event) => await person.create("/v1/webhooks", { url, events: [event] }),
    };
  };
  const contacts = async (crm: Caller, count: number): Promise<void> => {
    const operations = Array.from({ length: count }, (_, index) => ({
      method: "create",
      record: { entity_type: "contact", first_name: `Contact ${index}` },
    }));
    expect((await crm.post("/v1/entities/batch", { operations })).at("data.succeeded")).to.equal(count);
  };
  const company = (crm: Caller) => crm.post("/v1/entities", { entity_type: "company", name: "Analytical" });
  const deliveries = () => fixture.service.database.pool("webhook_deliveries");
  const count = async (where: object): Promise<number> => (await deliveries().where(where)).length;
  /** Milliseconds from each change to its arrival, in ascending order. */
  const delays = ({ received }: Receiver): number[] =>
    received
      .map(({ at, body }) => at - Date.parse((JSON.parse(body) as { occurred_at: string }).occurred_at))
      .sort((left, right) => left - right);

  it(`delays other deliveries by at most two seconds with ${EVENTS} events, in the same and in another organization`, async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    const webhook_id = await one.watch(hanging.url, "contact.created");
    await one.watch(own.url, "company.created");
    await other.watch(foreign.url, "company.created");
    for (let made = 0; made < EVENTS; made += 100) await contacts(one.crm, 100);
    await until(() => hanging.received.length >= 5, "the hanging receiver is called", 30);
    for (let change = 0; change < CHANGES; change += 1) {
      await Promise.all([company(one.crm), company(other.crm)]);
      await pause(20);
    }
    await until(() => own.received.length >= CHANGES && foreign.received.length >= CHANGES, "all arrived", 60);
    for (const receiver of [own, foreign]) {
      expect(delays(receiver)[Math.ceil(CHANGES * 0.99) - 1], "p99").to.be.below(2_000);
    }
    expect(await count({ webhook_id, status: "pending" }), "none was taken").to.equal(EVENTS);
    expect((await deliveries().where({ webhook_id }).whereNotNull("lease")).length, "at once").to.be.at.most(5);
  });

  it("does not delay others while twenty webhooks of one organization hang", async () => {
    const [one, two, other] = [await subscriber(), await subscriber(), await subscriber()];
    for (let made = 0; made < 20; made += 1) await one.watch(hanging.url, "contact.created");
    for (let made = 0; made < 2; made += 1) await two.watch(hanging.url, "contact.created");
    await other.watch(foreign.url, "company.created");
    await contacts(one.crm, 10);
    await contacts(two.crm, 10);
    await until(() => hanging.received.length >= 100, "a hundred wait for an answer", 14);
    await company(other.crm);
    await until(() => foreign.received.length === 1, "the other one's event", 10);
    expect(delays(foreign)[0]).to.be.below(2_000);
  });

  it("calls a failed webhook with one delivery at a time until it succeeds", async () => {
    const one = await subscriber();
    const id = await one.watch(hanging.url, "contact.created");
    await one.watch(own.url, "contact.created");
    const { pool } = fixture.service.database;
    await pool("webhooks").where({ id }).update({ consecutive_failures: 1, failing_since: pool.fn.now() });
    await contacts(one.crm, 10);
    await until(() => own.received.length === 10, "the other receiver has all", 30);
    await until(() => hanging.received.length > 0, "the first", 30);
    expect(hanging.received).to.have.lengthOf(1);
    hanging.answer = (_, response) => void response.end();
    await pool("webhook_deliveries")
      .whereNotNull("lease")
      .where({ webhook_id: id })
      .update({ next_attempt_at: pool.fn.now() });
    await until(async () => (await count({ webhook_id: id, status: "delivered" })) === 10, "all", 30);
  });

  it("does not delay others while a webhook that answered 410 is disabled", async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    hanging.answer = (_, response) => void response.writeHead(410).end();
    const id = await one.watch(hanging.url, "contact.created");
    await other.watch(foreign.url, "contact.created");
    const writing = await fixture.service.database.pool.transaction();
    // Transactions that insert deliveries lock the webhook in the same way until they commit.
    await writing("webhooks").where({ id }).forKeyShare().first("id");
    await contacts(one.crm, 1);
    await until(() => hanging.received.length > 0, "the first is called");
    await contacts(other.crm, 20);
    await until(() => foreign.received.length >= 20, "all arrived");
    expect(await lockWaits(fixture.service.database.pool), "calls that wait for the first webhook").to.equal(0);
    const status = async () =>
      (await fixture.service.database.pool("webhooks").where({ id }).first<{ status: string }>()).status;
    await until(async () => (await status()) === "disabled", "the end of the first");
    await writing.rollback();
  });
});
