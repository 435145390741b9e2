import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { project } from "./project.ts";

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
  "webhooks.ts",
  "openapi.json",
  "sdk/sdk.gen.ts",
  "validators/notes.d.ts",
];

describe("generate: what comes out of a small contract", () => {
  const small = project("golden");

  before(() => {
    const { code, err } = small.run("generate.ts");
    expect(code, err).to.equal(0);
  });

  for (const file of files) {
    it(`${file} is what it was (UPDATE_GOLDEN=1 accepts a change)`, () => {
      const [expected, actual] = [join(golden, file), small.read(`generated/${file}`)];
      if (process.env["UPDATE_GOLDEN"] === "1" || !existsSync(expected)) {
        expect(process.env["CI"], `${file} has no golden copy`).to.equal(undefined);
        mkdirSync(dirname(expected), { recursive: true });
        writeFileSync(expected, actual);
      }
      expect(actual).to.equal(readFileSync(expected, "utf8"));
    });
  }

  it("comes out byte for byte the same under another locale and time zone", () => {
    const elsewhere = small.runIn(
      { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Pacific/Chatham" },
      "generate.ts",
      "--check",
    );
    expect(elsewhere.code, elsewhere.err).to.equal(0);
  });
});
