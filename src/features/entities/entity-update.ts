import { differences } from "../../base/platform/rules/differences.ts";
import { searchColumns } from "../../base/platform/rules/search-text.ts";
import {
  type EntityRecord,
  noUniqueValues,
  uniqueValuesBeyond,
  uniqueValuesOf,
} from "../../base/records/rules/entity.ts";
import type { EntityUpdate } from "./sql/writes.ts";

/** Returns the columns to write for a record's new state, and the unique values that it takes and releases. */
export function entityUpdateOf(before: EntityRecord, after: EntityRecord): Omit<EntityUpdate, "changes"> {
  const oldClaims = before.deleted_at === null ? uniqueValuesOf(before) : noUniqueValues;
  const newClaims = after.deleted_at === null ? uniqueValuesOf(after) : noUniqueValues;
  return {
    record: after,
    fromVersion: before.version,
    fields: Object.keys(differences(before, after)),
    search: searchColumns(after),
    claimed: uniqueValuesBeyond(newClaims, oldClaims),
    released: uniqueValuesBeyond(oldClaims, newClaims),
  };
}
