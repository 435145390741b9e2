import { expect } from "chai";
import { createEmptyDatabase, createDatabase } from "../support/db/cluster.ts";
import { identities } from "../server/identity.ts";
import { crm, type Outcome } from "../server/program.ts";
import { SECRET_KEY } from "../support/service.ts";
import { use } from "../support/fixture.ts";

const [as] = identities();
if (!as) throw new Error("No user to run the tests as.");

describe("crm distribute without a cluster", function () {
  // Each command starts a process.
  this.timeout(120_000);
  const database = use(() => createEmptyDatabase());

  const run = (env: Readonly<Record<string, string>>, ...line: string[]): Promise<Outcome> =>
    crm(["distribute", ...line], { as, env: { SECRET_KEY, ...env } });
  const refusal = async (url: string, ...line: string[]): Promise<string> => {
    const { status, stdout, stderr } = await run({ DATABASE_URL: url }, ...line);
    expect([status, stdout]).to.deep.equal([5, ""]);
    return stderr;
  };

  it("refuses a database that is not migrated, and names the command", async () => {
    expect(await refusal(database.url)).to.equal("crm: The schema is not up to date. Run first: crm migrate\n");
  });

  it("refuses a server without Citus, and names the statement", async () => {
    const migrated = await createDatabase();
    try {
      for (const option of [[], ["--dry-run"]])
        expect(await refusal(migrated.url, ...option)).to.contain("Run on every node: CREATE EXTENSION citus");
    } finally {
      await migrated.drop();
    }
  });

  it("refuses the embedded database as JSON with --json", async () => {
    const { status, stderr } = await run({}, "--json");
    expect(status).to.equal(5);
    const { error, ...rest } = JSON.parse(stderr) as Record<string, unknown>;
    expect(error).to.match(/^The embedded database cannot be distributed\. .* DATABASE_URL/);
    expect(rest).to.deep.equal({ code: "refused", exit_status: 5 });
  });

  it("accepts whole numbers of shards only", async () => {
    for (const shards of ["0", "many", "100000"]) {
      const { status, stderr } = await run({ DATABASE_URL: database.url }, "--shards", shards);
      expect(status, shards).to.equal(2);
      expect(stderr).to.contain("--shards");
    }
  });
});
