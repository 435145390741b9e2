import { fields } from "../../../../generated/fields.js";
import type { Permission } from "../../../../generated/vocabulary.js";
import { fieldOf, type FieldTable } from "./field-table.ts";
import { fieldsOf, type FilteredType } from "./filter-fields.ts";
import { readPermissionOf } from "./record-types.ts";

const TABLES: Readonly<Record<string, FieldTable>> = fields;

/** The part of a filter that names fields. */
export interface FieldConditions {
  readonly conditions: readonly (FieldConditions | { readonly field: string })[];
}

/** Returns whether a value is a filter. */
export function hasConditions(value: unknown): value is FieldConditions {
  if (typeof value !== "object" || value === null || !("conditions" in value)) return false;
  const { conditions } = value;
  return Array.isArray(conditions) && conditions.every((one) => namesField(one) || hasConditions(one));
}

function namesField(value: unknown): boolean {
  return typeof value === "object" && value !== null && "field" in value && typeof value.field === "string";
}

/** Returns the permissions for reading every field of a filter, because its matches disclose their values. */
export function permissionsOfFilter(type: FilteredType, filter: FieldConditions): Set<Permission> {
  const own = readPermissionOf(type === "entity" ? "contact" : type);
  return new Set([own, ...fieldNames(filter).flatMap((name) => permissionsOfField(type, name))]);
}

function fieldNames({ conditions }: FieldConditions): string[] {
  return conditions.flatMap((member) => ("conditions" in member ? fieldNames(member) : [member.field]));
}

/**
 * Returns the permissions for reading every field that the filter of a segment can have: a condition on `member_count`
 * applies to all segments, so it discloses the fields of any of them.
 */
export function permissionsOfCounts(): readonly Permission[] {
  const all = (["contact", "company"] as const).flatMap((type) =>
    Object.entries(fieldsOf(type)).flatMap(([location, table]) =>
      Object.keys(table).flatMap((name) =>
        permissionsOfField(type, location === "record" ? name : `${location}.${name}`),
      ),
    ),
  );
  return [...new Set<Permission>([readPermissionOf("contact"), ...all])];
}

function permissionsOfField(type: FilteredType, field: string): readonly Permission[] {
  if (type === "segment" && field === "member_count") return permissionsOfCounts();
  const [location = "", name] = field.split(".");
  if (name === undefined) return requiredBy(type === "entity" ? ["contact", "company"] : [type], location);
  if (location === "opportunities") return ["opportunities:read"];
  return location === "company" ? ["entities:read", ...requiredBy(["company"], name)] : [];
}

function requiredBy(types: readonly string[], field: string): Permission[] {
  return types.flatMap((type) => fieldOf(TABLES[type] ?? {}, field)?.requires ?? []);
}
