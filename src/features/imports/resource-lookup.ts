import type { Resource } from "../../../generated/resources.js";
import { readFields } from "../../base/records/resource/input.ts";
import type { ResourceContext } from "../../base/records/resource/rules.ts";
import { uniqueValuesIn, type UniqueValue } from "./rules/resource-keys.ts";
import type { ImportRow } from "./rules/row.ts";

/** Returns the ids of the live records that a row refers to: by its id, its unique fields and its external ids. */
export async function findRecords(
  context: ResourceContext,
  resource: Resource,
  { id, values }: ImportRow,
): Promise<string[]> {
  const { tx, caller } = context;
  const named = id !== null && (await tx.resources[resource.type].get(caller.organization.id, id)) !== null ? [id] : [];
  const owners = await findOwners(context, resource, uniqueValuesIn(resource, readFields(resource, caller, values)));
  return [...new Set([...named, ...owners])];
}

/** Returns the ids of the live records that have these unique values. */
export async function findOwners(
  { tx, caller }: ResourceContext,
  { type }: Resource,
  values: readonly UniqueValue[],
): Promise<string[]> {
  const orgId = caller.organization.id;
  const table = tx.resources[type];
  const owners: string[] = [];
  for (const { kind, ...pair } of values) {
    const owner = await (kind === "field" ? table.findUnique(orgId, pair) : table.findExternalId(orgId, pair));
    if (owner !== null) owners.push(owner);
  }
  return owners;
}
