import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createDatabase } from "../support/db/cluster.ts";
import { startDatabaseProxy } from "../support/db/database-proxy.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { until } from "../support/queue.ts";
import { readBack } from "../support/db/readback.ts";
import { openTransactions } from "../support/db/stall.ts";
import type { Answer } from "../support/wire.ts";
import { startWorkload } from "../support/db/workload.ts";
import { LONG } from "../support/suite/length.ts";
import { use } from "../support/fixture.ts";

const ENDS = ["goes on", "resets"] as const;
const DROPS = LONG
  ? [8, 20].flatMap((seconds) => ENDS.map((end) => ({ seconds, end })))
  : [{ seconds: 2, end: ENDS[1] }];
/** Statement timeout of a request, in milliseconds. */
const STATEMENT_LIMIT = 4_000;
/** Two groups of so many calls fit into the connections of the service. */
const HALF = 5;

describe("Network that drops packets between the service and PostgreSQL", () => {
  const database = use(createDatabase);
  const proxy = use(() => startDatabaseProxy(database));
  // Jobs are disabled, so that each connection in use belongs to a request.
  const place = useProcess({ database: () => Promise.resolve(proxy.database), env: () => ({ WORKERS: "0" }) });
  /** Creates a task: unlike contacts, tasks have no counter row that concurrent requests have to update. */
  const create = (title: string): Promise<Answer> =>
    place.crm.post("/v1/tasks", { title }, { "Idempotency-Key": `create ${title}` });
  const names = (prefix: string): string[] => Array.from({ length: HALF }, (_, index) => `${prefix} ${index}`);
  const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);
  const all = (status: number, count = HALF): number[] => Array<number>(count).fill(status);

  /** Returns the calls that are blocked in this statement. */
  async function blockedAt(statement: string, prefix: string): Promise<Promise<Answer>[]> {
    proxy.block(statement);
    const calls: Promise<Answer>[] = [];
    for (const name of names(prefix)) {
      const before = proxy.blocked();
      let call: Promise<Answer> | undefined;
      // Repeats the request if a connection could not be opened in time, as on a busy machine.
      const send = (): Promise<Answer> => (call ??= create(name).finally(() => (call = undefined)));
      await until(() => (void send(), proxy.blocked() > before), statement);
      calls.push(send());
    }
    return calls;
  }

  it("leaves no transaction open in which other requests would write, and returns 503 if the outcome is unknown", async () => {
    const { crm, database } = place;
    const contacts = await Promise.all(
      names("contact").map((first_name) => crm.post("/v1/entities", { entity_type: "contact", first_name })),
    );
    const commits = await blockedAt("COMMIT;", "commit");
    const begins = await blockedAt("BEGIN;", "begin");
    await pause(STATEMENT_LIMIT + 100);
    // Each is a single statement, which only its own COMMIT on the server ends.
    const change = (one: Answer): Promise<Answer> =>
      crm.put(`/v1/entities/${one.string("data.id")}`, { lead_score: 7 });
    const changes = Promise.all(contacts.map(change));
    await pause(300);
    proxy.resume();
    expect(statuses(await Promise.all([...commits, ...begins]))).to.deep.equal(all(503, 2 * HALF));
    expect(statuses(await changes)).to.deep.equal(all(200));
    const changed = await database.pool("entities").where({ lead_score: 7, version: 2 }).select("id");
    expect(changed, "changes visible to others").to.have.length(HALF);
    await pause(1_100);
    expect(await openTransactions(database)).to.deep.equal([]);
    // Repeats the same call with the same key: it is executed once, whether or not it was executed before the
    // response was lost.
    const again = [...names("commit"), ...names("begin")];
    expect(statuses(await Promise.all(again.map(create)))).to.deep.equal(all(201, 2 * HALF));
    const made = await database.pool("tasks").whereIn("title", again).select("id");
    expect(made).to.have.length(2 * HALF);
  });

  for (const { seconds, end } of DROPS) {
    it(`for ${seconds} s and then ${end} loses no acknowledged write`, async function () {
      this.timeout(180_000);
      if (LONG) {
        await place.kill();
        await place.start({ WORKERS: "2" });
      }
      const { crm, database, key, service } = place;
      const workload = await startWorkload(service.url, key);
      await pause(500);
      proxy.drop();
      await pause(seconds * 1_000);
      if (end === "resets") proxy.reset();
      proxy.resume();
      await pause(1_500);
      await workload.stop();
      await pause(LONG ? 15_000 : 1_100);
      const open = await openTransactions(database);
      const { read, ...missing } = await readBack(crm, workload);
      expect({ ...missing, open }).to.deep.equal({ lost: [], sameVersion: [], older: [], open: [] });
      expect(workload.strange).to.deep.equal([]);
      expect(workload.slowest, "slowest response").to.be.below(10_000);
      expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
      if (LONG)
        console.log(`      ${seconds} s, ${end}: ${JSON.stringify({ ...read, statuses: [...workload.statuses] })}`);
    });
  }
});
