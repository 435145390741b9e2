import type { OpenApiDocument, Schema } from "../document.ts";
import { resolve } from "../document.ts";
import { typesOf } from "../schema-walk.ts";
import type { Advice } from "./change.ts";
import { breaking } from "./change.ts";
import type { SchemaPair, Walk } from "./walk.ts";

/** Returns true if a schema is a choice between others. */
export function isUnion(schema: Schema): boolean {
  return schema.oneOf !== undefined || schema.anyOf !== undefined;
}

/** Compares the branches of a union by the value of their discriminator, or by their reference. */
export function branchChanges(walk: Walk, { place, old, now }: SchemaPair): Advice[] {
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
