import { fields } from "../../../../generated/fields.js";
import type { Field } from "../../../../generated/fields.js";
import { sql, withOrgId } from "../../../base/platform/sql/sql-text.ts";
import type { EntityType } from "../../../base/records/rules/entity.ts";
import { expressionOf } from "../../../base/records/sql/entity-columns.ts";
import { INDEXED_SORTS, type SortKey } from "../rules/sort-key.ts";
import { customSort } from "../../../base/records/sql/custom-sorts.ts";
import { sortExpression } from "../../../base/records/sql/record-sorts.ts";
import { linguistic, type SortTerm } from "../../../base/records/sql/sort-order.ts";

const [companies, contacts]: readonly Readonly<Record<string, Field>>[] = [fields.company, fields.contact];

/** The fields of both types, with the values of both. */
const table: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.entries({ ...companies, ...contacts }).map(([name, field]) => {
    const values = [contacts, companies].flatMap((one) => one?.[name]?.enum ?? []);
    return [name, values.length > 0 ? { ...field, enum: [...new Set(values)] } : field];
  }),
);

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
  for (const { field, direction, custom } of keys) {
    const descending = direction === "desc";
    if (field === "created_at") return [...terms, { ...ID, descending }];
    if (custom) {
      terms.push({ ...customSort(custom, "e"), descending });
      continue;
    }
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
  return sortExpression(expressionOf(field, "e"), spec);
}
