import type { OpenApiDocument, Schema } from "../document.ts";
import { isObject, resolve } from "../document.ts";
import { propertiesOf } from "../schema-walk.ts";
import type { Advice } from "./change.ts";
import { breaking } from "./change.ts";
import { branchChanges, isUnion } from "./branches.ts";
import { narrowed, type Pair } from "./inputs.ts";
import { widened } from "./outputs.ts";
import { propertyChanges } from "./properties.ts";
import type { Direction, SchemaPair, Sides, Walk } from "./walk.ts";

/** Starts a comparison of schemas. Each component is compared once, however often it is used. */
export function startWalk(sides: Sides, direction: Direction): Walk {
  const known = new Map<string, readonly Advice[]>();
  const changesOf = ({ place, old, now }: SchemaPair): readonly Advice[] => {
    const name = old.$ref?.split("/").at(-1);
    if (name === undefined || now.$ref === undefined) return compare(walk, { place, old, now });
    const key = JSON.stringify([old, now]);
    const found = known.get(key);
    if (found) return found;
    // A component that contains itself is compared by the outer call.
    known.set(key, []);
    const changes = compare(walk, { place: isBare(old) && isBare(now) ? name : place, old, now });
    known.set(key, changes);
    return changes;
  };
  const walk: Walk = { ...sides, direction, changesOf };
  return walk;
}

function isBare(schema: Schema): boolean {
  return Object.keys(schema).every((key) => ["$ref", "description", "readOnly"].includes(key));
}

function compare(walk: Walk, { place, old: given, now: current }: SchemaPair): Advice[] {
  const { before, after, direction } = walk;
  const old = flattened(before, given);
  const now = flattened(after, current);
  const pair: Pair = { place, before, after, old, now };
  const own = direction === "in" ? [...narrowed(pair), ...defaultChanges(pair)] : [...widened(pair)];
  if (isUnion(old) || isUnion(now)) return [...own, ...branchChanges(walk, { place, old: given, now: current })];
  return [...own, ...propertyChanges(walk, pair), ...itemChanges(walk, pair)];
}

/** Resolves the reference of a schema and adds the keywords of its `allOf` parts. */
export function flattened(document: OpenApiDocument, given: Schema): Schema {
  const { $ref: reference, ...own } = given;
  const target = reference === undefined ? {} : flattened(document, resolve<Schema>(document, given) ?? {});
  const schema: Schema = { ...target, ...own };
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => flattened(document, part));
  const required = [...new Set([schema, ...parts].flatMap((part) => part.required ?? []))];
  const properties = Object.fromEntries(propertiesOf(document, schema));
  return { ...Object.assign({}, ...parts), ...schema, properties, required } as Schema;
}

function* defaultChanges({ place, old, now }: Pair): Generator<Advice> {
  const [was, is] = [old, now].map((schema) => ("default" in schema ? JSON.stringify(schema.default) : null));
  if (was === is) return;
  if (typeof was !== "string")
    yield breaking(`Send \`${place}\` to avoid its default`, `it is ${String(is)}, and there was none`);
  else
    yield breaking(
      `Send \`${place}\` to get ${was}`,
      typeof is === "string" ? `the default is ${is} now` : "this default was removed",
    );
}

function itemChanges(walk: Walk, { place, old, now }: Pair): Advice[] {
  const members = [
    { place: `${place}[]`, old: old.items, now: now.items },
    { place: `${place}.*`, old: old.additionalProperties, now: now.additionalProperties },
  ];
  return members.flatMap((member) =>
    isObject(member.old) && isObject(member.now)
      ? walk.changesOf({ place: member.place, old: member.old, now: member.now })
      : [],
  );
}
