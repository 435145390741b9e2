import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createKey, createOrganization } from "../../support/accounts/people.ts";
import { callerAt, type Caller } from "../../support/caller.ts";
import { createDatabase, type TestDatabase } from "../../support/db/cluster.ts";
import { startStatementCounter, type StatementCounter } from "../../support/db/statement-counter.ts";
import { startService, type Service } from "../../support/service.ts";
import { until } from "../../support/queue.ts";
import type { Answer } from "../../support/wire.ts";

const CONCURRENT = 60;

describe("GET /v1/entities/{id} (entities.get): concurrent reads", () => {
  let database: TestDatabase;
  let counter: StatementCounter;
  let service: Service;
  let own: Caller;
  let other: Caller;
  let key: string;
  const [ids, ofOther]: [string[], string[]] = [[], []];
  const callerOf = async (): Promise<[Caller, string]> => {
    const organization = await createOrganization(service);
    const secret = await createKey(service, { user: organization.owner });
    return [callerAt(service.url, { "X-API-Key": secret }), secret];
  };
  before(async () => {
    database = await createDatabase();
    counter = await startStatementCounter(database);
    service = await startService({ database: counter.database, env: { WORKERS: "0", RATE_LIMITS: "off" } });
    [own, key] = await callerOf();
    [other] = await callerOf();
    for (let number = 0; number < CONCURRENT; number += 1) {
      const contact = { entity_type: "contact", first_name: `No. ${number}` };
      ids.push((await own.post("/v1/entities", contact)).string("data.id"));
      ofOther.push((await other.post("/v1/entities", contact)).string("data.id"));
    }
  });
  after(async () => {
    await service.close();
    counter.close();
    await database.drop();
  });

  const read = async (caller: Caller, asked: readonly string[]): Promise<Answer[]> =>
    await Promise.all(asked.map((id) => caller.get(`/v1/entities/${id}`)));

  it("share statements, and each returns its own record", async () => {
    // While several organizations are active, each runs one call at a time.
    await pause(1_100);
    await read(own, ids);
    const before = counter.count();
    const answers = await read(own, ids);
    expect(counter.count() - before).to.be.below(CONCURRENT / 2);
    expect(answers.map((answer) => answer.at("data.id"))).to.deep.equal(ids);
    expect(answers.map((answer) => answer.at("data.first_name"))).to.deep.equal(ids.map((_, index) => `No. ${index}`));
  });

  it("return 404 for ids of the other organization that are read at the same time", async () => {
    const asked = [...ids, ...ofOther];
    const [answers, others] = await Promise.all([read(own, asked), read(other, asked)]);
    const [found, missing] = [Array<number>(CONCURRENT).fill(200), Array<number>(CONCURRENT).fill(404)];
    expect(answers.map(({ status }) => status)).to.deep.equal([...found, ...missing]);
    expect(others.map(({ status }) => status)).to.deep.equal([...missing, ...found]);
  });

  it("accept an id in upper case and the same id several times", async () => {
    const [id = ""] = ids;
    const answers = await read(own, [id, id.toUpperCase(), ...ids, id]);
    expect(answers.map((answer) => answer.at("data.id"))).to.deep.equal([id, id, ...ids, id]);
  });

  it("continue when the client of one of them disconnects", async () => {
    const lock = await database.pool.transaction();
    try {
      await lock.raw("LOCK TABLE entities IN ACCESS EXCLUSIVE MODE");
      const leaving = new AbortController();
      const left = ids.map((id) =>
        fetch(`${service.url}/v1/entities/${id}`, { headers: { "X-API-Key": key }, signal: leaving.signal }).catch(
          String,
        ),
      );
      const staying = read(own, ids);
      await until(async () => {
        const { rows } = await database.pool.raw<{ rows: object[] }>(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        return rows.length > 0;
      }, "a read that waits for the table");
      leaving.abort();
      await Promise.all(left);
      await lock.rollback();
      expect((await staying).map(({ status }) => status)).to.deep.equal(ids.map(() => 200));
    } finally {
      await lock.rollback();
    }
  });
});
