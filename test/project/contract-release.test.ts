import { existsSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { lastRelease, RELEASED } from "../../scripts/contract/released.ts";
import { notes } from "../contract/changes.ts";
import { project } from "../contract/project.ts";
import { readContract } from "../../scripts/contract/read.ts";
import { contractWith, home, PRICE_LIST } from "../contract/resource-contract.ts";

describe("npm run contract:diff", () => {
  it("passes and prints a message if nothing has been released yet", () => {
    const { code, out } = project("diff-none").run("contract-diff.ts");
    expect(code).to.equal(0);
    expect(out).to.include("No contract has been released yet");
  });

  it("compares with the last release and prints what clients have to do", () => {
    const small = project("diff-release");
    expect(small.run("release.ts").code).to.equal(0);
    expect(small.run("contract-diff.ts").out).to.equal("No breaking change since 1.0.0.\n");
    small.edit(notes, "required: [kind]\n", "required: [kind, at]\n");
    small.edit(notes, "      x-serialize-by: id\n", "      x-serialize-by: id\n      x-errors: [duplicate]\n");
    const { code, out, err } = small.run("contract-diff.ts");
    expect(code).to.equal(1);
    expect(err).to.match(
      /^Breaking changes since 1\.0\.0:\n {2}notes\.create: Send `CallCreate\.at`: it is required now\.\n\nClients of the last/,
    );
    expect(out).to.equal(
      "Other changes since 1.0.0 that clients should know:\n  notes.update: Handle the error duplicate (409): it can occur now.\n",
    );
  });

  it("compares with a contract that was released into another folder", () => {
    const small = project("diff-folder");
    const released = join(small.root, "elsewhere");
    expect(small.run("release.ts", "--released", released).code).to.equal(0);
    small.edit(notes, "notes.recent", "notes.last");
    expect(small.run("contract-diff.ts").out).to.include("No contract has been released yet");
    const { code, err } = small.run("contract-diff.ts", "--released", released);
    expect(code).to.equal(1);
    expect(err).to.include("notes.recent: Call notes.last in the SDK: notes.recent was renamed.");
  });

  it("rejects a date that does not exist", () => {
    const { code, err } = project("diff-date").run("contract-diff.ts", "--today", "2026-02-30");
    expect(code).to.equal(2);
    expect(err).to.include("--today 2026-02-30 is not a day like 2026-11-30.");
  });
});

describe("npm run release", () => {
  it("stores a breaking contract only with --breaking", () => {
    const small = project("release");
    expect(small.run("release.ts").code).to.equal(0);
    const stored = small.read("openapi/released/openapi.json");
    small.edit(notes, "notes.recent", "notes.last");
    const { code, err } = small.run("release.ts");
    expect(code).to.equal(1);
    expect(err)
      .to.include("notes.recent: Call notes.last in the SDK: notes.recent was renamed.")
      .and.to.include("Nothing was written");
    expect(small.read("openapi/released/openapi.json")).to.equal(stored);
    expect(small.run("release.ts", "--breaking").code).to.equal(0);
    expect(small.run("contract-diff.ts").code).to.equal(0);
    expect(lastRelease(join(small.root, RELEASED))?.tools.map(({ name }) => name)).to.deep.equal(["list_notes"]);
  });

  it("rejects a contract with a mistake that only the complete check finds, also with --breaking", () => {
    const small = project("release-mistake");
    small.edit("openapi/common.yaml", "minimum: 1, default: 1", "minimum: 1, default: 0");
    for (const options of [[], ["--breaking"]]) {
      const { code, out, err } = small.run("release.ts", ...options);
      expect(code).to.equal(1);
      expect(err).to.match(/^openapi\/common\.yaml:\d+:\d+ default: the value is 0: write 1 or more\n$/);
      expect(out).to.equal("");
      expect(existsSync(join(small.root, RELEASED))).to.equal(false);
    }
  });
});

describe("npm run new:migration", () => {
  /** Copies the schema and the list of migrations, which the command changes. */
  function withMigrations(root: string): void {
    mkdirSync(join(root, "src/base/db"), { recursive: true });
    for (const path of ["schema.txt", "migrations.ts", "migrations", "distribution"])
      cpSync(join(home, "src/base/db", path), join(root, "src/base/db", path), { recursive: true });
  }

  it("writes the table of a new resource with its keys and indexes", () => {
    const { root, run } = contractWith("migration", PRICE_LIST);
    withMigrations(root);
    const { code, out, err } = run("new-migration.ts", "price-lists");
    expect(code, err).to.equal(0);
    const file = /src\/base\/db\/migrations\/\d{4}-price-lists\.ts/.exec(out)?.[0] ?? "";
    const text = readFileSync(join(root, file), "utf8");
    expect(text).to.include("CREATE TABLE price_lists (");
    expect(text).to.include("discount numeric(6,3) NOT NULL DEFAULT 0,");
    expect(text).to.include(
      "FOREIGN KEY (org_id, product_id) REFERENCES products (org_id, id) ON DELETE SET NULL (product_id)",
    );
    expect(text).to.include(
      "CREATE UNIQUE INDEX price_lists_name ON price_lists (org_id, lower(name)) WHERE deleted_at IS NULL;",
    );
    expect(text).not.to.include("ALTER TABLE");
    expect(readFileSync(join(root, "src/base/db/migrations.ts"), "utf8")).to.match(
      /-price-lists\.ts";[^]*\n {2}priceLists,\n\];/,
    );
    expect(readFileSync(join(root, "src/base/db/distribution/tables.ts"), "utf8")).to.match(
      /placement: "distributed",[^]*`entities\n *price_lists\n/,
    );
  });

  it("writes an empty list of objects as JSON, and an empty list of texts as an array", () => {
    const tier =
      "{ type: object, required: [from], properties: { from: { type: integer } }, additionalProperties: false }";
    const tiers = `tiers: { description: Tiers., type: array, maxItems: 20, default: [], items: ${tier} }`;
    const { root, run } = contractWith("migration-list", PRICE_LIST.replace("tags:", `${tiers}\n        tags:`));
    withMigrations(root);
    const { code, out, err } = run("new-migration.ts", "price-lists");
    expect(code, err).to.equal(0);
    const text = readFileSync(
      join(root, /src\/base\/db\/migrations\/\d{4}-price-lists\.ts/.exec(out)?.[0] ?? ""),
      "utf8",
    );
    expect(text).to.include("tiers jsonb NOT NULL DEFAULT '[]',");
    expect(text).to.include("tags text[] NOT NULL DEFAULT '{}',");
  });

  it("adds the column of a new field and names what needs a decision", () => {
    const { root, run } = contractWith("migration-field", PRICE_LIST);
    withMigrations(root);
    const schema = join(root, "src/base/db/schema.txt");
    const table = [
      "table price_lists",
      "  name text not null",
      "  discount integer not null",
      "  valid_until date",
      "  product_id uuid",
      "",
      "",
    ];
    writeFileSync(schema, `${readFileSync(schema, "utf8")}\n${table.join("\n")}`);
    const { code, out } = run("new-migration.ts", "tags");
    expect(code).to.equal(0);
    const text = readFileSync(join(root, /src\/base\/db\/migrations\/\d{4}-tags\.ts/.exec(out)?.[0] ?? ""), "utf8");
    expect(text).to.include("ALTER TABLE price_lists ADD tags text[] NOT NULL DEFAULT '{}';");
    expect(text).to.include("ALTER TABLE price_lists ALTER discount TYPE numeric(6,3);");
    expect(out).to.include("price_lists.discount changes from integer to numeric(6,3)");
  });

  it("writes given statements with the next number, and adds them to the list", () => {
    const { root, run } = contractWith("migration-sql", PRICE_LIST);
    withMigrations(root);
    const { code, out, err } = run("new-migration.ts", "next-step", "--sql", "ALTER TABLE entities ADD next_step text");
    expect(code, err).to.equal(0);
    const file = /src\/base\/db\/migrations\/\d{4}-next-step\.ts/.exec(out)?.[0] ?? "";
    expect(readFileSync(join(root, file), "utf8")).to.include("`\nALTER TABLE entities ADD next_step text\n`");
    expect(readFileSync(join(root, "src/base/db/migrations.ts"), "utf8")).to.match(/\n {2}nextStep,\n\];/);
  });
});

describe("npm run new:resource", () => {
  it("writes a resource that passes all rules", () => {
    const { root, run } = contractWith("stub", "{}");
    rmSync(join(root, "openapi/price-lists.yaml"));
    const scopes = readFileSync(join(root, "tool-schemas/server.json"), "utf8");
    const { code, err } = run("new-resource.ts", "PriceList", "--description", "Prices for a group of customers.");
    expect(code, err).to.equal(0);
    const { operations, violations } = readContract(root);
    expect(violations).to.deep.equal([]);
    expect(operations.some(({ id }) => id === "priceLists.create")).to.equal(true);
    expect(readFileSync(join(root, "tool-schemas/server.json"), "utf8"), "no scope is extended").to.equal(scopes);
  });

  it("refuses a name that exists and a missing description", () => {
    const { run } = contractWith("stub-refused", PRICE_LIST);
    expect(run("new-resource.ts", "PriceList", "--description", "Prices.").err).to.include(
      "The component PriceList already exists.",
    );
    expect(run("new-resource.ts", "Discount").err).to.include("A description is required");
  });
});
