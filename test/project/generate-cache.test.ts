import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { SCHEMAS } from "../../scripts/contract/lint/file-schemas.ts";
import { project } from "../contract/project.ts";

const home = resolve(import.meta.dirname, "../..");
const outputs = "node_modules/.cache/generate/outputs";

describe("generate: the cache of each emitter", () => {
  const small = project("cache");
  const cacheFolder = join(small.root, outputs);

  /** Generates and returns the names of the parts that were emitted, not taken from the cache. */
  const emitted = (): string[] => emittedOf(small.run("generate.ts", "--verbose"));

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
      expect(stdout).to.equal("generated/ is up to date.\n");
    } finally {
      renameSync(moved, small.root);
    }
  });

  it("emits again after the code of an emitter has changed, and only from that emitter", () => {
    const copy = join(home, ".test/contract/cache-scripts");
    rmSync(copy, { recursive: true, force: true });
    cpSync(join(home, "scripts"), join(copy, "scripts"), { recursive: true });
    cpSync(join(home, "package-lock.json"), join(copy, "package-lock.json"));
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
  const command = [join(scripts, "scripts/generate.ts"), "--verbose", "--root", root];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return { out: stdout, stdout };
}

function emittedOf({ out }: { readonly out: string }): string[] {
  return [...out.matchAll(/^(\S+) +[\d.]+ ms$/gm)].map(([, name]) => name ?? "");
}
