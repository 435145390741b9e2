import type { Resource } from "../../../../generated/resources.js";
import type { FieldValues } from "../../../base/records/rules/entity-input.ts";

/** A value by which an import finds a record: of a unique field, or an id in another system. */
export interface UniqueValue {
  readonly kind: "field" | "external";
  /** The field, or the namespace of the external id. */
  readonly field: string;
  readonly value: string;
}

/** Returns the unique values of a record, or of the fields of a row. */
export function uniqueValuesIn({ fields }: Resource, values: FieldValues): UniqueValue[] {
  const own = fields.flatMap(({ name, unique }): UniqueValue[] => {
    const value = values[name];
    return unique && typeof value === "string" ? [{ kind: "field", field: name, value }] : [];
  });
  const external = Object.entries((values["external_ids"] ?? {}) as FieldValues);
  return [
    ...own,
    ...external.flatMap(([field, value]): UniqueValue[] =>
      typeof value === "string" ? [{ kind: "external", field, value }] : [],
    ),
  ];
}

/** Returns the key of a unique value; unique fields ignore case. */
export const keyOfUnique = ({ kind, field, value }: UniqueValue): string =>
  kind === "field" ? `field:${field}:${value.toLowerCase()}` : `external:${field}:${value}`;
