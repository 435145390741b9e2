import type { OpenApiDocument, Schema } from "../document.ts";
import { isObject, resolve } from "../document.ts";
import { propertiesOf, typesOf } from "../schema-walk.ts";
import type { BreakingChange } from "./change.ts";

export interface Comparison {
  readonly before: readonly [OpenApiDocument, Schema | undefined];
  readonly after: readonly [OpenApiDocument, Schema | undefined];
  /**
   * "in": sent by clients, so it must not become narrower; "out": read by clients, so it must not become wider or lose
   * parts.
   */
  readonly direction: "in" | "out";
  readonly subject: string;
  readonly path: string;
  readonly seen?: Set<string>;
}

const upperBounds = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"];
const lowerBounds = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"];

/** Returns breaking changes of a schema. */
export function* schemaChanges(comparison: Comparison): Generator<BreakingChange> {
  const { before, after, direction, subject, path, seen = new Set<string>() } = comparison;
  const key = `${before[1]?.$ref ?? path} ${after[1]?.$ref ?? path}`;
  if (seen.has(key)) return;
  const next: Comparison = { ...comparison, seen: new Set(seen).add(key) };
  const [old, now] = [flattened(...before), flattened(...after)];
  const say = (message: string): BreakingChange => ({ subject, message: `${path} ${message}` });
  if (!old || !now) {
    if (old && !now) yield say("was removed");
    if (!old && now && direction === "in") yield say("now accepts a value");
    return;
  }
  yield* typeChanges(next, old, now, say);
  if (direction === "in") for (const message of narrowed(old, now)) yield say(message);
  if (old.format !== now.format && (direction === "out" || now.format !== undefined))
    yield say(`had the format ${String(old.format)} and has ${String(now.format)}`);
  yield* propertyChanges(next, old, now);
  const inner = { ...next, before: [before[0], old.items], after: [after[0], now.items], path: `${path}[]` } as const;
  if (old.items && now.items) yield* schemaChanges(inner);
  yield* branchChanges(next, old, now);
}

/** Resolves the reference of a schema and adds the keywords of its `allOf` parts. */
function flattened(document: OpenApiDocument, given: Schema | undefined): Schema | undefined {
  const schema = given && resolve<Schema>(document, given);
  if (!schema?.allOf) return schema;
  const parts = schema.allOf.map((part) => flattened(document, part) ?? {});
  const required = [schema, ...parts].flatMap((part) => part.required ?? []);
  const properties = Object.fromEntries(propertiesOf(document, schema));
  return { ...Object.assign({}, ...parts), ...schema, properties, required } as Schema;
}

function* typeChanges(
  { before, after, direction }: Comparison,
  old: Schema,
  now: Schema,
  say: (message: string) => BreakingChange,
): Generator<BreakingChange> {
  const [was, is] = [typesOf(before[0], old), typesOf(after[0], now)];
  const accepts = (types: string[], type: string): boolean =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  const [wide, narrow] = direction === "in" ? [was, is] : [is, was];
  const lost = narrow.length === 0 ? [] : wide.filter((type) => !accepts(narrow, type));
  if (lost.length && direction === "in") yield say(`no longer accepts ${lost.join(", ")}`);
  if (lost.length && direction === "out") yield say(`can be ${lost.join(", ")} now`);
}

function* narrowed(old: Schema, now: Schema): Generator<string> {
  const gone = valuesOf(old)?.filter((value) => !(valuesOf(now) ?? [value]).includes(value)) ?? [];
  if (gone.length) yield `no longer accepts ${gone.map((value) => JSON.stringify(value)).join(", ")}`;
  if (!valuesOf(old) && valuesOf(now)) yield "now accepts only certain values";
  if (now.pattern !== undefined && now.pattern !== old.pattern) yield "has another pattern";
  if (now["uniqueItems"] === true && old["uniqueItems"] !== true) yield "no longer accepts equal items";
  for (const word of upperBounds) {
    const [was, is] = [old[word], now[word]];
    if (typeof is === "number" && (typeof was !== "number" || is < was))
      yield `has ${word} ${String(is)}, which was ${shown(was)}`;
  }
  for (const word of lowerBounds) {
    const [was, is] = [old[word], now[word]];
    if (typeof is === "number" && is > (typeof was === "number" ? was : 0))
      yield `has ${word} ${String(is)}, which was ${shown(was)}`;
  }
  if (isOpen(old) && !isOpen(now)) yield "no longer accepts additional properties";
}

function shown(limit: unknown): string {
  return typeof limit === "number" ? String(limit) : "open";
}

function valuesOf(schema: Schema): unknown[] | undefined {
  return schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
}

function isOpen(schema: Schema): boolean {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.includes("object") && schema.additionalProperties !== false && schema.unevaluatedProperties !== false;
}

function* propertyChanges(comparison: Comparison, old: Schema, now: Schema): Generator<BreakingChange> {
  const { before, after, direction, subject, path } = comparison;
  const [was, is] = [old.properties ?? {}, now.properties ?? {}];
  const say = (name: string, message: string): BreakingChange => ({ subject, message: `${path}.${name} ${message}` });
  for (const [name, property] of Object.entries(was)) {
    const current = is[name];
    if (current === undefined) {
      if (direction === "out" || !isOpen(now)) yield say(name, "was removed");
      continue;
    }
    yield* schemaChanges({
      ...comparison,
      before: [before[0], property],
      after: [after[0], current],
      path: `${path}.${name}`,
    });
    if (direction === "out" && old.required?.includes(name) && !now.required?.includes(name))
      yield say(name, "may be absent now");
  }
  for (const name of direction === "in" ? (now.required ?? []) : []) {
    if (!old.required?.includes(name)) yield say(name, "is required now");
  }
  if (isObject(old.additionalProperties) && isObject(now.additionalProperties)) {
    const inner = {
      before: [before[0], old.additionalProperties],
      after: [after[0], now.additionalProperties],
    } as const;
    yield* schemaChanges({ ...comparison, ...inner, path: `${path}.*` });
  }
}

/** Compares branches of a union by their discriminator value, or by their reference. */
function* branchChanges(comparison: Comparison, old: Schema, now: Schema): Generator<BreakingChange> {
  const { before, after, direction, subject, path } = comparison;
  const [was, is] = [branchesOf(old), branchesOf(now)];
  for (const [name, schema] of Object.entries(was)) {
    const current = is[name];
    if (current)
      yield* schemaChanges({
        ...comparison,
        before: [before[0], schema],
        after: [after[0], current],
        path: `${path}<${name}>`,
      });
    else if (direction === "in") yield { subject, message: `${path} no longer accepts ${name}` };
  }
}

function branchesOf(schema: Schema): Record<string, Schema> {
  const mapping = schema.discriminator?.mapping;
  if (mapping)
    return Object.fromEntries(Object.entries(mapping).map(([value, reference]) => [value, { $ref: reference }]));
  const parts = schema.oneOf ?? schema.anyOf ?? [];
  return Object.fromEntries(parts.map((part, index) => [part.$ref?.split("/").at(-1) ?? String(index), part]));
}
