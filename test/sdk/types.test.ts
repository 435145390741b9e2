import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { operationOf } from "../support/contract/document.ts";

const home = resolve(import.meta.dirname, "../..");
const folder = join(home, ".test/sdk-types");

interface Operation {
  readonly group: string;
  readonly verb: string;
  readonly method: string;
  readonly path: string;
  /** Whether a parameter of the query is required. */
  readonly query: boolean;
  readonly body: boolean;
}

/** Operations with a JSON body or none: openapi-fetch has no types for files. */
const operations = operationsIn(readFileSync(join(home, "generated/openapi.json"), "utf8"));

describe("SDK types", function () {
  // The compiler reads the types of all operations.
  this.timeout(240_000);

  it("cost at most 1.5 times the instantiations of openapi-fetch for one call of each operation", () => {
    const sdk = instantiations("sdk", [
      'import { Crm } from "../../src/adapters/sdk/crm.ts";',
      "const crm = new Crm();",
      ...operations.map((operation) => {
        const { parameters, body } = partsOf(operation);
        return `void crm.${operation.group}.${operation.verb}({ ${[...parameters, ...body].join(", ")} });`;
      }),
    ]);
    const other = instantiations("openapi-fetch", [
      'import createClient from "openapi-fetch";',
      'import type { paths } from "../../generated/api-types.ts";',
      "const api = createClient<paths>();",
      ...operations.map((operation) => {
        const { parameters, body } = partsOf(operation);
        const options = [`params: { ${parameters.join(", ")} }`, ...body].join(", ");
        return `void api.${operation.method}("${operation.path}", { ${options} });`;
      }),
    ]);
    expect(sdk, `openapi-fetch: ${other}`).to.be.at.most(1.5 * other);
  });

  it("cost at most 1.5 times the instantiations of openapi-fetch for a program with one call", () => {
    const sdk = instantiations("sdk-one", [
      'import { Crm } from "../../src/adapters/sdk/crm.ts";',
      'console.log((await new Crm().entities.list({ query: { tag: "vip" } })).data[0]?.id);',
    ]);
    const other = instantiations("openapi-fetch-one", [
      'import createClient from "openapi-fetch";',
      'import type { paths } from "../../generated/api-types.ts";',
      'const { data } = await createClient<paths>().GET("/v1/entities", { params: { query: { tag: "vip" } } });',
      "console.log(data?.data[0]?.id);",
    ]);
    expect(sdk, `openapi-fetch: ${other}`).to.be.at.most(1.5 * other);
  });

  it("require the fields that the contract requires", () => {
    const types = readFileSync(join(home, "generated/sdk/types.gen.ts"), "utf8");
    // Answers with chosen fields have components of their own in the document only; the SDK infers their types.
    const required = requiredFields(readFileSync(join(home, "generated/openapi.json"), "utf8")).filter(([component]) =>
      types.includes(`export type ${component} = `),
    );
    expect(required.length).to.be.above(500);
    const errors = compile("sdk-required", [
      'import type * as types from "../../generated/sdk/types.gen.ts";',
      "type Requires<Type, Name extends keyof Type> = Partial<Pick<Type, Name>> extends Pick<Type, Name> ? false : true;",
      ...required.map(
        ([component, field], index) =>
          `export const check${String(index)}: Requires<NonNullable<types.${component}>, ${JSON.stringify(field)}> = true;`,
      ),
    ]).errors.map((line) => required[Number(/\((\d+),/.exec(line)?.[1]) - 3]?.join(".") ?? line);
    expect(errors).to.deep.equal([]);
  });
});

/** The required fields of each component that is an object, as pairs of component and field. */
function requiredFields(text: string): [string, string][] {
  const { schemas } = (JSON.parse(text) as { components: { schemas: Record<string, ComponentSchema> } }).components;
  const objects = Object.entries(schemas).filter(([, { required, oneOf, anyOf }]) => required && !oneOf && !anyOf);
  return objects.flatMap(([name, { required = [] }]) => required.map((field): [string, string] => [name, field]));
}

interface ComponentSchema {
  readonly required?: readonly string[];
  readonly oneOf?: unknown;
  readonly anyOf?: unknown;
}

/** Compiles a program and returns the number of type instantiations. */
function instantiations(name: string, lines: readonly string[]): number {
  const { output, errors } = compile(name, lines);
  const [, count] = /^Instantiations:\s+(\d+)/m.exec(output) ?? [];
  if (count === undefined || errors.length > 0) throw new Error(`tsc printed no instantiations:\n${output}`);
  return Number(count);
}

function compile(name: string, lines: readonly string[]): { output: string; errors: string[] } {
  const project = join(folder, name);
  mkdirSync(project, { recursive: true });
  writeFileSync(join(folder, `${name}.ts`), `${lines.join("\n")}\n`);
  const configuration = { extends: join(home, "tsconfig.json"), include: [`../${name}.ts`], exclude: [] };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify(configuration));
  const compiler = join(home, "node_modules/@typescript/native/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", project, "--extendedDiagnostics"], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  return { output: stdout, errors: stdout.split("\n").filter((line) => /error TS\d+/.test(line)) };
}

function operationsIn(text: string): Operation[] {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, OperationObject>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, requestBody, "x-upload": upload }]) => {
      const [group = "", verb = ""] = operationId?.split(".") ?? [];
      if (operationId === undefined || verb === "" || upload !== undefined) return [];
      const { parameters } = operationOf(operationId);
      const query = parameters.some((parameter) => parameter.in === "query" && parameter.required);
      return [{ group, verb, method: method.toUpperCase(), path, query, body: requestBody !== undefined }];
    }),
  );
}

interface OperationObject {
  readonly operationId?: string;
  readonly requestBody?: unknown;
  readonly "x-upload"?: string;
}

/** The parameters and the body that the types require. */
function partsOf({ path, query, body }: Operation): { parameters: string[]; body: string[] } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name ?? ""}: "a"`);
  return {
    parameters: [
      ...(names.length === 0 ? [] : [`path: { ${names.join(", ")} }`]),
      ...(query ? ["query: {} as never"] : []),
    ],
    body: body ? ["body: {} as never"] : [],
  };
}
