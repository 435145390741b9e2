import { fields as tables } from "../../generated/fields.js";
import { requirePermissions } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import { exportedFields } from "./rules/csv-columns.ts";
import type { EntityType } from "../records/rules/entity.ts";
import { fieldOf, type FieldTable } from "../records/rules/field-table.ts";
import { permissionsOfFilter } from "../records/rules/filter-permissions.ts";
import type { FilterGroup } from "../records/rules/filter-tree.ts";

/** The contents of an export: the fields by name, or all of them (null). */
export interface ExportContent {
  readonly entity_type: EntityType;
  readonly filter: FilterGroup | null;
  readonly fields: readonly string[] | null;
}

/** Throws permission_denied if the caller may not read all fields of an export and of its filter. */
export function requireReadable(caller: Caller, { entity_type, filter, fields }: ExportContent): void {
  const table: FieldTable = tables[entity_type];
  const asked = filter ? permissionsOfFilter(entity_type, filter) : [];
  const held = (fields ?? Object.keys(table)).flatMap((name) => fieldOf(table, name)?.requires ?? []);
  requirePermissions(caller, new Set([...asked, ...held]));
}

/** Returns the default fields of an export: all (null), or those that the caller may read. */
export function readableFields({ permissions }: Caller, type: EntityType): readonly string[] | null {
  const table: FieldTable = tables[type];
  const all = exportedFields(type);
  const readable = all.filter((name) => permissions.has(fieldOf(table, name)?.requires ?? "entities:read"));
  return readable.length === all.length ? null : readable;
}
