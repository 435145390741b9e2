import { fields } from "../../../generated/fields.js";
import type { Field } from "../../../generated/fields.js";
import { sql, withOrgId } from "../../platform/sql/sql-text.ts";
import type { EntityType } from "../../records/rules/entity.ts";
import { expressionOf } from "../../records/sql/entity-columns.ts";
import { INDEXED_SORTS, type SortKey } from "../rules/sort-key.ts";
import { linguistic, type SortTerm } from "../../records/sql/sort-order.ts";

const table: Readonly<Record<string, Field>> = { ...fields.company, ...fields.contact };
const TEXTS: readonly Field["type"][] = ["string", "text", "email", "phone", "url", "enum"];
const CASTS: Partial<Record<Field["type"], string>> = { datetime: "timestamptz", date: "date", uuid: "uuid" };

/** Returns whether the order is newest first, like that of the primary key. */
export function isNewestFirst([first]: readonly SortKey[]): boolean {
  return first === undefined || (first.field === "created_at" && first.direction === "desc");
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
  if (entityType !== undefined && field === INDEXED_SORTS[entityType])
    return { expression: linguistic("coalesce(e.last_name, e.name)"), type: "text" };
  const expression = expressionOf(field, "e");
  if (TEXTS.includes(spec.type)) return { expression: linguistic(expression), type: "text" };
  return { expression, type: CASTS[spec.type] ?? "numeric" };
}
