import { expect } from "chai";
import { connect } from "../../src/base/db/connection.ts";
import { createStore } from "../../src/base/store/store.ts";
import { createOrganization, signIn } from "../support/accounts/people.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { startService } from "../support/service.ts";
import { startReceiver, toReceivers } from "../support/webhooks/receiver.ts";

const DELIVERED = 2_000;
const EACH = 5;

describe("Webhook deliveries: claims", () => {
  let database: TestDatabase;
  before(async () => {
    database = await createDatabase();
    const service = await startService({ database, egress: toReceivers(), env: { WORKERS: "0" } });
    const receiver = await startReceiver();
    const owner = await signIn(service.url, (await createOrganization(service)).owner);
    const webhook = await owner.post("/v1/webhooks", { url: receiver.url, events: ["contact.created"] });
    expect(webhook.status, webhook.text).to.equal(201);
    for (let number = 0; number < EACH; number += 1) {
      await owner.post("/v1/entities", { entity_type: "contact", first_name: `Ada ${number}` });
    }
    await service.close();
    await receiver.close();
  });
  after(() => database.drop());

  it("read no delivered ones of the same webhook, also before PostgreSQL has statistics", async () => {
    const insert = `INSERT INTO webhook_deliveries (org_id, webhook_id, id, record_id, type, status, finished_at)
      SELECT org_id, id, gen_random_uuid(), gen_random_uuid(), 'contact.created', 'delivered', now() FROM webhooks, generate_series(1, ?::int)`;
    await database.pool.raw(insert, [DELIVERED]);
    const knex = connect({ address: database.address, poolSize: 1 });
    try {
      const before = await rowsRead(knex);
      const claimed = await createStore(knex).webhookDispatch.claim({ each: EACH, limit: 100, seconds: 60 });
      expect((await rowsRead(knex)) - before).to.be.within(EACH, 20 * EACH);
      expect(claimed).to.have.length(EACH);
    } finally {
      await knex.destroy();
    }
  });

  /** Returns the rows of deliveries that this and earlier connections have read. */
  async function rowsRead(knex: ReturnType<typeof connect>): Promise<number> {
    await knex.raw("SELECT pg_stat_force_next_flush()");
    const { rows } = await knex.raw<{ rows: { count: number }[] }>(
      "SELECT (seq_tup_read + idx_tup_fetch)::int AS count FROM pg_stat_user_tables WHERE relname = 'webhook_deliveries'",
    );
    return rows[0]?.count ?? Number.NaN;
  }
});
