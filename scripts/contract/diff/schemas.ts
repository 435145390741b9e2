import { type OpenApiDocument, type Schema, isObject, resolve } from "../document.ts";
import { propertiesOf, typesOf } from "../schema-walk.ts";
import { type Advice, breaking, listed, notice } from "./change.ts";
import { narrowed, type Pair, includesType, valuesOf } from "./inputs.ts";
import { propertyChanges } from "./properties.ts";
import type { Direction, SchemaPair, Sides, Walk } from "./walk.ts";
import { namedList } from "../named-list.ts";

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
function flattened(document: OpenApiDocument, given: Schema): Schema {
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

/** Returns true if a schema is a choice between others. */
function isUnion(schema: Schema): boolean {
  return schema.oneOf !== undefined || schema.anyOf !== undefined;
}

/** Compares the branches of a union by the value of their discriminator, or by their reference. */
function branchChanges(walk: Walk, { place, old, now }: SchemaPair): Advice[] {
  const [was, is] = paired(branchesOf(walk.before, old), branchesOf(walk.after, now));
  const changes: Advice[] = [];
  for (const [name, schema] of was) {
    const current = is.get(name);
    if (current) changes.push(...walk.changesOf({ place: `${place}<${name}>`, old: schema, now: current }));
    else if (walk.direction === "in")
      changes.push(breaking(`Stop sending the form ${name} of \`${place}\``, "it is no longer accepted"));
  }
  const added = walk.direction === "out" ? [...is.keys()].filter((name) => !was.has(name)) : [];
  return [...changes, ...added.map((name) => breaking(`Handle the form ${name} of \`${place}\``, "it can occur now"))];
}

type Branches = Map<string, Schema>;

/** Gives the branches the same name if each side has only one. */
function paired(was: Branches, is: Branches): [Branches, Branches] {
  const [[old], [now]] = [[...was.values()], [...is.values()]];
  if (was.size !== 1 || is.size !== 1 || !old || !now) return [was, is];
  return [new Map([["value", old]]), new Map([["value", now]])];
}

/** Null is a type of the union and not a branch. */
function branchesOf(document: OpenApiDocument, given: Schema): Branches {
  const schema = resolve<Schema>(document, given) ?? {};
  const mapping = schema.discriminator?.mapping;
  if (mapping) return new Map(Object.entries(mapping).map(([value, reference]) => [value, { $ref: reference }]));
  const parts = schema.oneOf ?? schema.anyOf ?? [given];
  const named = parts
    .filter((part) => typesOf(document, part).join() !== "null")
    .map((part, index): [string, Schema] => [nameOf(document, part) ?? String(index), part]);
  return new Map(named);
}

function nameOf(document: OpenApiDocument, part: Schema): string | undefined {
  return part.$ref?.split("/").at(-1) ?? (typesOf(document, part).join(" or ") || undefined);
}

/** Lists that grow with the service, so clients must ignore unknown values. */
const growing = ["x-permissions", "x-error-codes", "x-validation-codes", "x-detail-codes", "webhooks"];

/**
 * Returns the ways in which data for clients can be different from before, without its parts. Limits of lengths and
 * numbers do not count: clients do not depend on them.
 */
function* widened(pair: Pair): Generator<Advice> {
  const { place, before, after, old, now } = pair;
  const [was, is] = [typesOf(before, old), typesOf(after, now)];
  const added = is.filter((type) => !includesType(was, type));
  if (was.length && added.length)
    yield breaking(`Handle ${added.join(" or ")} in \`${place}\``, `it was always ${was.join(" or ")}`);
  if (was.length && is.length === 0 && valuesOf(now) === undefined)
    yield breaking(`Handle values of any type in \`${place}\``, `it was always ${was.join(" or ")}`);
  yield* values(pair);
  if (old.format !== undefined && old.format !== now.format)
    yield breaking(
      `Read \`${place}\` ${now.format === undefined ? "as free text" : `in the format ${now.format}`}`,
      `its format was ${old.format}`,
    );
  yield* disclosure(pair);
}

function* values({ place, before, old, now }: Pair): Generator<Advice> {
  const [was, is] = [valuesOf(old), valuesOf(now)];
  if (was === undefined) return;
  if (is === undefined) {
    yield breaking(`Handle other values of \`${place}\` than ${listed(was)}`, "its list of values was removed");
    return;
  }
  const added = is.filter((value) => !was.includes(value));
  if (added.length === 0) return;
  if (isGrowing(before, was)) yield notice(`Ignore unknown values of \`${place}\``, `${listed(added)} can occur now`);
  else yield breaking(`Handle ${listed(added)} in \`${place}\``, "it can occur now");
}

function isGrowing(document: OpenApiDocument, values: readonly unknown[]): boolean {
  const text = JSON.stringify(values);
  return [...growing, "webhook-subscriptions"].some((name) => JSON.stringify(namedList(document, name)) === text);
}

/** Without the permission in `x-requires`, a field is null. */
function* disclosure({ place, old, now }: Pair): Generator<Advice> {
  const [was, is] = [old["x-requires"], now["x-requires"]];
  if (typeof is === "string" && is !== was)
    yield breaking(
      `Get the permission ${is} to read \`${place}\``,
      typeof was === "string" ? `it required ${was}` : "it required no permission of its own",
    );
}
