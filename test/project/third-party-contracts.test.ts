import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect } from "chai";
import { buildDocument } from "../../scripts/contract/build.ts";
import type { Validate } from "../../src/base/contract/operation.ts";

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

const milestone = { $ref: "#/components/schemas/Milestone" };
const issue = {
  type: "object",
  required: ["id", "title"],
  properties: {
    id: { type: "integer", readOnly: true },
    title: { type: "string" },
    color: { type: "string", format: "color-name" },
    milestone: { ...milestone, nullable: true },
    assignee: { nullable: true, allOf: [{ type: "object", required: ["login"] }, milestone] },
    parent: { nullable: true, anyOf: [milestone, { type: "string" }] },
    state: { type: "string", enum: ["open", "closed"], nullable: true },
  },
};
/** A document with the forms that third-party documents of OpenAPI 3.0 use. */
const issues = {
  openapi: "3.0.3",
  info: { title: "Issues", version: "1" },
  paths: {
    "/issues": {
      post: {
        operationId: "issues/create-issue",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Issue" } } } },
        responses: {
          201: {
            description: "Created.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Issue" } } },
          },
        },
      },
    },
    "/ping": { get: { operationId: "ping", responses: { 204: { description: "Alive." } } } },
  },
  components: {
    schemas: {
      Issue: issue,
      Milestone: { type: "object", required: ["title"], properties: { title: { type: "string" } } },
    },
  },
};

async function filesOf(file: string, folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const part of buildDocument(file, folder)) Object.assign(files, part);
  return files;
}

describe("generate --document: third-party contracts", () => {
  before(() => {
    rmSync(out, { recursive: true, force: true });
  });

  for (const { name, file } of documents) {
    it(`${name}: generates types, validators, handlers and an SDK, and the validators load`, async () => {
      const folder = join(out, name);
      const files = await filesOf(file, folder);
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      expect(files).to.include.keys("api-types.ts", "openapi.json", "sdk/groups.ts", "services.d.ts", "operations.js");
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
    const module = (await import(join(out, "3.0/petstore/validators/pet.js"))) as Record<string, unknown>;
    const check = module["updatePet_body"] as ((value: unknown) => boolean) | undefined;
    expect(check?.({ name: "Rex", photoUrls: ["a"] })).to.equal(true);
    expect(check?.({ name: "Rex" })).to.equal(false);
    expect(check?.({ name: "Rex", photoUrls: ["a"], status: "eaten" })).to.equal(false);
  });

  describe("a document with forms of OpenAPI 3.0", () => {
    let checks: Record<string, Validate> = {};
    const accepts = (check: string, value: unknown): boolean => {
      if (!checks[check]) throw new Error(`there is no check ${check}`);
      return checks[check](value);
    };

    before(async () => {
      const file = join(out, "issues.json");
      writeFileSync(file, JSON.stringify(issues));
      const files = await filesOf(file, join(out, "issues"));
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(out, "issues", path)), { recursive: true });
        writeFileSync(join(out, "issues", path), content);
      }
      checks = (await import(join(out, "issues/validators/issues.js"))) as Record<string, Validate>;
    });

    it("accepts line breaks in texts and unknown formats, and does not change texts", () => {
      const body = { title: " one\ntwo ", color: "red" };
      expect(accepts("issues_create_issue_body", body)).to.equal(true);
      expect(body.title).to.equal(" one\ntwo ");
      expect(accepts("issues_create_issue_body", { title: 1 })).to.equal(false);
    });

    it("accepts null for `nullable` next to references and combinators, and nothing else", () => {
      for (const name of ["milestone", "assignee", "parent", "state"]) {
        expect(accepts("issues_create_issue_body", { title: "a", [name]: null }), name).to.equal(true);
        expect(accepts("issues_create_issue_body", { title: "a", [name]: 5 }), name).to.equal(false);
      }
      expect(accepts("issues_create_issue_body", { title: null })).to.equal(false);
    });

    it("requires read-only fields in responses only", () => {
      expect(accepts("issues_create_issue_response_201", { title: "a" })).to.equal(false);
      expect(accepts("issues_create_issue_response_201", { id: 1, title: "a" })).to.equal(true);
    });

    it("names groups and methods after the id of the operation, or after its first tag", () => {
      const services = readFileSync(join(out, "issues/services.d.ts"), "utf8");
      expect(services).to.match(/interface IssuesService \{\s+\/\*\* \S+ \*\/\s+createIssue\(/);
      expect(services).to.match(/interface DefaultService \{[^}]+ ping\(/);
    });

    it("writes null into the types", () => {
      const types = readFileSync(join(out, "issues/api-types.ts"), "utf8");
      expect(types).to.match(/milestone\?: components\["schemas"\]\["Milestone"\] \| null/);
    });
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
