import { join } from "node:path";
import { expect } from "chai";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { createDatabase, createEmptyDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { audit, startWriters } from "../support/db/workload.ts";
import { until } from "../support/queue.ts";
import { SECRET_KEY, startService } from "../support/service.ts";
import { identities } from "../server/identity.ts";
import { crm, type Outcome } from "../server/program.ts";
import { use, useFolder } from "../support/fixture.ts";

describe("Backup during load (F22)", () => {
  const [as] = identities();
  const folder = useFolder();
  const database = use(() => createDatabase());
  const target = use(() => createEmptyDatabase());
  const service = use(() => startService({ database }));

  it("is restored with all writes acknowledged before it, an intact audit log and new ids", async function () {
    this.timeout(300_000);
    const command = ({ url }: TestDatabase, ...line: string[]): Promise<Outcome> => {
      if (!as) throw new Error("No user to run the command as.");
      return crm(line, { as, env: { DATABASE_URL: url, SECRET_KEY } });
    };
    const { owner } = await createOrganization({ database });
    const key = await createKey({ database }, { user: owner });
    const writers = startWriters(service.url, key, 8);
    await until(() => writers.acknowledged.size > 50, "writes", 60);
    const before = new Set(writers.acknowledged);
    const backup = join(folder.path, "one");
    const saved = await command(database, "backup", "--out", backup);
    await until(() => writers.acknowledged.size > before.size + 20, "writes after the backup", 60);
    await writers.stop();
    expect(saved.status, saved.stderr).to.equal(0);
    const restored = await command(target, "restore", backup);
    expect(restored.status, restored.stderr).to.equal(0);
    const { lost, doubled, unlogged } = await audit(target, { ...writers, acknowledged: before });
    expect({ lost, doubled, unlogged }).to.deep.equal({ lost: [], doubled: [], unlogged: 0 });
    const verified = await command(target, "audit", "verify");
    expect(verified.status, verified.stdout).to.equal(0);
    const again = await startService({ database: target });
    try {
      const caller = callerAt(again.url, { "X-API-Key": key });
      const count = async (): Promise<number> => Number((await caller.get("/v1/entities")).at("meta.total"));
      const total = await count();
      expect(total).to.equal(Number((await target.pool("entities").count("id as count"))[0]?.["count"]));
      expect((await caller.post("/v1/entities", { entity_type: "contact", first_name: "New" })).status).to.equal(201);
      expect(await count()).to.equal(total + 1);
    } finally {
      await again.close();
    }
  });
});
