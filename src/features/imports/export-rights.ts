import { fields as tables } from "../../../generated/fields.js";
import type { Permission } from "../../../generated/vocabulary.js";
import type { Caller } from "../../base/contract/caller.ts";
import { fieldOf, type FieldTable } from "../../base/records/rules/field-table.ts";
import { permissionsOfFilter } from "../../base/records/rules/filter-permissions.ts";
import type { FilterGroup } from "../../base/records/rules/filter-tree.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";
import { exportedFields } from "./rules/csv-columns.ts";
import type { ExportedType } from "./sql/exports.ts";

/** The contents of an export: the fields by name, or all of them (null). */
interface ExportContent {
  readonly entity_type: ExportedType;
  readonly filter: FilterGroup | null;
  readonly fields: readonly string[] | null;
}

/** Returns the permissions for reading all fields of an export and of its filter. */
export function permissionsOfExport({ entity_type, filter, fields }: ExportContent): ReadonlySet<Permission> {
  const table: FieldTable = tables[entity_type];
  const filterPermissions = filter ? permissionsOfFilter(entity_type, filter) : [];
  const fieldPermissions = (fields ?? Object.keys(table)).flatMap((name) => fieldOf(table, name)?.requires ?? []);
  return new Set([readPermissionOf(entity_type), ...filterPermissions, ...fieldPermissions]);
}

/** Returns whether the caller may read a field of the records. */
export function mayRead({ permissions }: Pick<Caller, "permissions">, type: ExportedType, field: string): boolean {
  const table: FieldTable = tables[type];
  return permissions.has(fieldOf(table, field)?.requires ?? readPermissionOf(type));
}

/** Returns the default fields of an export: all (null), or those that the caller may read. */
export function readableFields(caller: Caller, type: ExportedType): readonly string[] | null {
  const all = exportedFields(type);
  const readable = all.filter((name) => mayRead(caller, type, name));
  return readable.length === all.length ? null : readable;
}
