import { fields } from "../../../../generated/fields.js";
import type { Resource } from "../../../../generated/resources.js";
import type { Caller } from "../../contract/caller.ts";
import { type Detail, unprocessable } from "../../platform/rules/errors.ts";
import { hasDecimals } from "../../platform/rules/currency-digits.ts";
import { toSearchText } from "../../platform/rules/text.ts";
import { readEntityInput } from "../rules/entity-input.ts";
import type { FieldTable } from "../rules/field-table.ts";
import { mergeObjects } from "../rules/merged-objects.ts";
import { decimalsOf, storedFields } from "../rules/resource-columns.ts";
import { lowerCaseIds } from "../related-records.ts";
import type { RelatedRecord } from "../sql/related-records.ts";

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
