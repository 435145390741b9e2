import type { ErrorObject } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { toValidatorSchema } from "../../emit/dialect.ts";
import { withoutTexts } from "../../emit/leaner.ts";
import { at, isObject, toPointer, type OpenApiDocument, type Schema } from "../document.ts";
import { rootSchemas } from "../root-schemas.ts";
import type { Finding } from "../source.ts";
import type { Contract } from "../load.ts";
import type { Violation } from "../source.ts";
import type { Tool, Toolbox } from "../tools.ts";
import { everySchema } from "../schema-walk.ts";
import { schemaCompiler } from "./compiler.ts";
import { matches } from "./matches.ts";
import { remembered } from "./remembered.ts";
import { valueErrors } from "./value-errors.ts";
import type { Vocabulary } from "./value-messages.ts";

/** A value in the contract, and the schema that it must match. */
interface Shown {
  readonly kind: "example" | "default";
  readonly pointer: string;
  readonly schema: Schema;
  readonly value: unknown;
}

/** Checks the examples and defaults of the expanded document and of the tools against their schemas. */
export function exampleViolations(document: OpenApiDocument, contract: Contract, { tools }: Toolbox): Violation[] {
  const schemas = tools.map(({ inputSchema, outputSchema }) => withoutTexts({ inputSchema, outputSchema }));
  const mistakes = mistakesIn({ document: withoutTexts(document), tools: schemas });
  const ofDocument = mistakes.ofDocument.map(({ pointer, message }) => ({ ...contract.locate(pointer), message }));
  const ofTools = tools.flatMap(({ source }, index) =>
    (mistakes.ofTools[index] ?? []).map(({ pointer, message }) => {
      return { file: source.file, ...source.position(pointer), message };
    }),
  );
  return [...ofDocument, ...ofTools];
}

interface Checked {
  readonly document: OpenApiDocument;
  readonly tools: readonly Pick<Tool, "inputSchema" | "outputSchema">[];
}

interface Mistakes {
  readonly ofDocument: readonly Finding[];
  /** In the order of the tools. */
  readonly ofTools: readonly (readonly Finding[])[];
}

const mistakesIn = remembered(({ document, tools }: Checked): Mistakes => {
  const check = checker(document);
  const ofTools = tools.map(({ inputSchema, outputSchema }) =>
    [...ofSchema(["inputSchema"], inputSchema), ...ofSchema(["outputSchema"], outputSchema)].flatMap(check),
  );
  return { ofDocument: [...shownIn(document)].flatMap(check), ofTools };
});

function* shownIn(document: OpenApiDocument): Generator<Shown> {
  for (const [path, schema] of rootSchemas(document)) yield* ofSchema(path, schema);
  for (const section of ["paths", "webhooks", "components"] as const)
    yield* ofHolders(document, document[section], [section]);
}

/** Yields the examples and defaults inside a schema. */
function* ofSchema(path: readonly (string | number)[], root: Schema): Generator<Shown> {
  for (const [inner, schema] of everySchema(root)) {
    const place = toPointer([...path, ...inner]);
    const { default: fallback, examples } = schema;
    if (fallback !== undefined) yield { kind: "default", pointer: `${place}/default`, schema, value: fallback };
    for (const [index, value] of (Array.isArray(examples) ? examples : []).entries())
      yield { kind: "example", pointer: `${place}/examples/${String(index)}`, schema, value };
  }
}

/** Yields the examples of media types, parameters and headers: the objects with `schema`. */
function* ofHolders(document: OpenApiDocument, value: unknown, path: readonly (string | number)[]): Generator<Shown> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* ofHolders(document, item, [...path, index]);
  if (!isObject(value) || (path[0] === "components" && path[1] === "schemas")) return;
  // The examples of a generated batch are copies of those of the single operations, which are checked there.
  if (value["x-derived"] === true) return;
  const { schema, example, examples } = value;
  for (const [key, inner] of Object.entries(value)) {
    if (!PARTS_WITHOUT_HOLDERS.has(key)) yield* ofHolders(document, inner, [...path, key]);
  }
  if (!isObject(schema)) return;
  const place = toPointer(path);
  if (example !== undefined) yield { kind: "example", pointer: `${place}/example`, schema, value: example };
  for (const [name, given] of Object.entries(isObject(examples) ? examples : {})) {
    const reference = isObject(given) ? given["$ref"] : undefined;
    const target = typeof reference === "string" ? at(document, reference) : given;
    const pointer = typeof reference === "string" ? reference.slice(1) : place + toPointer(["examples", name]);
    if (isObject(target)) yield { kind: "example", pointer: `${pointer}/value`, schema, value: target["value"] };
  }
}

const PARTS_WITHOUT_HOLDERS = new Set(["schema", "example", "examples"]);

/** Returns a function that checks a value. Only a value that does not match is checked by Ajv, which is slower. */
function checker(document: OpenApiDocument): (shown: Shown) => Finding[] {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const components = Object.fromEntries(schemas.map(([name, one]) => [name, toValidatorSchema(document, one)]));
  let ajv: Ajv2020 | undefined;
  const errorsOf = (schema: Schema, value: unknown): ErrorObject[] => {
    ajv ??= schemaCompiler(components);
    const validate = ajv.compile(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  };
  const vocabulary: Vocabulary = { namesOf: (schema) => namesIn(components, schema), errorsOf };
  return ({ kind, pointer, schema, value }) => {
    const converted = toValidatorSchema(document, schema);
    if (matches(components, converted, value)) return [];
    return valueErrors(errorsOf(converted, value), vocabulary).map((error) => ({
      pointer: pointer + error.pointer,
      message: `${kind}: ${error.message}`,
    }));
  };
}

/** Returns the properties of a schema, including those of the schemas that apply to the same value. */
function namesIn(components: Readonly<Record<string, Schema>>, schema: Schema): string[] {
  const found = new Set<string>();
  const seen = new Set<Schema>();
  const queue = [schema];
  for (let part = queue.pop(); part; part = queue.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    for (const name of Object.keys(part.properties ?? {})) found.add(name);
    const { $ref, allOf = [], oneOf = [], anyOf = [] } = part;
    const target = $ref === undefined ? undefined : components[$ref.split("/").at(-1) ?? ""];
    queue.push(...(target ? [target] : []), ...allOf, ...oneOf, ...anyOf);
  }
  return [...found];
}
