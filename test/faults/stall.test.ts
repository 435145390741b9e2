import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { startDurableDatabase } from "../support/db/cluster.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { until } from "../support/queue.ts";
import { readBack } from "../support/db/readback.ts";
import { untilServed } from "../support/contract/requests.ts";
import { startReceiver } from "../support/webhooks/receiver.ts";
import { freeze, openTransactions, thaw } from "../support/db/stall.ts";
import { startWorkload } from "../support/db/workload.ts";
import { LONG } from "../support/suite/length.ts";
import { use } from "../support/fixture.ts";

/** Seconds. Just longer than the statement timeout of a request (4 s): covers all cases, but each less often. */
const STALLS = LONG ? [8, 20, 8, 20, 8, 20, 8, 20, 8, 20] : [5];
/** Milliseconds of work before PostgreSQL is stopped; half of it is repeated afterwards. */
const BUSY = LONG ? 4_000 : 1_000;
/**
 * Milliseconds before the acknowledged writes are read back. In the long form PostgreSQL has ended leaked
 * transactions by then (idle_in_transaction_session_timeout, 10 s). In the short form they are still open and their
 * writes invisible to others, which the test detects as well.
 */
const WAIT = LONG ? 15_000 : 1_500;

describe("PostgreSQL that is stopped and resumed (F3)", () => {
  const receiver = use(() => startReceiver());
  const place = useProcess({ database: startDurableDatabase, env: () => ({ WEBHOOK_ALLOW_HTTP: "on" }) });
  before(() => place.crm.post("/v1/webhooks", { url: receiver.url, events: ["contact.created"] }));
  afterEach(() => thaw(place.database.postmaster));

  for (const [round, seconds] of STALLS.entries()) {
    it(`for ${seconds} s loses no acknowledged write (round ${round + 1})`, async function () {
      this.timeout(400_000);
      const { crm, database, key, service } = place;
      const workload = await startWorkload(service.url, key);
      const campaign = await sendCampaign(round);
      await pause(BUSY);
      freeze(database.postmaster);
      await pause(seconds * 1_000);
      const [live, ready] = await Promise.all([fetch(`${service.url}/livez`), fetch(`${service.adminUrl}/readyz`)]);
      thaw(database.postmaster);
      expect([live.status, ready.status]).to.deep.equal([200, 503]);
      await pause(BUSY / 2);
      await workload.stop();
      await pause(WAIT);
      const open = await openTransactions(database);
      const { read, ...missing } = await readBack(crm, workload);
      const confused = (await database.log()).split("there is already a transaction in progress").length - 1;
      expect({ ...missing, open, confused }).to.deep.equal(NOTHING_MISSING);
      // In the short form a busy machine may not reach all kinds.
      if (LONG) expect(Object.keys(read).toSorted()).to.deep.equal(KINDS);
      expect(workload.strange).to.deep.equal([]);
      expect(workload.slowest, "slowest response").to.be.below(10_000);
      expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
      await expectDone(campaign, workload.emails);
      if (LONG)
        console.log(
          `      ${seconds} s: ${JSON.stringify({ ...read, ...missing, open, statuses: [...workload.statuses] })}`,
        );
    });
  }

  /** Sends a campaign to the contacts that the clients of the workload change. */
  async function sendCampaign(round: number): Promise<string> {
    const { crm } = place;
    const filter = { op: "and", conditions: [{ field: "email", operator: "ends_with", value: "@stall.example" }] };
    const segment = { name: `All ${round}`, entity_type: "contact", kind: "dynamic", filter };
    const segment_id = (await untilServed(() => crm.post("/v1/segments", segment))).string("data.id");
    const texts = { subject: "News", from: { email: "news@crm.example" }, text_body: "News" };
    const made = await untilServed(() =>
      crm.post("/v1/campaigns", { name: "News", ...texts, segment_ids: [segment_id] }),
    );
    const path = `/v1/campaigns/${made.string("data.id")}`;
    await untilServed(() => crm.post(`${path}/send`));
    return path;
  }

  /** Waits until the background work is done: the campaign, messages and webhooks. */
  async function expectDone(campaign: string, emails: readonly string[]): Promise<void> {
    const { crm, database } = place;
    const { pool } = database;
    const sent = async (): Promise<boolean> => (await crm.get(campaign)).at("data.status") === "sent";
    await until(sent, "the campaign to be sent", 90);
    const unsent = (): Promise<unknown[]> =>
      pool("emails")
        .whereIn("id", [...emails])
        .whereNot({ status: "sent" })
        .select("id");
    await until(async () => (await unsent()).length === 0, "messages to be sent", 90);
    const waiting = (): Promise<unknown> => pool("webhook_deliveries").whereNot({ status: "delivered" }).first("id");
    await until(async () => (await waiting()) === undefined, "events to be delivered", 90);
  }
});

const NOTHING_MISSING = { lost: [], sameVersion: [], older: [], open: [], confused: 0 };
const KINDS = [
  "batch",
  "booking",
  "create",
  "delete",
  "merge",
  "put",
  "put of a shared record",
  "put with If-Match",
  "tool create",
  "tool update",
  "upsert",
];
