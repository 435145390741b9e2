import type { Knex } from "knex";
import type { Schemas } from "../../../generated/services.js";
import type { PageRequest, Rows } from "../../records/sql/record-page.ts";
import { type Narrow, standardColumns } from "../../records/sql/record-table.ts";
import { type RelatedFilters, relatedTable } from "../../records/sql/related-table.ts";
import { narrowByText } from "../../records/sql/text-search.ts";

/** A note as the API shows it. */
export type NoteRecord = Schemas["Note"];

/** Filters of the list of notes, combined with AND. */
export interface NoteFilters extends RelatedFilters {
  readonly q?: string | undefined;
  readonly pinned?: boolean | undefined;
  /** The author's id. */
  readonly created_by?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
  readonly updated_after?: string | undefined;
  readonly updated_before?: string | undefined;
}

/** Filters that compare one column with one value. */
const SIMPLE = {
  pinned: "pinned = ?",
  created_by: "created_by_user = ?::uuid",
  created_after: "created_at >= ?::timestamptz",
  created_before: "created_at < ?::timestamptz",
  updated_after: "updated_at >= ?::timestamptz",
  updated_before: "updated_at < ?::timestamptz",
} as const;

const columns = [...standardColumns, "title", "body", "pinned"] as const;

/** Creates the statements on notes. */
export function noteRepository(db: Knex) {
  const names = { table: "notes", relations: "note_relations", owner: "note_id" };
  const table = relatedTable<NoteRecord>(db, names, columns);
  return {
    ...table,
    list: (orgId: string, filters: NoteFilters, request: PageRequest): Promise<Rows<NoteRecord>> =>
      table.page(orgId, filters, request, (query) => narrow(query, filters)),
    /** Returns live notes. */
    search: (orgId: string, request: PageRequest, narrowed: Narrow = (query) => query): Promise<Rows<NoteRecord>> =>
      table.page(orgId, {}, request, narrowed),
  };
}

function narrow(query: Knex.QueryBuilder, filters: NoteFilters): Knex.QueryBuilder {
  for (const [name, text] of Object.entries(SIMPLE)) {
    const value = filters[name as keyof typeof SIMPLE];
    if (value !== undefined) void query.whereRaw(text, [value]);
  }
  if (filters.q !== undefined) narrowByText(query, filters.q);
  return query;
}
