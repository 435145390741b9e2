import { expect } from "chai";
import { runMigrations } from "../../src/base/db/migrate.ts";
import { migrations } from "../../src/base/db/migrations.ts";
import { signIn } from "../support/accounts/people.ts";
import { copyDatabase, createEmptyDatabase, type TestDatabase } from "../support/database/cluster.ts";
import { fillDatabase } from "../support/database/filled-database.ts";
import { projectRows, readRows, tableNames, type TableRows } from "../support/database/projected-rows.ts";
import { startService } from "../support/service.ts";
import type { Tenant } from "../support/tenant.ts";

const names = migrations.map(({ name }) => name);
const LISTS = ["entities", "opportunities", "tasks", "notes", "segments", "campaigns", "events", "members", "webhooks"];

describe("Upgrade from every earlier schema", function () {
  this.timeout(600_000);
  let rows: TableRows[];
  let tenant: Tenant;
  /** Has no rows, and one more migration in each test. */
  let earlier: TestDatabase;
  before(async () => {
    const { service, world } = await fillDatabase();
    tenant = world;
    await service.close();
    // Inserted without the service, so no key decrypts it.
    await service.database.pool("oauth_clients").update({ secret: null });
    rows = await readRows(service.database.pool);
    await service.database.drop();
    earlier = await createEmptyDatabase();
  });
  after(() => earlier.drop());

  for (const [index, name] of names.entries()) {
    it(`keeps the records of ${name}, and the service serves them`, async () => {
      await runMigrations(earlier.pool, names.slice(0, index + 1));
      const database = await copyDatabase(earlier);
      const before = await projectRows(database.pool, rows);
      expect(before.get("organizations"), "organizations").to.be.at.least(1);
      expect(await runMigrations(database.pool, null)).to.deep.equal(names.slice(index + 1));
      for (const table of await tableNames(database.pool)) {
        const [{ count } = { count: "0" }] = await database.pool(table).count<{ count: string }[]>("* as count");
        expect(Number(count), table).to.be.at.least(before.get(table) ?? 0);
      }
      const service = await startService({ database });
      try {
        const owner = await signIn(service.url, tenant.organization.owner);
        for (const list of LISTS) {
          // Some rows were inserted without the service, with values that the contract does not allow.
          const answer = await fetch(`${service.url}/v1/${list}`, { headers: owner.headers });
          expect(answer.status, `${list}: ${await answer.text()}`).to.equal(200);
        }
        const found = (await owner.get("/v1/entities?page_size=1")).at("meta.total");
        const inserted = before.get("entities") ?? 0;
        if (inserted > 0) expect(found).to.be.above(0);
      } finally {
        await service.close();
        await database.drop();
      }
    });
  }
});
