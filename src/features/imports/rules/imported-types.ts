import { resources, type Resource } from "../../../../generated/resources.js";
import type { Schemas } from "../../../../generated/services.js";
import type { Permission } from "../../../../generated/vocabulary.js";
import { entityTypes, type EntityType } from "../../../base/records/rules/entity.ts";
import { readPermissionOf } from "../../../base/records/rules/record-types.ts";
import { allResources } from "../../../base/records/rules/resource-columns.ts";
import type { FieldValues } from "../../../base/records/rules/entity-input.ts";

/** A record type that can be imported. */
export type ImportedType = Schemas["ImportRecordType"];

/** A resource that can be imported. */
export type ImportedResource = Exclude<ImportedType, EntityType>;

/** Returns whether the record type is contact or company. */
export const isEntityType = (type: ImportedType): type is EntityType => type === "contact" || type === "company";

/** All record types that can be imported. */
export const importedTypes: readonly ImportedType[] = [
  ...entityTypes,
  // The contract adds the resources with `import: true` to the record types of imports.
  ...allResources.flatMap((resource) => (resource.import ? [resource.type as ImportedResource] : [])),
];

/** Returns the permission that imports of a record type require. */
export const writePermissionOf = (type: ImportedType): Permission =>
  isEntityType(type) ? "entities:write" : `${resources[type].permission}:write`;

/**
 * Returns the permissions of an import that fills these fields: to write the records, and to read the records that
 * the fields of a resource refer to.
 */
export function permissionsOfImport(type: ImportedType, names: readonly (string | null)[]): ReadonlySet<Permission> {
  const write = writePermissionOf(type);
  if (isEntityType(type)) return new Set([write]);
  const referenced = resources[type].fields.flatMap(({ name, reference }) =>
    reference && reference.to !== "user" && names.includes(name) ? [readPermissionOf(reference.to)] : [],
  );
  return new Set([write, ...referenced]);
}

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
