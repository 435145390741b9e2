import { once } from "node:events";
import { expect } from "chai";
import pg from "pg";
import { connect } from "../../src/base/db/connection.ts";
import { run, sql, type SqlText, statements } from "../../src/base/platform/sql/sql-text.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { startStatementCounter } from "../support/db/statement-counter.ts";
import { until } from "../support/queue.ts";
import { use, useFixture } from "../support/fixture.ts";
import { entityRepository } from "../../src/features/entities/sql/entities.ts";
import { recordFactories, storeOf } from "../support/record-factories.ts";
import { createStore } from "../../src/base/store/store.ts";
import { createOrganization, signIn } from "../support/accounts/people.ts";
import { startService } from "../support/service.ts";
import { startReceiver, toReceivers } from "../support/webhooks/receiver.ts";
import { newId } from "../../src/base/platform/ids.ts";

describe("Queries in a transaction", () => {
  let knex: ReturnType<typeof connect>;

  const database = use(() => createDatabase());
  before(() => {
    knex = connect({ address: database.address, poolSize: 2 });
  });
  after(async () => {
    await knex.destroy();
  });

  it("run one after the other if started concurrently, without warnings from the driver", async () => {
    const warnings: string[] = [];
    const hear = ({ message }: Error): void => void warnings.push(message);
    process.on("warning", hear);
    const numbers = await knex.transaction(async (tx) => {
      const ask = async (number: number): Promise<unknown> =>
        (await tx.raw<{ rows: { number: number }[] }>("SELECT ?::int AS number", [number])).rows[0]?.number;
      return await Promise.all([1, 2, 3, 4].map(ask));
    });
    await Promise.race([once(process, "warning"), new Promise((resolve) => setTimeout(resolve, 20))]);
    process.off("warning", hear);
    expect(numbers).to.deep.equal([1, 2, 3, 4]);
    expect(warnings).to.deep.equal([]);
  });

  it("are sent at once if started concurrently", async () => {
    const counter = await startStatementCounter(database);
    const proxied = connect({ address: counter.database.address, poolSize: 1 });
    const held = await knex.transaction();
    await held.raw("SELECT pg_advisory_xact_lock(1)");
    const work = proxied.transaction((tx) =>
      Promise.all([tx.raw("SELECT pg_advisory_xact_lock(?)", [1]), tx.raw("SELECT ?::int", [2])]),
    );
    await until(() => counter.count() === 3, "BEGIN and both statements");
    await held.rollback();
    await work;
    await proxied.destroy();
    counter.close();
  });

  it("can be used again after the first statement of a transaction failed", async () => {
    const single = connect({ address: database.address, poolSize: 1 });
    const first = (statement: string, value: number): Promise<unknown> =>
      single.transaction((tx) => run(tx, sql(statement, value), statement));
    const [divide, later] = ["SELECT 1 / ?::int AS result", "SELECT result FROM made_later WHERE result = ?::int"];
    for (const statement of [divide, later]) await first(statement, 0).catch(() => undefined);
    await single.raw("CREATE TABLE made_later AS SELECT 1 AS result");
    // The server has parsed the first statement and not the second one; from then on, both.
    for (const statement of [divide, later, divide, later]) {
      expect(await first(statement, 1)).to.deep.equal([{ result: 1 }]);
    }
    await single.destroy();
  });

  it("continue after a failed query", async () => {
    const [failed, next] = await knex.transaction(async (tx) => {
      const fails = tx
        .transaction((inner) => inner.raw("SELECT 1 / 0"))
        .then(
          () => "done",
          () => "failed",
        );
      const outcome = await fails;
      return [outcome, (await tx.raw<{ rows: unknown[] }>("SELECT 1")).rows.length];
    });
    expect([failed, next]).to.deep.equal(["failed", 1]);
  });

  it("are reported as rolled back if one of them failed and the error was ignored", async () => {
    const outcome = knex
      .transaction(async (tx) => {
        await tx.raw("CREATE TABLE made (id int)");
        await tx.raw("SELECT 1 / 0").catch(() => undefined);
      })
      .then(
        () => "committed",
        (error: unknown) => String(error),
      );
    expect(await outcome).to.contain("rolled back");
  });

  it("keep their connection after a server error, and lose it if a transaction is left open", async () => {
    const pid = async (): Promise<number | undefined> =>
      (await knex.raw<{ rows: { pid: number }[] }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;
    const first = await pid();
    for (let count = 0; count < 20; count += 1) await knex.raw("SELECT 1 / 0").catch(() => undefined);
    expect(await pid()).to.equal(first);
    await knex.raw("BEGIN");
    expect(await pid()).not.to.equal(first);
  });
});

const CONTACTS = 2_000;
/** As many are inserted at a time: on a busy machine, more would exceed the time limit of a statement. */
const CHUNK = 250;
/** PostgreSQL makes this many plans for given values before it compares them with one for all values. */
const PLANS_FOR_VALUES = 5;

describe("A statement that many requests run", () => {
  const fixture = useFixture();
  const { contact } = recordFactories(fixture);
  let knex: ReturnType<typeof connect>;

  before(async () => {
    const { pool, address } = fixture.service.database;
    const id = await contact();
    for (let first = 1; first < CONTACTS; first += CHUNK) {
      await pool.raw(
        `INSERT INTO entities SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'email', NULL))).*
         FROM entities AS e, generate_series(?::int, ?::int) WHERE e.org_id = ? AND e.id = ?`,
        [first, Math.min(first + CHUNK, CONTACTS) - 1, fixture.organization.id, id],
      );
    }
    await pool.raw("ANALYZE entities, entity_count");
    knex = connect({ address, poolSize: 1 });
  });
  after(() => knex.destroy());

  const page = async (offset: number): Promise<string[]> => {
    const part = { sort: [], window: { offset, limit: 25 } };
    const { records, total } = await entityRepository(knex).page(
      fixture.organization.id,
      { entity_type: "contact" },
      part,
    );
    expect(total).to.equal(CONTACTS);
    return records.map(({ id }) => id);
  };

  it("is not planned again: a page of the plain list", async () => {
    for (let number = 0; number < 20; number += 1) expect(await page(number * 25)).to.have.length(25);
    expect(await plansForValues("entities.list.contact.total")).to.equal(PLANS_FOR_VALUES);
  });

  it("is not planned again: a page far behind, which continues the one before", async () => {
    const ids = [];
    for (let number = 0; number < 20; number += 1) ids.push(...(await page(1_000 + number * 25)));
    expect(ids).to.have.length(500);
    expect(ids).to.deep.equal([...new Set(ids)].sort().reverse());
    expect(await page(CONTACTS - 10)).to.have.length(10);
    expect(await page(CONTACTS)).to.deep.equal([]);
    expect(await plansForValues("entities.deep_list.contact.total")).to.equal(PLANS_FOR_VALUES);
  });

  it("is not planned again: reads by id that share a statement", async () => {
    const repository = entityRepository(knex);
    const ids = await page(0);
    for (let count = 2; count < 20; count += 1) {
      const read = await Promise.all(ids.slice(0, count).map((id) => repository.find(fixture.organization.id, id)));
      expect(read.map((one) => one?.record.id)).to.deep.equal(ids.slice(0, count));
    }
    expect(await plansForValues("entities.find_many")).to.equal(PLANS_FOR_VALUES);
  });

  /** Returns how many plans PostgreSQL made for the values of a statement. */
  async function plansForValues(name: string): Promise<number | undefined> {
    const { rows } = await knex.raw<{ rows: { custom_plans: number }[] }>(
      "SELECT custom_plans FROM pg_prepared_statements WHERE name LIKE ?",
      [`${name}%`],
    );
    expect(rows, name).to.have.length(1);
    return rows[0]?.custom_plans;
  }
});

const DELIVERED = 2_000;
const EACH = 5;

describe("Webhook deliveries: claims", () => {
  const database = use(() => createDatabase());
  before(async () => {
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

/** A node of a plan. */
interface PlanNode {
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

describe("The lookup of the recipients of a message", () => {
  const fixture = useFixture();
  const { contact } = recordFactories(fixture);

  it("reads only their contacts, however many contacts the organization has", async () => {
    const emails = ["ada@lookup.example", "nobody@lookup.example"];
    const [ada, grace] = [await contact({ email: emails[0] }), await contact({ email: "grace@lookup.example" })];
    const { pool } = fixture.service.database;
    await pool.raw(
      `INSERT INTO entities SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'email', NULL))).*
       FROM entities AS e, generate_series(1, 500) WHERE e.org_id = ? AND e.id = ?`,
      [fixture.organization.id, ada],
    );
    await pool.raw("ANALYZE entities, entity_emails");
    const { suppressions } = storeOf(fixture);
    const run: SqlText[] = [];
    const note = (statement: unknown): void => void run.push(statement as SqlText);
    statements.subscribe(note);
    const { contacts } = await suppressions.factsOf(fixture.organization.id, { ids: [grace], emails });
    statements.unsubscribe(note);
    expect(contacts.map(({ id }) => id)).to.have.members([ada, grace]);
    const [{ text, bindings } = { text: "", bindings: [] }] = run.filter((one) =>
      one.text.includes("email_suppressions"),
    );
    const { rows } = await pool.raw<{ rows: { "QUERY PLAN": readonly { readonly Plan: PlanNode }[] }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      [...bindings] as string[],
    );
    const read = nodesOf(rows[0]?.["QUERY PLAN"][0]?.Plan)
      .filter((node) => node["Relation Name"] === "entities")
      .map((node) => node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0));
    expect(read).to.deep.equal([2]);
  });
});

const nodesOf = (node: PlanNode | undefined): PlanNode[] =>
  node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const SHARDS = 8;
const COPY = `INSERT INTO entities (org_id, id, entity_type, first_name, full_name, lifecycle_stage, version, created_at,
    updated_at, created_by, updated_by, created_by_user, search_name, search_text)
  SELECT org_id, $2, entity_type, first_name, full_name, lifecycle_stage, version, created_at,
    updated_at, created_by, updated_by, created_by_user, search_name, search_text
  FROM entities WHERE id = $1`;

describe("Totals of contacts", () => {
  const fixture = useFixture();

  it("are changed by two transactions at once, whose connections prefer the same shard", async () => {
    const { crm, service } = fixture;
    const contact = (await crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" })).string("data.id");
    const clients = Array.from({ length: SHARDS + 1 }, () => new pg.Client(service.database.url));
    try {
      for (const client of await sameShard(clients)) {
        await client.query("SET lock_timeout = '1s'");
        await client.query("BEGIN");
        await client.query(COPY, [contact, newId()]);
      }
      for (const client of clients) await client.query("COMMIT");
    } finally {
      for (const client of clients) await client.end();
    }
    expect((await crm.get("/v1/entities?entity_type=contact&fields=id")).at("meta.total")).to.equal(3);
  });
});

/** Connects all clients; returns two that prefer the same shard: there is one client more than shards. */
async function sameShard(clients: readonly pg.Client[]): Promise<pg.Client[]> {
  const byShard = new Map<unknown, pg.Client[]>();
  for (const client of clients) {
    await client.connect();
    const { rows } = await client.query<{ shard: number }>("SELECT pg_backend_pid() % $1 AS shard", [SHARDS]);
    const shard = rows[0]?.shard;
    byShard.set(shard, [...(byShard.get(shard) ?? []), client]);
  }
  return [...byShard.values()].find(({ length }) => length > 1)?.slice(0, 2) ?? [];
}

describe("Statistics of a new database", () => {
  const fixture = useFixture();

  const tuples = async (table: string): Promise<number> => {
    const { rows } = await fixture.service.database.pool.raw<{ rows: { tuples: number }[] }>(
      "SELECT reltuples::int AS tuples FROM pg_class WHERE oid = to_regclass(?)",
      [table],
    );
    return rows[0]?.tuples ?? -1;
  };

  /** Creates contacts in batches of a hundred. */
  const load = async (name: string, batches: number): Promise<void> => {
    for (let part = 0; part < batches; part += 1) {
      const operations = Array.from({ length: 100 }, (_, index) => {
        const number = part * 100 + index;
        const record = {
          entity_type: "contact",
          first_name: `${name} ${number}`,
          email: `${name}.${number}@bulk.example`,
        };
        return { method: "create", record };
      });
      const answer = await fixture.crm.post("/v1/entities/batch", { operations });
      expect([answer.status, answer.at("data.succeeded")], answer.text).to.deep.equal([200, 100]);
    }
  };

  it("are collected after the first thousand rows of a table, before autovacuum looks", async () => {
    const { pool } = fixture.service.database;
    for (const table of ["entities", "entity_emails"]) {
      await pool.raw("ALTER TABLE ?? SET (autovacuum_enabled = off)", [table]);
    }
    const before = await tuples("entity_emails");
    await load("load", 11);
    await until(async () => (await tuples("entity_emails")) >= 1_000, "the statistics", 60);
    expect(before).to.be.below(1_000);
  });

  it("are collected again when the rows of a table have doubled, before autovacuum looks", async () => {
    const known = await tuples("entity_emails");
    expect(known).to.be.within(1_000, 1_500);
    await load("more", Math.ceil(known / 100) + 1);
    await until(async () => (await tuples("entity_emails")) >= 2 * known, "the statistics", 60);
  });
});
