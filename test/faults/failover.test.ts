import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { callerAt, type Caller } from "../support/caller.ts";
import { startDurableDatabase, type DurableDatabase } from "../support/db/cluster.ts";
import { startDatabaseProxy, type DatabaseProxy } from "../support/db/database-proxy.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { until } from "../support/queue.ts";
import { readBack } from "../support/db/readback.ts";
import { startReplica, type Replica } from "../support/db/replica.ts";
import { killAll, openTransactions } from "../support/db/stall.ts";
import { startWorkload } from "../support/db/workload.ts";
import { LONG } from "../support/suite/length.ts";

/** A synchronous streaming replica, as used by managed servers, behind an address that does not change. */
describe("PostgreSQL failing over to its replica", () => {
  let primary: DurableDatabase;
  let replica: Replica;
  let proxy: DatabaseProxy;
  let folder: string;
  let service: ServiceProcess;
  let key: string;
  let crm: Caller;
  before(async function () {
    this.timeout(120_000);
    primary = await startDurableDatabase();
    replica = await startReplica(primary, { synchronous: true });
    proxy = await startDatabaseProxy(primary);
    folder = await mkdtemp(join(tmpdir(), "crm-failover-"));
    const { owner } = await createOrganization({ database: primary });
    key = await createKey({ database: primary }, { user: owner, mcp_access: true });
    service = await spawnService({ database: proxy.database, env: { DATA_DIR: folder } });
    crm = callerAt(service.url, { "X-API-Key": key });
  });
  after(async () => {
    service.signal("SIGKILL");
    await service.exit;
    await proxy.close();
    await replica.drop();
    await primary.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it("keeps all acknowledged writes, and the service works with the new server", async function () {
    this.timeout(120_000);
    const workload = await startWorkload(service.url, key);
    await pause(LONG ? 5_000 : 1_000);
    killAll(primary.postmaster);
    // Before the promotion the replica accepts no writes, so they get 503.
    proxy.lead(replica.address);
    await pause(LONG ? 5_000 : 500);
    const before = workload.acknowledged.length;
    await replica.promote();
    await until(() => workload.acknowledged.length > before + 20, "writes to the new server", 30);
    await workload.stop();
    await pause(LONG ? 15_000 : 1_100);
    const open = await openTransactions(replica);
    const { read, ...missing } = await readBack(crm, workload);
    expect({ ...missing, open }).to.deep.equal({ lost: [], sameVersion: [], older: [], open: [] });
    expect(workload.strange).to.deep.equal([]);
    expect(workload.slowest, "slowest response").to.be.below(10_000);
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
    if (LONG) console.log(`      ${JSON.stringify({ ...read, ...missing, open, statuses: [...workload.statuses] })}`);
  });
});
