import type { Knex } from "knex";
import { escapeLike, searchTerms } from "../../platform/rules/text.ts";
import { contactIds, linkedIds } from "../../records/sql/opportunity-links.ts";

/** Filters of the list of opportunities, combined with AND. */
export interface OpportunityFilters {
  readonly q?: string | undefined;
  readonly pipeline_id?: string | undefined;
  readonly stage?: string | undefined;
  readonly status?: string | undefined;
  readonly owner_id?: string | undefined;
  readonly company_id?: string | undefined;
  readonly contact_id?: string | undefined;
  /** A contact or a company. */
  readonly entity_id?: string | undefined;
  readonly tag?: string | undefined;
  readonly amount_min?: number | undefined;
  readonly amount_max?: number | undefined;
  readonly expected_close_after?: string | undefined;
  readonly expected_close_before?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
  readonly updated_after?: string | undefined;
  readonly updated_before?: string | undefined;
  readonly include_deleted?: boolean | undefined;
}

/** Filters that compare one column with one value. */
const SIMPLE = {
  pipeline_id: "pipeline_id = ?::uuid",
  stage: "stage = ?",
  status: "status = ?",
  owner_id: "owner_id = ?::uuid",
  company_id: "company_id = ?::uuid",
  tag: "EXISTS (SELECT 1 FROM unnest(tags) AS tag WHERE lower(tag) = lower(?))",
  amount_min: "amount >= ?",
  amount_max: "amount <= ?",
  expected_close_after: "expected_close_date >= ?::date",
  expected_close_before: "expected_close_date < ?::date",
  created_after: "created_at >= ?::timestamptz",
  created_before: "created_at < ?::timestamptz",
  updated_after: "updated_at >= ?::timestamptz",
  updated_before: "updated_at < ?::timestamptz",
} as const;

/** Adds the conditions of the filters to a query of an organization's rows. */
export function narrow(query: Knex.QueryBuilder, orgId: string, filters: OpportunityFilters): Knex.QueryBuilder {
  if (filters.include_deleted !== true) void query.whereNull("deleted_at");
  for (const [name, text] of Object.entries(SIMPLE)) {
    const value = filters[name as keyof typeof SIMPLE];
    if (value !== undefined) void query.whereRaw(text, [value]);
  }
  const { contact_id: contact, entity_id: entity, q } = filters;
  if (contact !== undefined) {
    void query.whereRaw(`id IN ${contactIds("?::uuid", "?::uuid")}`, [orgId, contact, orgId, contact]);
  }
  if (entity !== undefined) {
    const bindings = [orgId, entity, orgId, entity, orgId, entity];
    void query.whereRaw(`id IN ${linkedIds("?::uuid", "?::uuid")}`, bindings);
  }
  if (q !== undefined) void search(query, q);
  return query;
}

/** Each word must occur; one of one or two letters, which has no trigram, at the beginning of a word. */
function search(query: Knex.QueryBuilder, text: string): Knex.QueryBuilder {
  const terms = searchTerms(text);
  if (terms.length === 0) return query.whereRaw("false");
  for (const term of terms) {
    const word = escapeLike(term);
    if (Array.from(term).length >= 3) void query.whereRaw("search_text LIKE ?", [`%${word}%`]);
    else void query.whereRaw("' ' || search_text LIKE ?", [`% ${word}%`]);
  }
  return query;
}
