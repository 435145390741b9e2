import { once } from "node:events";
import { expect } from "chai";
import { connect } from "../../src/base/db/connection.ts";
import { run, sql } from "../../src/base/platform/sql/sql-text.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { startStatementCounter } from "../support/db/statement-counter.ts";
import { until } from "../support/queue.ts";

describe("Queries in a transaction", () => {
  let database: TestDatabase;
  let knex: ReturnType<typeof connect>;

  before(async () => {
    database = await createDatabase();
    knex = connect({ address: database.address, poolSize: 2 });
  });
  after(async () => {
    await knex.destroy();
    await database.drop();
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
