import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync, statSync } from "node:fs";
import { spawnSync, execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { BaseResolver, createConfig, lintDocument, Source } from "@redocly/openapi-core";
import { SCHEMAS } from "../../scripts/contract/lint/file-schemas.ts";
import { project } from "../contract/project.ts";
import { filesBelow } from "../../scripts/freshness.ts";

const home = resolve(import.meta.dirname, "../..");
const outputs = "node_modules/.cache/generate/outputs";

describe("generate: the cache of each emitter", () => {
  const small = project("cache");
  const cacheFolder = join(small.root, outputs);

  /** Generates and returns the names of the parts that were emitted, not taken from the cache. */
  const emitted = (): string[] => emittedOf(small.run("generate.ts", "--times"));

  before(() => {
    expect(small.run("generate.ts").code).to.equal(0);
  });

  it("emits only what contains descriptions after a description has changed", () => {
    small.edit("openapi/notes.yaml", "List notes", "List all notes");
    const parts = emitted();
    expect(parts).to.have.members(["openapi-document", "services", "sdk", "api-types"]);
    expect(small.read("generated/openapi.json")).to.include("List all notes");
  });

  it("emits only the validators of the group whose schema has changed", () => {
    small.edit("openapi/notes.yaml", "maxLength: 1000", "maxLength: 1001");
    const validators = emitted().filter((name) => name.startsWith("validators/"));
    expect(validators).to.include("validators/notes");
    const all = readdirSync(join(small.root, "generated/validators")).filter((name) => name.endsWith(".js"));
    expect(validators.length).to.be.lessThan(all.length);
  });

  it("takes everything from the cache when an edit is undone", () => {
    const before = small.read("generated/openapi.json");
    small.edit("openapi/notes.yaml", "List all notes", "List every note");
    expect(emitted()).not.to.be.empty;
    small.edit("openapi/notes.yaml", "List every note", "List all notes");
    expect(emitted()).to.be.empty;
    expect(small.read("generated/openapi.json")).to.equal(before);
  });

  it("emits again if a stored output is damaged or cut off", () => {
    const expected = small.read("generated/fields.js");
    for (const damage of [(text: string) => text.replace("export", "xxport"), (text: string) => text.slice(0, 100)]) {
      for (const name of readdirSync(cacheFolder).filter((file) => file.startsWith("fields."))) {
        writeFileSync(join(cacheFolder, name), damage(readFileSync(join(cacheFolder, name), "utf8")));
      }
      small.edit("generated/fields.js", "export", "// by hand\nexport");
      expect(emitted()).to.deep.equal(["fields"]);
      expect(small.read("generated/fields.js")).to.equal(expected);
    }
  });

  it("--check finds a difference although the outputs are stored", () => {
    small.edit("generated/fields.js", "export", "// by hand\nexport");
    expect(small.run("generate.ts", "--check").err).to.include("differs  generated/fields.js");
    expect(small.run("generate.ts").code).to.equal(0);
  });

  it("stays up to date when the project is moved", () => {
    const moved = `${small.root}-moved`;
    rmSync(moved, { recursive: true, force: true });
    renameSync(small.root, moved);
    try {
      const { stdout } = generate(home, moved);
      expect(stdout)
        .to.match(/^generated\/ is up to date\.$/m)
        .and.not.include("read the contract");
    } finally {
      renameSync(moved, small.root);
    }
  });

  it("emits again after the code of an emitter has changed, and only from that emitter", () => {
    const copy = join(home, ".test/contract/cache-scripts");
    rmSync(copy, { recursive: true, force: true });
    cpSync(join(home, "scripts"), join(copy, "scripts"), { recursive: true });
    cpSync(join(home, "package-lock.json"), join(copy, "package-lock.json"));
    // The only code of the service that an emitter uses.
    cpSync(join(home, "src/base/contract/example.ts"), join(copy, "src/base/contract/example.ts"));
    for (const schema of Object.values(SCHEMAS)) cpSync(join(home, schema), join(copy, schema));
    symlinkSync(join(home, "node_modules"), join(copy, "node_modules"));
    expect(emittedOf(generate(copy, small.root)), "the same code elsewhere").to.be.empty;
    const path = join(copy, "scripts/emit/webhooks.ts");
    writeFileSync(path, readFileSync(path, "utf8").replace("The body of each event", "The content of each event"));
    expect(emittedOf(generate(copy, small.root))).to.deep.equal(["webhooks"]);
    expect(small.read("generated/webhooks.ts")).to.include("The content of each event");
    expect(small.run("generate.ts").code).to.equal(0);
    expect(small.read("generated/webhooks.ts")).to.include("The body of each event");
  });

  it("writes the same files when two runs write at the same time", async () => {
    const expected = small.read("generated/openapi.json");
    rmSync(cacheFolder, { recursive: true });
    small.edit("generated/openapi.json", "{", "{ ");
    const runs = [1, 2].map(() => small.start("generate.ts"));
    const codes = await Promise.all(runs.map((run) => new Promise((done) => run.on("exit", done))));
    expect(codes).to.deep.equal([0, 0]);
    expect(small.read("generated/openapi.json")).to.equal(expected);
    expect(small.run("generate.ts", "--check").code).to.equal(0);
  });
});

/** Runs the generator of one copy of the scripts for a project. */
function generate(scripts: string, root: string): { out: string; stdout: string } {
  const command = [join(scripts, "scripts/generate.ts"), "--times", "--root", root];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return { out: stdout, stdout };
}

function emittedOf({ out }: { readonly out: string }): string[] {
  return [...out.matchAll(/^(\S+) +[\d.]+ ms$/gm)].map(([, name]) => name ?? "");
}

describe("generate: --check and incremental writes", () => {
  const small = project("check");

  beforeEach(() => {
    const { code, err } = small.run("generate.ts");
    expect(code, err).to.equal(0);
  });

  it("--check passes right after generating", () => {
    expect(small.run("generate.ts", "--check").code).to.equal(0);
  });

  it("--check lists changed, missing and stale files and writes nothing", () => {
    small.edit("generated/fields.js", "export", "// by hand\nexport");
    rmSync(join(small.root, "generated/webhooks.ts"));
    small.write("generated/old.js", "");
    const { code, err } = small.run("generate.ts", "--check");
    expect(code).to.equal(1);
    expect(err).to.include("differs  generated/fields.js");
    expect(err).to.include("missing  generated/webhooks.ts");
    expect(err).to.include("stale    generated/old.js");
    expect(small.read("generated/fields.js")).to.include("// by hand");
  });

  it("restores changed, missing and stale files", () => {
    small.edit("generated/fields.js", "export", "// by hand\nexport");
    rmSync(join(small.root, "generated/webhooks.ts"));
    small.write("generated/old.js", "");
    expect(small.run("generate.ts").out).to.match(/3 of \d+ files changed/);
    expect(small.run("generate.ts", "--check").code).to.equal(0);
  });

  it("writes nothing if the contract has not changed", () => {
    const stamp = (): number => statSync(join(small.root, "generated/openapi.json")).mtimeMs;
    const before = stamp();
    expect(small.run("generate.ts").out).to.include("up to date");
    expect(stamp()).to.equal(before);
  });

  it("writes only files that have changed", () => {
    const stamp = (): number => statSync(join(small.root, "generated/sdk/version.ts")).mtimeMs;
    const before = stamp();
    small.edit("openapi/notes.yaml", "List notes", "List all notes");
    expect(small.run("generate.ts").out).to.match(/[1-9]\d* of \d+ files changed/);
    expect(small.read("generated/services.d.ts")).to.include("List all notes");
    expect(stamp()).to.equal(before);
  });

  it("--times prints the phases, and the emitters that worked", () => {
    small.edit("openapi/notes.yaml", "maxLength: 1000", "maxLength: 1002");
    const { out } = small.run("generate.ts", "--times");
    const phases = [...out.matchAll(/^(\S.* \S+) +\d+ ms$/gm)].map(([, phase]) => phase);
    expect(phases).to.deep.equal([
      "compare with the last run",
      "load the scripts",
      "read the contract",
      "check it, while threads emit",
      "wait for the emitters",
      "write the files",
      "in total",
    ]);
    expect(emittedOf({ out })).to.include("openapi-document");
    expect(out).to.match(/^\d+ outputs come from the cache\.$/m);
    const unchanged = small.run("generate.ts", "--times").out;
    expect(unchanged).to.include("compare with the last run").and.not.include("read the contract");
  });

  it("writes nothing if the contract violates a rule", () => {
    small.edit("openapi/notes.yaml", "x-permission: notes:read", "x-permission: notes:raed");
    expect(small.run("generate.ts").code).to.equal(1);
    expect(small.read("generated/openapi.json")).not.to.include("notes:raed");
    small.edit("openapi/notes.yaml", "x-permission: notes:raed", "x-permission: notes:read");
  });

  it("prints the usage on invalid options", () => {
    const { code, err } = small.run("generate.ts", "--chekc");
    expect(code).to.equal(2);
    expect(err).to.include("Usage:");
  });
});

const root = join(import.meta.dirname, "../..");
const generated = join(root, "generated");
const text = (path: string): string => readFileSync(join(generated, path), "utf8");
const linesOf = (content: string): number => content.split("\n").length - 1;

type Json = Readonly<Record<string, unknown>>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Json[] }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Described>> } & Readonly<Record<string, object>>;
}

