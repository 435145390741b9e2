import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect } from "chai";
import { buildDocument } from "../../scripts/contract/build.ts";

const home = resolve(import.meta.dirname, "../..");
const out = join(home, ".test/contract/foreign");
const packages = join(home, "node_modules");

/** Contracts that the generators in use cannot process; all others must compile. */
const skipped: Record<string, string> = {
  "3.0/circular-paths": "openapi-typescript writes a type through an optional part of a path that a $ref leads into",
  "3.0/parameters-style": "hey-api takes no spaceDelimited and pipeDelimited objects",
  "3.1/parameters-style": "hey-api takes no spaceDelimited and pipeDelimited objects",
};

/** OpenAPI 2.0 is excluded: openapi-typescript reads 3.0 and 3.1. */
const examples = ["3.0", "3.1"].flatMap((version) => {
  const folder = join(packages, "@readme/oas-examples", version, "json");
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.map((name) => ({ name: `${version}/${name.replace(".json", "")}`, file: join(folder, name) }));
});
const documents = [{ name: "rclone", file: join(packages, "rclone-openapi/openapi.json") }, ...examples].filter(
  ({ name }) => skipped[name] === undefined,
);

describe("generate --document: third-party contracts", () => {
  before(() => {
    rmSync(out, { recursive: true, force: true });
  });

  for (const { name, file } of documents) {
    it(`${name}: generates types, validators and an SDK, and the validators load`, async () => {
      const folder = join(out, name);
      const { files } = await buildDocument(file, folder);
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      expect(files).to.include.keys("api-types.ts", "openapi.json", "sdk/sdk.gen.ts");
      const validators = Object.keys(files).filter((path) => /^validators\/.*\.js$/.test(path));
      for (const path of validators) {
        const module = (await import(join(folder, path))) as Record<string, unknown>;
        for (const [check, value] of Object.entries(module)) expect(value, check).to.be.a("function");
      }
    });
  }

  it("generates code that compiles for all contracts", () => {
    const configuration = {
      extends: join(home, "tsconfig.json"),
      include: [out],
      exclude: [],
      compilerOptions: {
        lib: ["ES2024", "DOM"],
        exactOptionalPropertyTypes: false,
        noUncheckedIndexedAccess: false,
        noUnusedLocals: false,
        noUnusedParameters: false,
        skipLibCheck: false,
        types: [],
      },
    };
    writeFileSync(join(out, "tsconfig.json"), JSON.stringify(configuration));
    const compiler = join(packages, "@typescript/native/bin/tsc");
    let problems = "";
    try {
      execFileSync(process.execPath, [compiler, "-p", join(out, "tsconfig.json")], { encoding: "utf8" });
    } catch (error) {
      problems = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    }
    expect(problems.slice(0, 2000)).to.equal("");
  });

  it("validates bodies: a pet needs photos and has a known status", async () => {
    const module = (await import(join(out, "3.0/petstore/validators/update-pet.js"))) as Record<string, unknown>;
    const check = module["updatePet_body"] as ((value: unknown) => boolean) | undefined;
    expect(check?.({ name: "Rex", photoUrls: ["a"] })).to.equal(true);
    expect(check?.({ name: "Rex" })).to.equal(false);
    expect(check?.({ name: "Rex", photoUrls: ["a"], status: "eaten" })).to.equal(false);
  });

  it("generates into any folder with the same command", () => {
    const folder = join(out, "command");
    const file = join(packages, "@readme/oas-examples/3.1/json/petstore-simple.json");
    const text = execFileSync(process.execPath, [
      join(home, "scripts/generate.ts"),
      "--document",
      file,
      "--out",
      folder,
    ]);
    expect(text.toString()).to.match(/^\d+ files in /);
    expect(readdirSync(folder)).to.include.members(["api-types.ts", "openapi.json", "sdk", "validators"]);
  });
});
