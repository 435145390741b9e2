import { fields } from "../../../../generated/fields.js";
import type { Resource, ReferencedType } from "../../../../generated/resources.js";
import type { Caller } from "../../contract/caller.ts";
import { type Detail, unprocessable, duplicate, referenceNotFound } from "../../platform/rules/errors.ts";
import { hasDecimals } from "../../platform/rules/currency-digits.ts";
import { toSearchText } from "../../platform/rules/text.ts";
import { readEntityInput } from "../rules/entity-input.ts";
import type { FieldTable } from "../rules/field-table.ts";
import { mergeObjects } from "../rules/merged-objects.ts";
import { decimalsOf, storedFields } from "../rules/resource-columns.ts";
import { lowerCaseIds, checkAddedRelated } from "../related-records.ts";
import type { RelatedRecord } from "../sql/related-records.ts";
import type { Repositories } from "../../store/store.ts";
import { readPermissionOf } from "../rules/record-types.ts";
import type { ResourceContext } from "./rules.ts";

/** Fields with their values. */
export type Values = Readonly<Record<string, unknown>>;

const TABLES: Readonly<Record<string, FieldTable>> = fields;

const fieldTable = ({ type }: Resource): FieldTable => TABLES[type] ?? {};

/** Returns the normalized fields of an input. */
export function readFields(resource: Resource, { organization }: Caller, input: Values): Values {
  const values = readEntityInput(input, settableTable(resource), { country: organization.default_country });
  // The currency of an amount of money may be that of another record, so the rules of the resource check its decimals.
  const details = storedFields(resource).flatMap(({ name, column, money }) =>
    money ? [] : tooPrecise(name, values[name], column),
  );
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  const { related_to: related } = values;
  return Array.isArray(related) ? { ...values, related_to: lowerCaseIds(related as RelatedRecord[]) } : values;
}

/**
 * Returns the fields that clients can set, including those that they can set only on creation: the contract rejects
 * these in updates.
 */
function settableTable(resource: Resource): FieldTable {
  const table = fieldTable(resource);
  const initial = resource.fields.filter(({ kind, name }) => kind === "create" && name in table);
  return {
    ...table,
    ...Object.fromEntries(initial.map(({ name }) => [name, { ...table[name], read_only: false }])),
  } as FieldTable;
}

/** Completes the objects that are merged by member. */
export const mergedFields = (resource: Resource, values: Values, before: object): Values =>
  mergeObjects(values, before, fieldTable(resource));

/** More decimals than the column has would be lost by rounding. */
function tooPrecise(name: string, value: unknown, column: string): Detail[] {
  const limit = decimalsOf(column);
  return limit !== undefined && typeof value === "number" && !hasDecimals(value, limit)
    ? [decimalsDetail(name, limit)]
    : [];
}

/** The error for a number with too many decimals. */
const decimalsDetail = (name: string, limit: number): Detail => ({
  path: `/${name}`,
  code: "too_many_decimals",
  values: { limit },
  extra: { limit },
});

/** Returns the values of a new record for fields that are not given. */
export function defaultsOf({ fields }: Resource, { user }: Caller): Values {
  const given = fields.flatMap(({ name, owner, ...field }): [string, unknown][] => {
    if (owner) return [[name, user.id]];
    return "default" in field ? [[name, field.default]] : [];
  });
  return Object.fromEntries(given);
}

/** Number of characters of a field that are searched. */
const MAX_SEARCHED = 10_000;

/** Returns the text in which a record is searched. */
export function searchTextOf({ searchable }: Resource, record: Values): string {
  const texts = searchable.flatMap((name) => (record[name] ?? []) as string | readonly string[]);
  return toSearchText(texts.map((text) => text.slice(0, MAX_SEARCHED)).join(" "));
}

interface Change {
  readonly before: Values | null;
  readonly after: Values;
}

/**
 * Throws `unprocessable` for changed fields that refer to no live record of their type, or to one that the caller
 * cannot refer to.
 */
export async function checkReferences(
  context: ResourceContext,
  resource: Resource,
  { before, after }: Change,
): Promise<void> {
  const details: Detail[] = [];
  for (const { name, reference } of resource.fields) {
    const id = after[name];
    if (!reference || typeof id !== "string" || id === before?.[name]) continue;
    if (!(await exists(context, reference.to, id))) details.push({ path: `/${name}`, code: "reference_not_found" });
  }
  if (details.length > 0) throw unprocessable(details);
  if (!resource.relatedTo) return;
  const related = { before: relatedOf(before), after: relatedOf(after) };
  await checkAddedRelated(context.tx, context.caller, related, "/related_to");
}

const relatedOf = (record: Values | null): readonly RelatedRecord[] =>
  (record?.["related_to"] ?? []) as readonly RelatedRecord[];

async function exists({ tx, caller }: ResourceContext, type: ReferencedType, id: string): Promise<boolean> {
  const orgId = caller.organization.id;
  if (type === "user") return id === caller.user.id || (await tx.users.get(orgId, id)) !== null;
  return mayRefer(caller, type) && (await tx.relatedRecords.isLive(orgId, type, id));
}

/** A reference needs read or write permission on the record; a write scope is sufficient, as for `related_to`. */
export function mayRefer({ permissions }: Caller, type: Exclude<ReferencedType, "user">): boolean {
  const permission = readPermissionOf(type);
  return permissions.has(permission) || permissions.has(permission.replace(/read$/, "write"));
}

/** Throws `unprocessable` if a record that a deleted one belongs to (`on_delete: cascade`) has been deleted too. */
export async function requireParents(
  { tx, caller }: ResourceContext,
  { fields }: Resource,
  record: Values,
): Promise<void> {
  for (const { name, reference } of fields) {
    const id = record[name];
    if (reference?.onDelete !== "cascade" || reference.to === "user" || typeof id !== "string") continue;
    if (!(await tx.relatedRecords.isLive(caller.organization.id, reference.to, id)))
      throw referenceNotFound(`/${name}`);
  }
}

/**
 * Throws `duplicate` if another live record has the value of a unique field or an external id; `before` is null for a
 * new record.
 */
export async function checkUnique(
  tx: Repositories,
  orgId: string,
  { resource, before, after }: Change & { readonly resource: Resource },
): Promise<void> {
  const table = tx.resources[resource.type];
  const requireFree = (path: string, found: string | null): void => {
    if (found !== null && found !== after["id"]) throw duplicate(path, found);
  };
  for (const { name } of resource.fields.filter(({ unique }) => unique)) {
    const value = after[name];
    if (typeof value !== "string" || value === before?.[name]) continue;
    requireFree(`/${name}`, await table.findUnique(orgId, { field: name, value }));
  }
  const known = externalIds(before);
  for (const [field, value] of Object.entries(externalIds(after))) {
    if (known[field] !== value)
      requireFree(`/external_ids/${field}`, await table.findExternalId(orgId, { field, value }));
  }
}

const externalIds = (record: Values | null): Readonly<Record<string, string>> =>
  (record?.["external_ids"] ?? {}) as Readonly<Record<string, string>>;
