import { once } from "node:events";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { createDatabase } from "../support/db/cluster.ts";
import { createOrganization } from "../support/accounts/people.ts";
import { SECRET_KEY } from "../support/service.ts";
import { identities } from "../server/identity.ts";
import { crm, start, type Outcome } from "../server/program.ts";
import { use, useFolder } from "../support/fixture.ts";

describe("crm import", () => {
  const [as] = identities();
  if (!as) throw new Error("No user to run the tests as.");
  const folder = useFolder();
  const env = (): Record<string, string> => ({ DATABASE_URL: database.url, SECRET_KEY });
  const run = (line: readonly string[], input = ""): Promise<Outcome> =>
    crm(["import", ...line], { as, env: env(), input });
  const file = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder.path, name), text);
    return join(folder.path, name);
  };
  const contacts = async (): Promise<number> =>
    (await database.pool("entities").where({ entity_type: "contact" }).pluck("id")).length;

  const database = use(() => createDatabase());
  before(() => createOrganization({ database }));

  it("reports the result of a dry run, then imports and writes failed rows to a file", async () => {
    const path = await file("people.csv", "Vorname,E-mail\nAda,ada@command.example\nBob,wrong\n");
    const line = [path, "--entity-type", "contact", "--map", "Vorname=first_name", "--map", "E-mail=email", "--json"];
    const dry = await run([...line, "--dry-run"]);
    expect(dry.status, dry.stderr).to.equal(1);
    const counts = { processed_rows: 2, created: 1, failed: 1, status: "completed" };
    expect(JSON.parse(dry.stdout)).to.include({ ...counts, dry_run: true });
    expect(await contacts()).to.equal(0);
    const failed = join(folder.path, "failed.csv");
    await writeFile(failed, "an earlier file that everybody can read", { mode: 0o644 });
    const real = await run([...line, "--failures", failed]);
    expect(real.status).to.equal(1);
    expect(JSON.parse(real.stdout)).to.include({ ...counts, dry_run: false });
    expect(await contacts()).to.equal(1);
    expect(await readFile(failed, "utf8")).to.match(/^import_line,.*\r\n3,email,.*,Bob,wrong\r\n$/);
    expect((await stat(failed)).mode & 0o777, "only the owner can read it").to.equal(0o600);
  });

  it("reads standard input and exits with 0 if no row failed", async () => {
    const outcome = await run(["-", "--entity-type", "company"], "Nom;Domaine\nAcme;acme.example\n");
    expect(outcome.status, outcome.stderr).to.equal(0);
    expect(outcome.stdout).to.include("1 processed rows, 1 created");
  });

  const refusals: [what: string, line: string[], text: string, status: number, says: string][] = [
    ["an unknown field", ["--map", "email=emial"], "email\n", 5, "no such field"],
    ["a file with duplicate columns", [], "email;email\n", 5, "two columns named email"],
    ["an unknown user", ["--user", "nobody@command.example"], "email\n", 5, "No user"],
    ["an unknown policy", ["--duplicates", "maybe"], "email\n", 2, "duplicates"],
  ];
  for (const [what, line, text, status, says] of refusals) {
    it(`rejects ${what} with exit status ${String(status)}`, async () => {
      const path = await file("refused.csv", text);
      const outcome = await run([path, "--entity-type", "contact", ...line, "--json"]);
      expect(outcome.status).to.equal(status);
      expect(outcome.stderr).to.include(says);
    });
  }

  it("prints the mapping, the ignored columns and the number, lines and reasons of failed rows", async () => {
    const rows = ["Ada,blue,ada@report.example,x", "Bob,red,wrong,x", "Cid,red,also wrong,x"];
    const path = await file("report.csv", ["first_name,Color,email,Extra", ...rows].join("\n"));
    const dry = await run([path, "--entity-type", "contact", "--dry-run"]);
    expect(dry.status, dry.stderr).to.equal(1);
    expect(dry.stdout).to.include("  email → email\n");
    expect(dry.stdout).to.include("Ignored columns: Color, Extra\n");
    expect(dry.stdout).to.match(
      /2 × email: This must be an e-mail address.* \(line 3: "wrong"; line 4: "also wrong"\)/,
    );
    expect(dry.stdout).to.include("Dry run: 3 processed rows, 1 created");
    const skipped = await run([path, "--entity-type", "contact", "--on-bad-cell", "skip", "--json"]);
    expect(skipped.status, skipped.stderr).to.equal(0);
    const report = JSON.parse(skipped.stdout) as Record<string, unknown>;
    expect(report).to.include({ created: 3, failed: 0, skipped_cells: 2, encoding: "utf-8" });
    expect(report["ignored_columns"]).to.deep.equal(["Color", "Extra"]);
  });

  const paths: [what: string, line: string[], says: string][] = [
    ["a missing file", ["nofile.csv"], "nofile.csv cannot be read: the file or folder does not exist."],
    ["a folder", ["src"], "src cannot be read: it is a folder."],
    ["a missing folder for failed rows", ["-", "--failures", "/nonexistent/x"], "/nonexistent/x cannot be written"],
  ];
  for (const [what, line, says] of paths) {
    it(`reports ${what} in one sentence and exits with 2`, async () => {
      const outcome = await run([...line, "--entity-type", "contact"], "email\n");
      expect([outcome.status, outcome.stdout]).to.deep.equal([2, ""]);
      expect(outcome.stderr).to.match(/^crm: [^\n]+\n$/);
      expect(outcome.stderr).to.include(says);
    });
  }

  const interrupted: [type: "contact" | "product", table: string, row: (index: number) => string, rows: number][] = [
    ["contact", "entities", (index) => `Row ${index},resumed.${index}@command.example`, 6_000],
    ["product", "products", (index) => `Row ${index},RESUMED-${index}`, 500],
  ];
  for (const [type, table, row, rows] of interrupted) {
    it(`resumes an import of ${table} killed with SIGKILL with --resume`, async () => {
      const header = type === "contact" ? "first_name,email" : "name,code";
      const path = await file(
        `${type}.csv`,
        [header, ...Array.from({ length: rows }, (_, index) => row(index))].join("\n"),
      );
      const count = async (from: string, where = {}): Promise<number> =>
        (await database.pool(from).where(where).pluck("org_id")).length;
      const before = await count(table);
      const child = start(["src/cli/crm.mjs", "import", path, "--entity-type", type], { as, env: env() });
      child.stdout?.resume();
      child.stderr?.resume();
      let id = "";
      for (let done = 0; done === 0;) {
        const record = await database
          .pool("imports")
          .where({ status: "running" })
          .first<{ id: string; processed_rows: number } | undefined>("id", "processed_rows");
        ({ id = "", processed_rows: done = 0 } = record ?? {});
      }
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(await count(table)).to.be.within(before + 1, before + rows - 1);
      const resumed = await run(["--resume", id, "--json"]);
      expect(resumed.status, resumed.stderr).to.equal(0);
      expect(JSON.parse(resumed.stdout)).to.include({ processed_rows: rows, created: rows, status: "completed" });
      expect(await count(table)).to.equal(before + rows);
      const changes = database
        .pool("changes")
        .where({ kind: `${type}.created` })
        .whereRaw("actor->>'id' = ?", [id]);
      expect(new Set(await changes.pluck("record_id")).size).to.equal(rows);
      expect((await run(["--resume", id])).status).to.equal(5);
    });
  }
});
