import type { SortedCustomField } from "../../../base/records/rules/custom-fields.ts";
import type { EntityType } from "../../../base/records/rules/entity.ts";

/** A field by which a list is sorted. */
export interface SortKey {
  readonly field: string;
  readonly direction: "asc" | "desc";
  readonly custom?: SortedCustomField;
}

/** The field of each type by which an index sorts its records. */
export const INDEXED_SORTS: Readonly<Record<EntityType, string>> = { contact: "last_name", company: "name" };

/** Returns whether an index has the order of a list. */
export function isIndexedSort([first, second]: readonly SortKey[], type: EntityType | undefined): boolean {
  if (first === undefined || first.field === "created_at") return true;
  if (first.field === "updated_at" && second === undefined) return true;
  return type !== undefined && first.field === INDEXED_SORTS[type] && second === undefined;
}
