import type { Knex } from "knex";
import type { ListFilters } from "../../../generated/records.js";
import { equals, hasWords, type ListOf, narrowBy } from "../../records/sql/list-filters.ts";
import { recordColumns } from "../../records/sql/record-columns.ts";
import type { Schemas } from "../../../generated/services.js";
import type { PageRequest, Rows } from "../../records/sql/record-page.ts";
import type { Narrow } from "../../records/sql/record-table.ts";
import { relatedTable } from "../../records/sql/related-table.ts";

/** A note as the API shows it. */
export type NoteRecord = Schemas["Note"];

/** Filters of the list of notes, combined with AND. */
export type NoteFilters = ListFilters["notes.list"];

const readColumns = recordColumns("Note", { stored: ["title", "body", "pinned"], composed: ["related_to"] });

/** relatedTable() narrows by record. `created_by` is the author's id. */
const listTable: ListOf<"notes.list"> = {
  filters: {
    q: hasWords,
    record_type: () => undefined,
    record_id: () => undefined,
    pinned: equals("pinned"),
    created_by: equals("created_by_user"),
  },
  sort: { title: "title", pinned: "pinned" },
};

/** Creates the statements on notes. */
export function noteRepository(db: Knex) {
  const names = { table: "notes", relations: "note_relations", owner: "note_id" };
  const table = relatedTable<NoteRecord>(db, names, readColumns(db), listTable.sort);
  return {
    ...table,
    list: (orgId: string, filters: NoteFilters, request: PageRequest): Promise<Rows<NoteRecord>> =>
      table.page(orgId, filters, request, (query) => narrowBy(query, listTable.filters, filters, orgId)),
    /** Returns live notes. */
    search: (orgId: string, request: PageRequest, narrowed: Narrow = (query) => query): Promise<Rows<NoteRecord>> =>
      table.page(orgId, {}, request, narrowed),
  };
}
