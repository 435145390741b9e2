import type { Knex } from "knex";
import type { Schemas } from "../../../../generated/services.js";
import type { ListFilters } from "../../../../generated/records.js";
import type { Actor } from "../../contract/caller.ts";
import type { FilterGroup } from "../rules/filter-tree.ts";
import { byText, equals, type Filter, type ListOf } from "./list-filters.ts";
import { recordColumns } from "./record-columns.ts";
import { listedTable, recordTable, type StandardFields } from "./record-table.ts";

/** A record type that views list. */
export type ViewRecordType = Schemas["ViewRecordType"];

/** A saved view as it is stored; the default view of each user is stored separately. */
export interface ViewRow extends StandardFields {
  readonly name: string;
  readonly record_type: ViewRecordType;
  readonly visibility: "personal" | "shared";
  readonly columns: readonly string[];
  readonly filter: FilterGroup | null;
  readonly sort: string | null;
  readonly grouping: string | null;
  readonly layout: "table" | "board" | "calendar";
  readonly position: number;
  readonly created_by_user: string;
}

/** A user who reads views, and the record types that they can read. */
export interface ViewReader {
  readonly userId: string;
  readonly types: readonly string[];
}

const readColumns = recordColumns("View", {
  stored: ["record_type", "name", "visibility", "columns", "filter", "sort", "grouping", "layout", "position"],
  composed: ["is_default"],
  internal: ["created_by_user"],
});

const visibleTo: Filter<ViewReader> = (query, { userId, types }) =>
  void query.whereRaw("(visibility = 'shared' OR created_by_user = ?) AND record_type = ANY (?::text[])", [
    userId,
    [...types],
  ]);

const list: ListOf<"views.list", { readonly reader: ViewReader }> = {
  filters: { record_type: equals("record_type"), visibility: equals("visibility"), reader: visibleTo },
  sort: { position: "position", name: byText("name") },
};

type ViewFilters = ListFilters["views.list"] & { readonly reader: ViewReader };

/** Creates the statements on views. */
export function viewRepository(db: Knex) {
  const columns = readColumns(db);
  return {
    ...recordTable<ViewRow>(db, "views", columns),
    ...listedTable<ViewRow, ViewFilters>(db, { table: "views", columns, list }),
    ...defaultViews(db),
    /** Returns the number of live views that a user created. */
    async count(orgId: string, userId: string): Promise<number> {
      const own = db("views").where({ org_id: orgId, created_by_user: userId, deleted_at: null });
      return (await own.select("id")).length;
    },
    /** Makes a view that others saw personal: it is no longer their default. */
    async withdraw(orgId: string, id: string, ownerId: string): Promise<void> {
      await db("default_views").where({ org_id: orgId, view_id: id }).whereNot({ user_id: ownerId }).delete();
    },
    /** Marks a view as deleted; nobody has it as the default afterwards. */
    async removeView(orgId: string, id: string, actor: Actor): Promise<ViewRow | null> {
      await db("default_views").where({ org_id: orgId, view_id: id }).delete();
      return await recordTable<ViewRow>(db, "views", columns).remove(orgId, id, actor);
    },
  };
}

/** Statements on the default views of users. */
function defaultViews(db: Knex) {
  return {
    /** Returns the ids of a user's default views. */
    async defaults(orgId: string, userId: string): Promise<ReadonlySet<string>> {
      const ids = await db("default_views").where({ org_id: orgId, user_id: userId }).pluck("view_id");
      return new Set(ids as string[]);
    },
    /** Makes a view the user's default instead of another one. The versions of both increase. */
    async setDefault(orgId: string, userId: string, view: Pick<ViewRow, "id" | "record_type">): Promise<void> {
      const key = { org_id: orgId, user_id: userId, record_type: view.record_type };
      await countVersion(db, orgId, db("default_views").where(key).whereNot({ view_id: view.id }).select("view_id"));
      await db("default_views")
        .insert({ ...key, view_id: view.id })
        .onConflict(["org_id", "user_id", "record_type"])
        .merge(["view_id"]);
      await countVersion(db, orgId, [view.id]);
    },
    async unsetDefault(orgId: string, userId: string, id: string): Promise<void> {
      await db("default_views").where({ org_id: orgId, user_id: userId, view_id: id }).delete();
      await countVersion(db, orgId, [id]);
    },
  };
}

/** `is_default` is part of the response, so that its ETag must change; the author of the view does not. */
async function countVersion(db: Knex, orgId: string, ids: readonly string[] | Knex.QueryBuilder): Promise<void> {
  const views = db("views").where({ org_id: orgId });
  await ("length" in ids ? views.whereIn("id", [...ids]) : views.whereIn("id", ids)).increment("version");
}
