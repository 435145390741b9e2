import { type Attribute, attributeNamed } from "./attributes.ts";
import { invalidPath, noTarget } from "./errors.ts";
import type { Filter } from "./filter.ts";
import { isObject, isUnassigned, type JsonObject, memberOf } from "./json.ts";
import { matches, requiredValues } from "./matches.ts";

/** A change of a multi-valued attribute. */
interface ValuesChange {
  readonly op: "add" | "replace" | "remove";
  readonly filter: Filter | null;
  readonly sub: string | null;
  readonly value: unknown;
}

/** Returns the values of a multi-valued attribute after a change. */
export function changedValues(attribute: Attribute, before: unknown, change: ValuesChange): readonly unknown[] {
  const values: readonly unknown[] = Array.isArray(before) ? before : isUnassigned(before) ? [] : [before];
  const { op, filter, sub, value } = change;
  if (filter || sub !== null) return changedMatches(attribute, values, change);
  const given = listOf(value);
  if (op === "add") return added(values, given);
  if (op === "replace") return given;
  // Microsoft Entra ID names the members to remove in the value instead of the path.
  const removed = new Set(given.map(keyOf));
  return given.length === 0 ? [] : values.filter((one) => !removed.has(keyOf(one)));
}

/** A value that is there already is not added again (RFC 7644 §3.5.2.1). */
function added(values: readonly unknown[], given: readonly unknown[]): unknown[] {
  const known = new Set(values.map(keyOf));
  const fresh = given.filter((one) => !known.has(keyOf(one)));
  // A new primary value replaces the previous one (RFC 7643 §2.4).
  const replaces = fresh.some((one) => isObject(one) && memberOf(one, "primary") === true);
  const kept = replaces ? values.map((one) => (isObject(one) ? { ...one, primary: false } : one)) : values;
  return [...kept, ...fresh];
}

function keyOf(value: unknown): string {
  const key = isObject(value) ? (memberOf(value, "value") ?? value) : value;
  return JSON.stringify(key).toLowerCase();
}

/** Changes the values that match the filter, or all values without one. */
function changedMatches(attribute: Attribute, values: readonly unknown[], change: ValuesChange): unknown[] {
  const { op, filter, sub, value } = change;
  if (filter) requireParts(attribute, filter);
  const isChosen = (one: unknown): boolean => filter === null || matches(filter, one);
  if (!values.some(isChosen)) return withNew(attribute, values, change);
  if (op === "remove" && sub === null) return values.filter((one) => !isChosen(one));
  return values.map((one) => (isChosen(one) ? changedValue(attribute, one, { op, sub, value }) : one));
}

function requireParts(attribute: Attribute, filter: Filter): void {
  switch (filter.kind) {
    case "and":
    case "or":
      for (const one of filter.filters) requireParts(attribute, one);
      return;
    case "not":
      requireParts(attribute, filter.filter);
      return;
    default:
      if (filter.kind === "values" || !attributeNamed(attribute.subAttributes ?? [], filter.path.name)) {
        throw invalidPath(`${attribute.name} has no sub-attribute ${filter.path.name}.`);
      }
  }
}

/** Nothing matches: removing changes nothing, and `emails[type eq "work"].value` creates the value. */
function withNew({ name, subAttributes = [] }: Attribute, values: readonly unknown[], change: ValuesChange): unknown[] {
  const { op, filter, sub, value } = change;
  if (op === "remove") return [...values];
  const part = sub === null ? undefined : attributeNamed(subAttributes, sub);
  if (!part) throw noTarget(`No value of ${name} matches the filter.`);
  return [...values, { ...(filter ? requiredValues(filter) : {}), [part.name]: value }];
}

function changedValue(
  { subAttributes = [] }: Attribute,
  before: unknown,
  { op, sub, value }: Pick<ValuesChange, "op" | "sub" | "value">,
): unknown {
  const part = sub === null ? undefined : attributeNamed(subAttributes, sub);
  const object: JsonObject = isObject(before) ? before : { value: before };
  if (!part) return isObject(value) ? { ...object, ...value } : value;
  const others = Object.entries(object).filter(([key]) => key.toLowerCase() !== part.name.toLowerCase());
  return Object.fromEntries(op === "remove" ? others : [...others, [part.name, value]]);
}

function listOf(value: unknown): readonly unknown[] {
  if (isUnassigned(value)) return [];
  return Array.isArray(value) ? value : [value];
}
