import { type Schema, resolve } from "../document.ts";
import { type Advice, breaking, deprecationChanges, removal } from "./change.ts";
import { isOpen, type Pair } from "./inputs.ts";
import type { Walk } from "./walk.ts";

/** Returns the changes of the fields of an object. */
export function propertyChanges(walk: Walk, pair: Pair): Advice[] {
  const changes: Advice[] = [];
  const renamed = renamedIn(pair);
  const current = pair.now.properties ?? {};
  for (const [name, property] of Object.entries(pair.old.properties ?? {})) {
    if (isIgnored(walk, property)) continue;
    const now = current[name];
    if (now === undefined) changes.push(...removed(walk, pair, { name, property, other: renamed.get(name) }));
    else changes.push(...kept(walk, pair, { name, property, now }));
  }
  return [...changes, ...requirements(walk, pair, [...renamed.values()])];
}

/** Clients do not send `readOnly` fields, and send `x-read-only` fields only as they read them. */
function isIgnored({ direction }: Walk, property: Schema): boolean {
  return direction === "in"
    ? property.readOnly === true || property["x-read-only"] === true
    : property.writeOnly === true;
}

interface Removed {
  readonly name: string;
  readonly property: Schema;
  /** The new name of a renamed field. */
  readonly other: string | undefined;
}

function* removed({ direction, before, today }: Walk, { place, now }: Pair, field: Removed): Generator<Advice> {
  if (direction === "in" && isOpen(now)) return;
  const { name, other } = field;
  const [stop, use] = direction === "in" ? ["Stop sending", "Send"] : ["Stop reading", "Read"];
  const action =
    other === undefined ? `${stop} \`${place}.${name}\`` : `${use} \`${place}.${other}\` instead of \`${name}\``;
  const reason = other === undefined ? "it was removed" : "it was renamed";
  const dated = field.property.deprecated === true ? field.property : resolve<Schema>(before, field.property);
  yield removal(dated, { action, reason, today });
}

interface Kept {
  readonly name: string;
  readonly property: Schema;
  readonly now: Schema;
}

function* kept(walk: Walk, { place, old, now: object }: Pair, { name, property, now }: Kept): Generator<Advice> {
  const inside = `${place}.${name}`;
  if (walk.direction === "in" && now["x-read-only"] === true) {
    yield breaking(`Stop changing \`${inside}\``, "it is read-only now");
    return;
  }
  // Generated lists of names follow the fields and relations of the records, whose changes are reported.
  const isFollowing = property["x-selecting"] === true && now["x-selecting"] === true;
  if (!isFollowing) yield* walk.changesOf({ place: inside, old: property, now });
  yield* deprecationChanges(`\`${inside}\``, property, now);
  if (walk.direction === "out" && old.required?.includes(name) && !object.required?.includes(name))
    yield breaking(`Handle a missing \`${inside}\``, "it is optional now");
}

function* requirements({ direction }: Walk, { place, old, now }: Pair, renamed: readonly string[]): Generator<Advice> {
  if (direction === "out") return;
  for (const name of now.required ?? []) {
    if (!old.required?.includes(name) && !renamed.includes(name))
      yield breaking(`Send \`${place}.${name}\``, "it is required now");
  }
}

/** Returns the new names of fields: a field was renamed if exactly one new field has the same schema. */
function renamedIn({ old, now }: Pair): Map<string, string> {
  const [was, is] = [Object.entries(old.properties ?? {}), Object.entries(now.properties ?? {})];
  const gone = was.filter(([name]) => now.properties?.[name] === undefined);
  const added = is.filter(([name]) => old.properties?.[name] === undefined);
  const same = (one: Schema, other: Schema): boolean => shapeOf(one) === shapeOf(other);
  const found = gone.flatMap(([name, property]): [string, string][] => {
    const [match, ...others] = added.filter(([, other]) => same(property, other));
    const rivals = gone.filter(([, other]) => same(property, other)).length - 1;
    return match && others.length + rivals === 0 ? [[name, match[0]]] : [];
  });
  return new Map(found);
}

function shapeOf({ description: _, deprecated: __, "x-deprecated": ___, examples: ____, ...shape }: Schema): string {
  return JSON.stringify(shape);
}