interface Described {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly examples?: readonly unknown[];
}

describe("generated/", () => {
  it("has at most 120,000 lines in all", () => {
    const lines = filesBelow(generated).map((path) => linesOf(readFileSync(path, "utf8")));
    expect(lines.reduce((sum, count) => sum + count)).to.be.at.most(120_000);
  });

  it("has types of at most 600 kB, without what no operation has and without repeated error responses", () => {
    const types = text("api-types.ts");
    expect(Buffer.byteLength(types)).to.be.at.most(600_000);
    const operations = types.slice(types.indexOf("export interface operations"));
    expect(operations).to.match(/"tasks\.list": \{/);
    expect(operations).not.to.match(
      /\?: never|components\["responses"\]\["400"\];[^]*components\["responses"\]\["400"\]/,
    );
  });

  it("says each thing once in openapi.json", () => {
    const document = JSON.parse(text("openapi.json")) as Document;
    expect(JSON.stringify(document).length).to.be.at.most(1_337_000);
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    const inline = operations
      .flatMap(({ parameters = [] }) => parameters)
      .filter((parameter) => !("$ref" in parameter))
      .map((parameter) => JSON.stringify(parameter));
    expect(
      inline.filter((one, index) => inline.indexOf(one) !== index),
      "parameters",
    ).to.deep.equal([]);
    const content = text("openapi.json");
    const unused = ["schemas", "parameters", "responses", "headers", "examples"].flatMap((family) =>
      Object.keys(document.components[family] ?? {}).filter(
        (name) => !content.includes(`"#/components/${family}/${name}"`),
      ),
    );
    expect(unused, "components without a use").to.deep.equal([]);
    const described = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, one]) => one["x-read-only"] === true && one["description"] !== undefined)
        .map(([field]) => `${name}.${field}`),
    );
    expect(described, "read-only fields of updates").to.deep.equal([]);
    expect(document.components.schemas["Task"]?.examples, "the example of all answers and events").to.have.length(1);
    const types = ["TaskEnvelope", "TaskPage", "TaskEvent", "TaskFields"];
    expect(types.flatMap((name) => document.components.schemas[name]?.examples ?? [])).to.deep.equal([]);
  });

  it("has one line per entry of the tables that only machines read", async () => {
    const { operations } = (await import("../../generated/operations.js")) as { operations: readonly unknown[] };
    expect(linesOf(text("operations.js")), "lines around the operations").to.be.below(operations.length + 200);
    const { resources } = (await import("../../generated/resources.js")) as { resources: object };
    expect(linesOf(text("resources.js"))).to.be.below(Object.keys(resources).length + 10);
  });

  it("has one line per function of the validators", () => {
    const functions = /^(?:export |function |const |import |\/\/|validate\d+\.)/;
    const others = text("validators/notes.js")
      .split("\n")
      .filter((line) => line !== "" && !functions.test(line));
    expect(others).to.deep.equal([]);
  });

  it("shows reviewers no differences of files that only machines read", () => {
    const attributes = (path: string): string =>
      execFileSync("git", ["check-attr", "diff", "linguist-generated", "--", path], { cwd: root, encoding: "utf8" });
    expect(attributes("generated/validators/notes.js")).to.include("diff: unset").and.include("generated: set");
    expect(attributes("generated/openapi.json")).to.include("diff: unspecified").and.include("generated: set");
  });
});

const document = readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8");

/** Returns the errors and warnings of all recommended rules, as "rule at pointer: message". */
async function problemsOf(document: string): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const source = new Source("/openapi.json", document);
  const problems = await lintDocument({
    document: { source, parsed: JSON.parse(document) as unknown },
    config: config.styleguide,
    externalRefResolver: new BaseResolver(),
  });
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer ?? ""}: ${message}`);
}

describe("openapi.json", () => {
  it("violates no recommended rule of @redocly/openapi-core, neither with an error nor with a warning", async () => {
    expect(await problemsOf(document)).to.deep.equal([]);
  });

  it("is really checked: an error and a warning are found", async () => {
    const contact = '"#/components/schemas/ContactCreate"';
    expect(document).to.include(contact).and.to.include('"license": {');
    const misspelled = document.replace(contact, '"#/components/schemas/ContactCraete"');
    const rules = (await problemsOf(misspelled.replace('"license": {', '"x-license": {'))).map(
      (one) => one.split(" ")[0],
    );
    expect(rules).to.include.members(["no-unresolved-refs", "info-license"]);
  });
});
