import {
  type Attribute,
  attributeNamed,
  commonAttributes,
  ENTERPRISE_SCHEMA,
  ignoredUserAttributes,
  type Schema,
} from "./schemas.ts";
import { invalidPath, invalidValue, notMutable, noTarget, invalidSyntax } from "./errors.ts";
import { isObject, isUnassigned, type JsonObject, memberOf } from "./json.ts";
import {
  type AttributePath,
  createReader,
  type Filter,
  readAttribute,
  readOr,
  type Operator,
  type Scalar,
} from "./filter.ts";

/** Returns a resource after the operations of a PATCH request (RFC 7644 §3.5.2), without checking its values. */
export function patched(resource: JsonObject, body: unknown, schema: Schema): JsonObject {
  return readOperations(body).reduce((state, operation) => applied(state, operation, schema), resource);
}

function applied(resource: JsonObject, operation: PatchOperation, schema: Schema): JsonObject {
  const { op, path, value } = operation;
  if (path !== undefined) return atPath(resource, { op, path: parsePath(path), value }, schema);
  // Without a path, the names can be paths too: {"name.familyName": "Moreau"}.
  return Object.entries(value as JsonObject).reduce((state, [name, part]) => {
    const own = unqualified(name, schema);
    if (own === null) return isObject(part) ? state : atPath(state, { op, path: parsePath(name), value: part }, schema);
    const readOnly = attributeOf(own, schema)?.mutability === "readOnly";
    return readOnly ? state : atPath(state, { op, path: parsePath(own), value: part }, schema);
  }, resource);
}

/** Returns a name without the URN of the schema; null for an extension's URN, whose value contains its attributes. */
function unqualified(name: string, schema: Schema): string | null {
  const lower = name.toLowerCase();
  if (lower.startsWith(`${schema.id.toLowerCase()}:`)) return name.slice(schema.id.length + 1);
  return lower.startsWith("urn:") ? null : name;
}

/** An operation on one attribute. */
interface Change {
  readonly op: PatchOperation["op"];
  readonly path: PatchPath;
  readonly value: unknown;
}

function atPath(resource: JsonObject, { op, path, value }: Change, schema: Schema): JsonObject {
  if (isIgnored(path, schema)) return resource;
  const attribute = attributeOf(path.name, schema);
  if (!attribute) throw invalidPath(`${schema.name} has no attribute ${path.name}.`);
  requireMutable(attribute, path);
  const before = memberOf(resource, attribute.name);
  const after = afterChange(attribute, before, { op, path, value });
  return { ...without(resource, attribute.name), ...(isUnassigned(after) ? {} : { [attribute.name]: after }) };
}

function without(resource: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(resource).filter(([key]) => key.toLowerCase() !== name.toLowerCase()));
}

function attributeOf(name: string, { attributes }: Schema): Attribute | undefined {
  return attributeNamed(attributes, name) ?? attributeNamed(commonAttributes, name);
}

function isIgnored({ schema: urn, name, sub }: PatchPath, { id, name: type }: Schema): boolean {
  if (urn !== null && urn !== id.toLowerCase()) {
    // The version in the URN looks like an attribute if the path is the URN itself.
    if (type === "User" && ENTERPRISE_SCHEMA.startsWith(urn)) return true;
    throw invalidPath(`The schema ${urn} is not supported.`);
  }
  // Microsoft Entra ID sets the formatted name too, which is not stored.
  return type === "User" && (ignoredUserAttributes.has(name) || (name === "name" && sub === "formatted"));
}

function requireMutable(attribute: Attribute, { name, sub }: PatchPath): void {
  const part = sub === null ? attribute : attributeNamed(attribute.subAttributes ?? [], sub);
  if (!part) throw invalidPath(`${name} has no sub-attribute ${String(sub)}.`);
  if (attribute.mutability === "readOnly" || part.mutability === "readOnly") {
    throw notMutable(`${sub === null ? name : `${name}.${sub}`} is read-only.`);
  }
}

function afterChange(attribute: Attribute, before: unknown, { op, path, value }: Change): unknown {
  if (attribute.multiValued) return changedValues(attribute, before, { op, ...path, value });
  if (path.filter) throw invalidPath(`${attribute.name} has one value, so it cannot have a filter.`);
  if (attribute.type !== "complex") return op === "remove" ? undefined : value;
  return changedParts(attribute, isObject(before) ? before : {}, { op, sub: path.sub, value });
}

/** Sets the given parts of a complex attribute; the other parts stay. */
function changedParts(
  attribute: Attribute,
  before: JsonObject,
  { op, sub, value }: { op: PatchOperation["op"]; sub: string | null; value: unknown },
): JsonObject | undefined {
  const { name, subAttributes = [] } = attribute;
  if (op === "remove" && sub === null) return undefined;
  if (sub === null && value !== null && !isObject(value)) throw invalidValue(`${name} must be an object.`);
  const set =
    sub === null ? Object.entries((value ?? {}) as JsonObject) : [[sub, op === "remove" ? null : value] as const];
  const parts = { ...before };
  for (const [key, part] of set) {
    const known = attributeNamed(subAttributes, key);
    if (known) parts[known.name] = part;
    else if (sub !== null) throw noTarget(`${name} has no sub-attribute ${key}.`);
  }
  const assigned = Object.entries(parts).filter(([, part]) => !isUnassigned(part));
  return assigned.length === 0 ? undefined : Object.fromEntries(assigned);
}

/** One operation of a PATCH request. */
interface PatchOperation {
  readonly op: "add" | "replace" | "remove";
  /** Undefined if the value is an object of attributes. */
  readonly path: string | undefined;
  readonly value: unknown;
}

