import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";

const folder = new URL("../../tool-schemas/", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), "utf8"));
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: /^\d{4}-\d\d-\d\d$/ } });
ajv.addSchema(read("../openapi/contract.schema.json") as object, "file:///openapi/contract.schema.json");

function problems(schema: string, paths: readonly string[]): string[] {
  const validate = ajv.compile({ ...(read(schema) as object), $id: `file:///tool-schemas/${schema}` });
  return paths.filter((path) => !validate(read(path))).map((path) => `${path}: ${ajv.errorsText(validate.errors)}`);
}

describe("Files in openapi/", () => {
  it("name their schema, so that editors can complete and explain keywords", () => {
    const files = readdirSync(new URL("../openapi/", folder)).filter((name) => name.endsWith(".yaml"));
    const first = (name: string) => readFileSync(new URL(`../openapi/${name}`, folder), "utf8").split("\n")[0];
    expect(files).to.include("tasks.yaml");
    expect(
      files.filter((name) => first(name) !== "# yaml-language-server: $schema=contract.schema.json"),
    ).to.deep.equal([]);
  });
});

describe("Files in tool-schemas/", () => {
  it("describe every tool as required by tool.schema.json", () => {
    const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.includes("/"));
    const paths = all.filter((path) => !/^(prompts|resources)\//.test(path));
    expect(paths).to.include("crm/search_crm.json");
    expect(problems("tool.schema.json", paths)).to.deep.equal([]);
  });

  for (const [kind, example] of [
    ["prompt", "plan_my_day"],
    ["resource", "contact"],
  ]) {
    it(`describe every ${kind} as required by ${kind}.schema.json`, () => {
      const paths = readdirSync(new URL(`${kind}s/`, folder)).map((name) => `${kind}s/${name}`);
      expect(paths).to.include(`${kind}s/${example}.json`);
      expect(problems(`${kind}.schema.json`, paths)).to.deep.equal([]);
    });
  }

  it("describe the server as required by server.schema.json", () => {
    expect(problems("server.schema.json", ["server.json"])).to.deep.equal([]);
  });
});
