import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { SECRET_KEY } from "../support/service.ts";
import { folderOf, identities, removeFolder } from "../server/identity.ts";
import { crm } from "../server/program.ts";

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly found: string;
  readonly fix: string | null;
}

describe("crm doctor: time zone data", () => {
  const [as] = identities();
  if (!as) throw new Error("No user to run the tests as.");
  let database: TestDatabase;
  let folder: string;
  before(async () => {
    database = await createDatabase();
    folder = folderOf(as);
  });
  after(async () => {
    await removeFolder(folder);
    await database.drop();
  });

  it("prints the release in use and warns without failing if the machine has a newer one", async () => {
    await writeFile(join(folder, "tzdata.zi"), "# version 2099z\n# redo posix_only\n");
    const { status, stdout, stderr } = await crm(["doctor", "--json"], {
      as,
      env: { DATABASE_URL: database.url, SECRET_KEY, TZDIR: folder },
    });
    expect(status, stderr).to.equal(0);
    const { checks } = JSON.parse(stdout) as { checks: readonly Check[] };
    const found = checks.find(({ name }) => name === "Time zone data");
    expect(found).to.include({ ok: true, found: `${process.versions.tz ?? ""}; this machine has 2099z` });
    expect(found?.fix).to.contain("src/cli/README.md");
  });
});
