import type { SignedTokens } from "../platform/signed-token.ts";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/operation.ts";
import type { FilteredType } from "./rules/filter-fields.ts";
import type { FilterGroup } from "./rules/filter-tree.ts";
import type { RecordTable, StandardFields } from "./sql/record-table.ts";
import type { Store } from "../store/store.ts";
import { customSortsOf } from "./custom-sorts.ts";
import { readFilter } from "./filter-check.ts";
import { readList } from "./record-list.ts";

/** The body of a search. */
export interface SearchInput {
  readonly filter?: FilterGroup | undefined;
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The dependencies of searches. */
interface SearchDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
}

/** The records to be searched: their type in the contract (`x-record`), and the page() of their table. */
interface SearchTarget<Row extends StandardFields> {
  readonly type: Exclude<FilteredType, "entity" | "contact" | "company">;
  readonly page: RecordTable<Row>["page"];
}

/**
 * Implements POST …/search of a resource: checks the filter against the fields of the record type and reads one page of
 * the matching records. A service uses it as
 *
 *     search: (caller, input) => searchRecords(deps, caller, input, { type: "task", page: store.tasks.page }),
 *
 * if the rows already have the format of the API; otherwise map `items` of the result. In the contract the body is
 * `{filter: FilterGroup, page, page_size, cursor, sort}` (EntitySearch in openapi/entities.yaml), with `x-sort-of:
 * tasks.list` for `sort`. Fields are columns with the same name. A field without a column needs an entry in
 * src/base/records/sql/filter-columns.ts (`computed`), and a field that cannot be filtered one in
 * src/base/records/rules/filter-fields.ts (LEFT_OUT). `page` must select from the table by its own name, without an alias.
 */
export async function searchRecords<Row extends StandardFields>(
  { store, signedTokens, clock }: SearchDeps,
  caller: Caller,
  input: SearchInput,
  { type, page: read }: SearchTarget<Row>,
): Promise<Page<Row>> {
  const { filter, page = 1, page_size = 25, sort = "-created_at", cursor } = input;
  const orgId = caller.organization.id;
  const tree = filter && (await readFilter(store, orgId, filter, { type, caller }));
  const narrow = tree && store.filters.narrowing(tree, { orgId, type, now: new Date(clock()) });
  const identity = { operation: `${type}.search`, orgId, filters: { filter } };
  const custom = await customSortsOf(store, orgId, { type, sort, path: "/sort" });
  const list = { page, page_size, sort, custom, ...(cursor === undefined ? {} : { cursor }) };
  return await readList(signedTokens, identity, list, (request) => read(orgId, request, narrow));
}
