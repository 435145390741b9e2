import * as entities from "../../../../../generated/sdk/entities.ts";
import * as opportunities from "../../../../../generated/sdk/opportunities.ts";
import * as products from "../../../../../generated/sdk/products.ts";
import * as tasks from "../../../../../generated/sdk/tasks.ts";
import type { CustomField, CustomFieldRecordType, FilterCondition } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";

/** The key of the list of custom fields. */
export const CUSTOM_FIELDS = ["customFields"] as const;

/** The record types with custom fields that this version of the console knows. */
const KNOWN = ["contact", "company", "opportunity", "task", "product"] as const;

/** Returns all record types, also those that only the fields name. */
export function recordTypesOf(fields: readonly CustomField[]): CustomFieldRecordType[] {
  const found = fields.map(({ entity_type }) => entity_type as CustomFieldRecordType);
  return [...new Set([...KNOWN, ...found])];
}

/** The number of records with a value, and the names of filters if all records were compared. */
interface CountMeta {
  readonly total: number;
  readonly narrow_by?: readonly string[] | undefined;
}

/** Counts the records that have a value for a field; null if the console cannot count records of this type. */
export async function countValues({ entity_type: type, key }: CustomField): Promise<CountMeta | null> {
  const hasValue: FilterCondition = { field: `custom_fields.${key}`, operator: "is_not_empty" };
  const isOfType: FilterCondition = { field: "entity_type", operator: "eq", value: type };
  const search = {
    contact: () => entities.search(client, bodyWith(isOfType, hasValue)),
    company: () => entities.search(client, bodyWith(isOfType, hasValue)),
    opportunity: () => opportunities.search(client, bodyWith(hasValue)),
    task: () => tasks.search(client, bodyWith(hasValue)),
    product: () => products.search(client, bodyWith(hasValue)),
  };
  const known = KNOWN.find((one) => one === type);
  return known === undefined ? null : (await search[known]()).meta;
}

const bodyWith = (...conditions: FilterCondition[]) => ({
  body: { filter: { op: "and" as const, conditions }, page_size: 1 },
});
