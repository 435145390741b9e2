import { expect } from "chai";
import { connect } from "../../src/base/db/connection.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { identities, type Identity } from "../server/identity.ts";
import { crm, type Outcome } from "../server/program.ts";
import { readConfig } from "../../src/server/config.ts";
import { openWorkerStorage } from "../../src/server/storage.ts";
import { SECRET_KEY } from "../support/service.ts";
import { use } from "../support/fixture.ts";

const [as] = identities() as [Identity, ...Identity[]];
const PENDING = "0075-updated-records";

describe("crm: a database that a service of an earlier release uses", () => {
  const run = (...line: string[]): Promise<Outcome> =>
    crm(line, { as, env: { DATABASE_URL: database.url, SECRET_KEY } });
  const applied = async (): Promise<string[]> => await database.pool("knex_migrations").pluck<string[]>("name");

  /** Makes the schema that of a release without this migration. */
  const older = async (): Promise<void> => {
    await database.pool.raw("DROP INDEX IF EXISTS entities_updated, opportunities_updated");
    await database.pool("knex_migrations").where({ name: PENDING }).delete();
  };

  const database = use(() => createDatabase());

  it("is not migrated by a command, which names the remedy; crm migrate does it on purpose", async () => {
    await older();
    // The sessions of a service have this name.
    const service = connect({ address: database.address, applicationName: "crm" });
    const session = await service.transaction();
    await session.raw("SELECT 1");
    const lines = [
      ["seed", "--contacts", "1", "--org", "acme"],
      ["org", "create", "--name", "Acme"],
      ["secrets", "rotate"],
    ];
    for (const line of lines) {
      const { status, stderr } = await run(...line);
      expect(status, line.join(" ")).to.equal(5);
      expect(stderr).to.include(PENDING).and.include("Stop the service, start it with this release");
      expect(stderr).to.include("run crm migrate first");
    }
    expect(await applied()).not.to.include(PENDING);
    expect((await run("migrate")).stdout).to.include(PENDING);
    expect(await applied()).to.include(PENDING);
    expect((await run("org", "create", "--name", "Acme")).status).to.equal(0);
    await session.rollback();
    await service.destroy();
  });

  it("is not migrated by a command while a worker uses it", async () => {
    await older();
    const worker = await openWorkerStorage(readConfig({ DATABASE_URL: database.url, SECRET_KEY }));
    try {
      await older();
      const session = await worker.pool.transaction();
      await session.raw("SELECT 1");
      expect((await run("org", "create", "--name", "Third")).status).to.equal(5);
      await session.rollback();
    } finally {
      await worker.close();
    }
  });

  it("is migrated by a command if no service uses it", async () => {
    await older();
    expect((await run("org", "create", "--name", "Other")).status).to.equal(0);
    expect(await applied()).to.include(PENDING);
  });
});
