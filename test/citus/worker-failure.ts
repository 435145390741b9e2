import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Knex } from "knex";
import { connect } from "../../src/base/db/connection.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import { workersOf } from "../support/db/citus.ts";
import { useFixture } from "../support/fixture.ts";
import { until } from "../support/queue.ts";

const ORGANIZATIONS = 8;
const PHASE_MS = 4_000;

/** An organization, the worker with its records, and the outcomes of its writes. */
interface Writer {
  readonly crm: Caller;
  readonly worker: string;
  readonly acknowledged: string[];
  readonly statuses: Map<number, number>;
  /** Responses 503 without the header Retry-After. */
  withoutRetry: number;
}

/** The server of a worker on this machine. */
interface Server {
  readonly name: string;
  readonly postmaster: number;
  readonly folder: string;
  readonly binaries: string;
}

describe("A worker that is killed", function () {
  this.timeout(300_000);
  const fixture = useFixture();

  it("stops only its organizations, with 503 and Retry-After, and loses no acknowledged write", async () => {
    const writers = await createWriters();
    const victim = await serverOf(writers[0]?.worker ?? "");
    const [down, up] = [true, false].map((same) => writers.filter(({ worker }) => (worker === victim.name) === same));
    expect(up, "organizations on other workers").to.not.be.empty;
    const state = { writing: true };
    const writing = Promise.all(writers.map((writer) => write(writer, state)));
    await pause(PHASE_MS);
    process.kill(victim.postmaster, "SIGKILL");
    await pause(PHASE_MS);
    // The processes of the killed server end one after another.
    await until(() => Promise.resolve(isStarted(victim)), "the start of the server");
    await until(async () => (await down?.[0]?.crm.get("/v1/entities"))?.status === 200, "the worker");
    await pause(PHASE_MS);
    state.writing = false;
    await writing;
    await until(completeCommits, "the commits that the failure interrupted");
    for (const { statuses } of up ?? []) expect([...statuses.keys()]).to.deep.equal([201]);
    for (const { statuses, withoutRetry } of down ?? []) {
      expect([...statuses.keys()].sort()).to.deep.equal([201, 503]);
      expect(withoutRetry).to.equal(0);
    }
    const { rows } = await fixture.service.database.pool.raw<{ rows: { id: string }[] }>("SELECT id FROM entities");
    const stored = new Set(rows.map(({ id }) => id));
    expect(writers.flatMap(({ acknowledged }) => acknowledged).filter((id) => !stored.has(id))).to.deep.equal([]);
  });

  /** Citus does this once a minute; it fails on a connection that the killed server has left. */
  async function completeCommits(): Promise<boolean> {
    const completed = fixture.service.database.pool.raw("SELECT recover_prepared_transactions()");
    return await completed.then(
      () => true,
      () => false,
    );
  }

  async function createWriters(): Promise<Writer[]> {
    const { service } = fixture;
    const writers: Writer[] = [];
    for (let count = 0; count < ORGANIZATIONS; count += 1) {
      const { owner, id } = await createOrganization(service);
      const { rows } = await service.database.pool.raw<{ rows: { name: string }[] }>(
        `SELECT n.nodename || ':' || n.nodeport AS name FROM pg_dist_placement AS p JOIN pg_dist_node AS n USING (groupid)
         WHERE p.shardid = get_shard_id_for_distribution_column('entities', ?::uuid)`,
        [id],
      );
      const crm = callerAt(service.url, { "X-API-Key": await createKey(service, { user: owner }) });
      const worker = rows[0]?.name ?? "";
      writers.push({ crm, worker, acknowledged: [], statuses: new Map(), withoutRetry: 0 });
    }
    return writers;
  }

  async function serverOf(name: string): Promise<Server> {
    const { pool, url } = fixture.service.database;
    const address = (await workersOf(pool, url)).find((worker) => new URL(worker).host === name) ?? "";
    const worker: Knex = connect({ address: { connectionString: address }, poolSize: 1, applicationName: "test" });
    const { rows } = await worker.raw<{ rows: { postmaster: string; folder: string; binaries: string }[] }>(
      `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS postmaster,
         current_setting('data_directory') AS folder, (SELECT setting FROM pg_config WHERE name = 'BINDIR') AS binaries`,
    );
    await worker.destroy();
    const [found] = rows;
    if (!found) throw new Error(`${name} does not answer.`);
    return { ...found, name, postmaster: Number(found.postmaster) };
  }
});

async function write(writer: Writer, state: { readonly writing: boolean }): Promise<void> {
  while (state.writing) {
    const answer = await writer.crm.post("/v1/entities", { entity_type: "contact", first_name: "Written" });
    writer.statuses.set(answer.status, (writer.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 201) writer.acknowledged.push(answer.string("data.id"));
    else if (answer.headers.get("retry-after") === null) writer.withoutRetry += 1;
    await pause(50);
  }
}

/** Starts a server again, as the owner of its files; returns whether it is ready. */
function isStarted({ folder, binaries }: Server): boolean {
  const { uid, gid } = statSync(folder);
  const parameters = ["-D", folder, "-l", join(folder, "restarted.log"), "-w", "start"];
  return spawnSync(join(binaries, "pg_ctl"), parameters, { uid, gid, cwd: folder, stdio: "ignore" }).status === 0;
}
