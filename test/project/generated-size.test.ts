import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { filesBelow } from "../../scripts/freshness.ts";

const root = join(import.meta.dirname, "../..");
const generated = join(root, "generated");
const text = (path: string): string => readFileSync(join(generated, path), "utf8");
const linesOf = (content: string): number => content.split("\n").length - 1;

type Json = Readonly<Record<string, unknown>>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Json[] }>>>>;
  readonly webhooks: Readonly<
    Record<string, { readonly post: { readonly requestBody: { readonly content: Content } } }>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Described>> } & Readonly<Record<string, object>>;
}

interface Content {
  readonly "application/json": { readonly examples?: Json };
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
    expect(JSON.stringify(document).length).to.be.at.most(1_650_000);
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
    const events = ["task.created", "task.updated", "task.deleted"].map((name) => document.webhooks[name]?.post);
    const own = events.map((event) => event?.requestBody.content["application/json"].examples);
    expect(own, "events that differ in their type only").to.deep.equal([undefined, undefined, undefined]);
    expect(document.components.schemas["TaskEvent"]?.examples).to.have.length(1);
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
