import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { callerAt, type Caller } from "../support/caller.ts";
import { createKey, createOrganization, signIn } from "../support/people.ts";
import { until } from "../support/queue.ts";
import { startReceiver, toReceivers, type Receiver } from "../support/receiver.ts";
import { useStage } from "../support/stage.ts";

const EVENTS = 1_000;
const CHANGES = 200;

describe(`${EVENTS} events for a receiver that never answers`, () => {
  const stage = useStage({ egress: toReceivers() });
  let hanging: Receiver;
  let own: Receiver;
  let foreign: Receiver;
  let stranger: Caller;
  before(async () => {
    [hanging, own, foreign] = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
    hanging.answer = () => undefined;
    const other = await createOrganization(stage.service);
    const [owner, otherOwner] = [stage.organization.owner, other.owner];
    stranger = callerAt(stage.service.url, { "X-API-Key": await createKey(stage.service, { user: otherOwner }) });
    const watch = async (user: typeof owner, url: string, event: string): Promise<void> => {
      const made = await (await signIn(stage.service.url, user)).post("/v1/webhooks", { url, events: [event] });
      expect(made.status, made.text).to.equal(201);
    };
    await watch(owner, hanging.url, "contact.created");
    await watch(owner, own.url, "company.created");
    await watch(otherOwner, foreign.url, "company.created");
    for (let count = 0; count < EVENTS; count += 100) {
      const operations = Array.from({ length: 100 }, (_, index) => ({
        method: "create",
        record: { entity_type: "contact", first_name: `Contact ${count + index}` },
      }));
      expect((await stage.crm.post("/v1/entities/batch", { operations })).at("data.succeeded")).to.equal(100);
    }
    await until(() => hanging.received.length >= 5, "the hanging receiver is called", 30);
  });
  after(() => Promise.all([hanging, own, foreign].map((receiver) => receiver.close())));

  /** Milliseconds from each change to its arrival, the shortest first. */
  const delays = ({ received }: Receiver): number[] =>
    received
      .map(({ at, body }) => at - Date.parse((JSON.parse(body) as { occurred_at: string }).occurred_at))
      .sort((left, right) => left - right);

  it("hold up no other one by more than two seconds, of the same organization or another", async () => {
    for (let count = 0; count < CHANGES; count += 1) {
      const body = { entity_type: "company", name: `Company ${count}` };
      await Promise.all([stage.crm.post("/v1/entities", body), stranger.post("/v1/entities", body)]);
      await pause(20);
    }
    await until(() => own.received.length >= CHANGES && foreign.received.length >= CHANGES, "all arrived", 60);
    for (const receiver of [own, foreign]) {
      const sorted = delays(receiver);
      expect(sorted[Math.ceil(sorted.length * 0.99) - 1], "p99").to.be.below(2_000);
    }
    const { pool } = stage.service.database;
    const waiting = await pool("webhook_deliveries").where({ type: "contact.created", status: "pending" }).count();
    expect(waiting, "none was taken").to.deep.equal([{ count: EVENTS }]);
    const underWay = await pool("webhook_deliveries").where({ type: "contact.created" }).whereNotNull("lease").count();
    expect((underWay[0] as { count: number }).count, "at once").to.be.at.most(5);
  });
});
