import { fields } from "../../../generated/fields.js";
import type { Field } from "../../../generated/fields.js";
import { sql, withOrgId } from "../../platform/sql/sql-text.ts";
import type { EntityType } from "../../records/rules/entity.ts";
import { expressionOf } from "../../records/sql/entity-columns.ts";
import { linguistic, type SortTerm } from "../../records/sql/sort-order.ts";

/** A field by which a list is sorted. */
export interface SortKey {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

const table: Readonly<Record<string, Field>> = { ...fields.company, ...fields.contact };
const TEXTS: readonly Field["type"][] = ["string", "text", "email", "phone", "url", "enum"];
const CASTS: Partial<Record<Field["type"], string>> = { datetime: "timestamptz", date: "date", uuid: "uuid" };

/** The field of each type by which an index sorts its records. */
const INDEXED: Readonly<Record<EntityType, string>> = { contact: "last_name", company: "name" };

/** Returns whether the order is newest first, like that of the primary key. */
export function isNewestFirst([first]: readonly SortKey[]): boolean {
  return first === undefined || (first.field === "created_at" && first.direction === "desc");
}

/** Returns whether an index has the order of a list. */
export function isIndexedSort([first, second]: readonly SortKey[], type: EntityType | undefined): boolean {
  if (first === undefined || first.field === "created_at") return true;
  return type !== undefined && first.field === INDEXED[type] && second === undefined;
}

/**
 * Returns the terms of the order. created_at is the time in the id, so the id is used instead. Since the id is unique,
 * later keys have no effect.
 */
export function sortTerms(keys: readonly SortKey[], type: EntityType | undefined, orgId: string): SortTerm[] {
  const terms: SortTerm[] = [];
  for (const { field, direction } of keys) {
    const descending = direction === "desc";
    if (field === "created_at") return [...terms, { ...ID, descending }];
    const { expression, type: cast } = termOf(field, type);
    terms.push({ value: withOrgId(expression, orgId), type: cast, descending });
  }
  return [...terms, { ...ID, descending: terms.at(-1)?.descending ?? true }];
}

const ID = { value: sql("e.id"), type: "uuid", isId: true } as const;

function termOf(field: string, entityType: EntityType | undefined): { expression: string; type: string } {
  const spec = Object.hasOwn(table, field) ? table[field] : undefined;
  if (!spec) throw new TypeError(`Unknown entity field: ${field}`);
  // One index serves both: contacts have no name, and companies no last name.
  if (entityType !== undefined && field === INDEXED[entityType])
    return { expression: linguistic("coalesce(e.last_name, e.name)"), type: "text" };
  const expression = expressionOf(field, "e");
  if (TEXTS.includes(spec.type)) return { expression: linguistic(expression), type: "text" };
  return { expression, type: CASTS[spec.type] ?? "numeric" };
}
