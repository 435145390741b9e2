import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect } from "chai";
import { rateLimits } from "../../generated/vocabulary.js";
import { readConfig, variableNames } from "../../src/server/config.ts";

const home = resolve(import.meta.dirname, "../..");
const content = join(home, "src/adapters/docs/content");

describe("Documentation: /docs/configuration", () => {
  const page = readFileSync(join(content, "configuration.md"), "utf8");
  const rows = [...page.matchAll(/^\| (`.*?) \| (.*?) \| .* \|$/gm)].map(([, names = "", defaults = ""]) => ({
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
    defaults: defaults.split(", "),
  }));

  it("lists every variable once and no others", () => {
    expect(rows.flatMap(({ names }) => names).toSorted()).to.deep.equal(variableNames.toSorted());
  });

  it("names the defaults", () => {
    // Texts without quotation marks, and those that contain other words, name no value.
    const stated = rows.flatMap(({ names, defaults }) =>
      names.map((name, at) => [name, /^`([^`]+)`$/.exec(defaults[at] ?? "")?.[1]] as const),
    );
    const values = stated.filter(([, value]) => value !== undefined && !/DATA_DIR|BASE_URL|localhost:PORT/.test(value));
    expect(values.length).to.be.above(variableNames.length / 2);
    for (const [name, value] of values) expect(readConfig({ [name]: value }), name).to.deep.equal(readConfig({}));
  });

  it("names the rate limits of the contract", () => {
    const stated = [...page.matchAll(/^\| `(\w+)` \| (\d+) \|$/gm)].map(([, name = "", limit]) => [
      name,
      Number(limit),
    ]);
    expect(Object.fromEntries(stated)).to.deep.equal(rateLimits);
  });
});

describe("npm run quotes", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "crm-quotes-"));
    write("CONTRIBUTING.md", `Text.\n\n\`\`\`ts quote repository.insert\n\`\`\`\n\n\`\`\`diff\n${DIFF}\`\`\`\n`);
    write("src/features/tasks/sql/tasks.ts", SOURCE);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const quotes = (...options: string[]): { code: number | null; err: string; document: string } => {
    const command = [join(home, "scripts/quotes.ts"), "--root", root, ...options];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    return { code: status, err: stderr, document: readFileSync(join(root, "CONTRIBUTING.md"), "utf8") };
  };

  it("has nothing to do: the documents contain the code of now", () => {
    const output = execFileSync(process.execPath, ["scripts/quotes.ts", "--check"], { cwd: home, encoding: "utf8" });
    expect(output).to.include("up to date");
  });

  it("copies a definition with its comment, and names its file", () => {
    expect(quotes().document).to.include(
      "```ts quote repository.insert\n// src/features/tasks/sql/tasks.ts\n/** Adds a row. */\ninsert(row: string): string[] {\n  return [row];\n},\n```",
    );
  });

  it("reports a definition that changed, and follows one that moved to another file", () => {
    quotes();
    expect(quotes("--check").code).to.equal(0);
    renameSync(join(root, "src/features/tasks/sql/tasks.ts"), join(root, "src/features/tasks/sql/rows.ts"));
    write("src/features/tasks/sql/rows.ts", `// A new first line.\n${SOURCE.replace("a row", "one row")}`);
    const { code, err } = quotes("--check");
    expect([code, err]).to.deep.equal([
      1,
      "CONTRIBUTING.md differs from the source. Run `npm run quotes` and commit the result.\n",
    ]);
    const { document } = quotes();
    expect(document).to.include("// src/features/tasks/sql/rows.ts\n").and.include("Adds one row.");
    expect(document).to.include(
      "--- a/src/features/tasks/sql/rows.ts\n+++ b/src/features/tasks/sql/rows.ts\n@@ -5,2 +5,3 @@",
    );
  });

  it("names a definition that no file has, or several, and a diff without a place", () => {
    write("src/features/notes/sql/notes.ts", SOURCE);
    expect(quotes().err).to.match(/repository\.insert is defined in .*notes\.ts.*tasks\.ts|tasks\.ts.*notes\.ts/);
    for (const room of ["notes", "tasks"])
      write(`src/features/${room}/sql/${room}.ts`, SOURCE.replace("insert", "append"));
    expect(quotes().err).to.include("No file defines repository.insert.");
    for (const room of ["notes", "tasks"])
      write(`src/features/${room}/sql/${room}.ts`, room === "notes" ? "" : SOURCE.replace("return [row]", "return []"));
    const { code, err } = quotes();
    expect([code, err]).to.deep.equal([
      1,
      "CONTRIBUTING.md: src/features/tasks/sql/tasks.ts does not contain:\n    return [row];\n  },\n",
    ]);
  });
});

const SOURCE = `export const repository = {
  /** Adds a row. */
  insert(row: string): string[] {
    return [row];
  },
  list: (): string[] => [],
};
`;
const DIFF = `--- a/src/features/tasks/sql/tasks.ts
+++ b/src/features/tasks/sql/tasks.ts
@@ -1,2 +1,3 @@
     return [row];
   },
+  count: () => 1,
`;
