import { fields } from "../../../../generated/fields.js";
import { type FieldConditions, hasConditions, permissionsOfFilter } from "./filter-permissions.ts";

type Members = Readonly<Record<string, unknown>>;

/**
 * Permissions for reading single fields, in addition to reading the record: `x-requires` of the contract by field name.
 */
const required: ReadonlyMap<string, string> = new Map(
  Object.values(fields).flatMap((table) =>
    Object.entries(table).flatMap(([name, { requires }]): [string, string][] => (requires ? [[name, requires]] : [])),
  ),
);

/** Objects whose member names are chosen by users. */
const FREE_FORM: ReadonlySet<string> = new Set(["custom_fields", "external_ids", "metadata", "answers"]);
/**
 * Objects that contain fields of another state of the record. Hidden fields are removed here, including their names.
 */
const BY_FIELD: ReadonlySet<string> = new Set(["changes", "previous"]);

/** By permissions, which many requests share. */
const hiddenCache = new WeakMap<ReadonlySet<string>, readonly string[]>();

/** Returns the fields that are hidden without these permissions. */
export function hiddenFields(permissions: ReadonlySet<string>): readonly string[] {
  const known = hiddenCache.get(permissions);
  if (known) return known;
  const hidden = [...required].flatMap(([name, permission]) => (permissions.has(permission) ? [] : [name]));
  hiddenCache.set(permissions, hidden);
  return hidden;
}

/** Redacts a result for a caller with these permissions: hidden fields become null, and changes to them are removed. */
export function visibleTo<Value>(permissions: ReadonlySet<string>, value: Value): Value {
  const hidden = hiddenFields(permissions);
  return hidden.length === 0 ? value : (visible(value, { permissions, hidden: new Set(hidden) }) as Value);
}

interface Visibility {
  readonly permissions: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
}

function visible(value: unknown, visibility: Visibility): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isAboutHidden(item, visibility)).map((item) => visible(item, visibility));
  if (!isPlain(value)) return value;
  const inner = within(value, visibility);
  const members = Object.entries(value).map(([name, member]): [string, unknown] => {
    if (FREE_FORM.has(name)) return [name, member];
    if (BY_FIELD.has(name) && isPlain(member)) {
      const changed = within(member, inner);
      return [name, visible(without(member, changed), changed)];
    }
    return [name, inner.hidden.has(name) && !isPlain(member) ? null : visible(member, inner)];
  });
  return Object.fromEntries(members);
}

function within(value: Members, visibility: Visibility): Visibility {
  return { ...visibility, hidden: new Set([...visibility.hidden, ...countHidden(value, visibility)]) };
}

/** Returns whether a list item is the name of a hidden field, or a change to it. */
function isAboutHidden(item: unknown, { hidden }: Visibility): boolean {
  if (typeof item === "string") return hidden.has(item);
  return isPlain(item) && typeof item["field"] === "string" && "old" in item && hidden.has(item["field"]);
}

function without(changes: Members, { hidden }: Visibility): Members {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !hidden.has(name)));
}

/** The member count of a segment discloses the fields of its filter. For a change, the segment is in `data.object`. */
function countHidden(value: Members, { permissions }: Visibility): string[] {
  const { data } = value;
  const segment = isPlain(data) && isPlain(data["object"]) ? data["object"] : value;
  const { member_count, filter, entity_type } = segment;
  if (member_count === undefined) return [];
  const type = entity_type === "company" || entity_type === "contact" ? entity_type : "entity";
  const needed = filtersIn(filter).flatMap((one) => [...permissionsOfFilter(type, one)]);
  return needed.every((permission) => permissions.has(permission)) ? [] : ["member_count"];
}

/** Returns the filter, or those before and after a change. */
function filtersIn(value: unknown): FieldConditions[] {
  if (hasConditions(value)) return [value];
  return isPlain(value) ? Object.values(value).flatMap(filtersIn) : [];
}

function isPlain(value: unknown): value is Members {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Fields that identify a record. */
const IDENTITY = ["id", "entity_type", "record_type", "version"];
/** Fields of bulk results: counts, status and errors of each call, created records and dry_run. */
const RESULT_FIELDS = ["index", "status", "succeeded", "failed", "error", "created", "dry_run"];

/**
 * Returns the response for a caller who can write records but not read them: id, type, version, and the fields they
 * sent.
 */
export function receiptOf(result: unknown, input: unknown): unknown {
  if (Array.isArray(result)) return receiptsOf(result, input);
  if (!isPlain(result)) return undefined;
  const sent = fieldsSent(input);
  if (typeof result["id"] !== "string") {
    const members = Object.entries(result).map(([name, value]): [string, unknown] => {
      if (RESULT_FIELDS.includes(name)) return [name, value];
      if (BY_FIELD.has(name)) return [name, undefined];
      return typeof value === "object" && value !== null ? [name, receiptOf(value, input)] : [name, sent[name]];
    });
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }
  // Secrets are always returned. For a deleted record only `deleted_at` is added.
  const kept = [...IDENTITY, "secret", ...("version" in result ? [] : ["deleted_at"])];
  const identity = kept.flatMap((name): [string, unknown][] => (name in result ? [[name, result[name]]] : []));
  const echoed = Object.entries(sent).filter(([name]) => name in result && !kept.includes(name));
  return Object.fromEntries([...identity, ...echoed]);
}

/** Returns the results of a batch, each with the fields of its own call. Other lists are omitted. */
function receiptsOf(results: readonly unknown[], input: unknown): unknown[] | undefined {
  const operations = isPlain(input) ? input["operations"] : undefined;
  if (!Array.isArray(operations)) return undefined;
  return results.map((result) => receiptOf(result, isPlain(result) ? operations[Number(result["index"])] : undefined));
}

function fieldsSent(input: unknown): Members {
  if (!isPlain(input)) return {};
  const nested = ["record", "changes", "fields"].map((name) => input[name]).filter(isPlain);
  return Object.assign({}, input, ...nested) as Members;
}
