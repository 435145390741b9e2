import type { EntityType } from "./entity.ts";
import type { FieldType } from "./field-table.ts";

/** A custom field by which a list is sorted. */
export interface SortedCustomField {
  readonly key: string;
  readonly type: FieldType;
  /** Set if only contacts or only companies have this field. */
  readonly entity_type?: EntityType;
  /** The options, in whose order the records are; removed ones are last. */
  readonly options: readonly string[];
}

/** The custom fields of a sort by their names: `custom_fields.size`. */
export type CustomSorts = Readonly<Record<string, SortedCustomField>>;

const ORDERED: ReadonlySet<FieldType> = new Set<FieldType>([
  "text",
  "url",
  "email",
  "phone",
  "enum",
  "number",
  "boolean",
  "date",
  "datetime",
]);

/** Returns whether the values of a custom field have an order; lists of options have none. */
export const isSortableType = (type: FieldType): boolean => ORDERED.has(type);