const MAX_OPERATIONS = 1_000;
const OPS: ReadonlySet<string> = new Set(["add", "replace", "remove"]);

/**
 * Reads the operations of a PATCH request (RFC 7644 §3.5.2). Microsoft Entra ID writes `Add`, `Replace` and `Remove`.
 */
function readOperations(body: unknown): PatchOperation[] {
  const list = isObject(body) ? memberOf(body, "Operations") : undefined;
  if (!Array.isArray(list) || list.length === 0) {
    throw invalidSyntax("The body needs Operations, a list of at least one operation.");
  }
  if (list.length > MAX_OPERATIONS) throw invalidSyntax(`There are more than ${String(MAX_OPERATIONS)} operations.`);
  return list.map((one: unknown, index) => readOperation(one, `Operations[${String(index)}]`));
}

function readOperation(given: unknown, place: string): PatchOperation {
  if (!isObject(given)) throw invalidSyntax(`${place} must be an object.`);
  const [op, path, value] = ["op", "path", "value"].map((name) => memberOf(given, name));
  const kind = typeof op === "string" ? op.toLowerCase() : "";
  if (!isOp(kind)) throw invalidSyntax(`${place}.op must be add, replace or remove.`);
  if (path !== undefined && typeof path !== "string") throw invalidSyntax(`${place}.path must be a text.`);
  if (kind === "remove" && path === undefined) throw noTarget(`${place}: remove needs a path.`);
  if (kind !== "remove" && value === undefined) throw invalidSyntax(`${place}.value is missing.`);
  if (kind !== "remove" && path === undefined && !isObject(value)) {
    throw invalidSyntax(`${place}.value must be an object of attributes, because there is no path.`);
  }
  return { op: kind, path, value };
}

function isOp(text: string): text is PatchOperation["op"] {
  return OPS.has(text);
}

/** The target of a PATCH operation: `name.familyName`, `members[value eq "…"]` or `emails[type eq "work"].value`. */
interface PatchPath {
  readonly schema: string | null;
  readonly name: string;
  /** Selects values of a multi-valued attribute. */
  readonly filter: Filter | null;
  readonly sub: string | null;
}

/** Parses the path of a PATCH operation (RFC 7644 §3.5.2). Throws invalidPath. */
function parsePath(text: string): PatchPath {
  const reader = createReader(text, invalidPath);
  const attribute: AttributePath = readAttribute(reader);
  const { schema, name } = attribute;
  let { sub } = attribute;
  let filter: Filter | null = null;
  if (reader.accept("[")) {
    if (sub !== null) throw invalidPath("Only an attribute, not a sub-attribute, can have a filter in brackets.");
    filter = readOr(reader, 0);
    reader.expect("]", "a closing bracket");
    sub = reader.accept("sub")?.text.slice(1).toLowerCase() ?? null;
  }
  reader.end();
  return { schema, name, filter, sub };
}

/** A change of a multi-valued attribute. */
interface ValuesChange {
  readonly op: "add" | "replace" | "remove";
  readonly filter: Filter | null;
  readonly sub: string | null;
  readonly value: unknown;
}

/** Returns the values of a multi-valued attribute after a change. */
function changedValues(attribute: Attribute, before: unknown, change: ValuesChange): readonly unknown[] {
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

/** Returns whether a value of a multi-valued attribute matches a filter, e.g. `type eq "work"`. */
function matches(filter: Filter, value: unknown): boolean {
  switch (filter.kind) {
    case "and":
      return filter.filters.every((one) => matches(one, value));
    case "or":
      return filter.filters.some((one) => matches(one, value));
    case "not":
      return !matches(filter.filter, value);
    case "values":
      return false;
    case "present":
      return !isUnassigned(partOf(value, filter.path.name));
    case "compare":
      return holds(partOf(value, filter.path.name), filter.operator, filter.value);
  }
}

/** Returns the values that `eq` comparisons joined by `and` require: a new value must have these to match. */
function requiredValues(filter: Filter): Readonly<Record<string, Scalar>> {
  if (filter.kind === "and") return Object.assign({}, ...filter.filters.map(requiredValues)) as Record<string, Scalar>;
  return filter.kind === "compare" && filter.operator === "eq" ? { [filter.path.name]: filter.value } : {};
}

/** A simple value has only the part `value`. */
function partOf(value: unknown, name: string): unknown {
  if (isObject(value)) return memberOf(value, name);
  return name === "value" ? value : undefined;
}

function holds(actual: unknown, operator: Operator, expected: Scalar): boolean {
  const found = comparable(actual);
  const wanted = comparable(expected);
  if (operator === "eq") return found === wanted;
  if (operator === "ne") return found !== wanted;
  if (typeof found === "string" && typeof wanted === "string") return textHolds(found, operator, wanted);
  if (typeof found !== "number" || typeof wanted !== "number") return false;
  return ordered(found, operator, wanted);
}

function textHolds(found: string, operator: Operator, wanted: string): boolean {
  if (operator === "co") return found.includes(wanted);
  if (operator === "sw") return found.startsWith(wanted);
  if (operator === "ew") return found.endsWith(wanted);
  return ordered(found, operator, wanted);
}

function ordered<Value extends string | number>(found: Value, operator: Operator, wanted: Value): boolean {
  if (operator === "gt") return found > wanted;
  if (operator === "ge") return found >= wanted;
  if (operator === "lt") return found < wanted;
  return operator === "le" && found <= wanted;
}

function comparable(value: unknown): unknown {
  if (typeof value === "string") return value.toLowerCase();
  return value ?? null;
}
