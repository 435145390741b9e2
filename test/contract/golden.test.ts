import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect } from "chai";
import { addPrompts, project } from "./project.ts";
import type { Project } from "./project.ts";

const home = resolve(import.meta.dirname, "../..");
const golden = join(import.meta.dirname, "fixtures/golden");
const files = [
  "services.d.ts",
  "operations.js",
  "fields.js",
  "vocabulary.js",
  "vocabulary.d.ts",
  "tools.js",
  "tools.d.ts",
  "tool-types.ts",
  "prompts.js",
  "prompts.d.ts",
  "webhooks.ts",
  "openapi.json",
  "sdk/notes.ts",
  "sdk/groups.ts",
  "sdk/codes.ts",
  "validators/notes.d.ts",
];

describe("generate: output for a small contract", () => {
  const small = project("golden");

  before(() => {
    addPrompts(small);
    const { code, err } = small.run("generate.ts");
    expect(code, err).to.equal(0);
  });

  for (const file of files) {
    it(`${file} matches its golden copy (UPDATE_GOLDEN=1 accepts a change)`, () => {
      const [expected, actual] = [join(golden, file), small.read(`generated/${file}`)];
      if (process.env["UPDATE_GOLDEN"] === "1" || !existsSync(expected)) {
        expect(process.env["CI"], `${file} has no golden copy`).to.equal(undefined);
        mkdirSync(dirname(expected), { recursive: true });
        writeFileSync(expected, actual);
      }
      expect(actual).to.equal(readFileSync(expected, "utf8"));
    });
  }

  it("compiles, including the declaration files next to scripts", () => {
    expect(compile(small)).to.equal("");
  });

  it("fails to compile if the argument of a tool does not match its operation", () => {
    const drifted = project("drifted");
    drifted.edit("tool-schemas/crm/list_notes.json", '"type": "integer", "minimum": 1', '"type": "string"');
    expect(drifted.run("generate.ts").code).to.equal(0);
    expect(compile(drifted)).to.match(/tool-types\.ts\(\d+,\d+\): error TS2344/);
  });

  it("is byte-identical in another locale and time zone", () => {
    const elsewhere = small.runIn(
      { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Pacific/Chatham" },
      "generate.ts",
      "--check",
    );
    expect(elsewhere.code, elsewhere.err).to.equal(0);
  });
});

/** Returns the compiler errors for all generated files. */
function compile(subject: Project): string {
  const compilerOptions = { lib: ["ES2024", "DOM"], skipLibCheck: false, types: [] };
  const configuration = { extends: join(home, "tsconfig.json"), include: ["generated"], exclude: [], compilerOptions };
  subject.write("tsconfig.json", JSON.stringify(configuration));
  const compiler = join(home, "node_modules/@typescript/native/bin/tsc");
  return spawnSync(process.execPath, [compiler, "-p", subject.root], { encoding: "utf8" }).stdout;
}
