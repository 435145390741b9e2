import { fields } from "../../../generated/fields.js";
import type { Permission } from "../../../generated/vocabulary.js";
import { fieldOf, type FieldTable } from "./field-table.ts";
import type { FilteredType } from "./filter-fields.ts";
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
 * The permissions for reading every field that the filter of a segment can have: a condition on `member_count` applies
 * to all segments, so it discloses the fields of any of them.
 */
const COUNTED: readonly Permission[] = [
  ...new Set<Permission>([
    ...(["entities:read", "opportunities:read"] as const),
    ...["contact", "company"].flatMap((type) => Object.values(TABLES[type] ?? {}).flatMap((one) => one.requires ?? [])),
  ]),
];

function permissionsOfField(type: FilteredType, field: string): readonly Permission[] {
  if (type === "segment" && field === "member_count") return COUNTED;
  const [location = "", name] = field.split(".");
  if (name === undefined) return requiredBy(type === "entity" ? ["contact", "company"] : [type], location);
  if (location === "opportunities") return ["opportunities:read"];
  return location === "company" ? ["entities:read", ...requiredBy(["company"], name)] : [];
}

function requiredBy(types: readonly string[], field: string): Permission[] {
  return types.flatMap((type) => fieldOf(TABLES[type] ?? {}, field)?.requires ?? []);
}
