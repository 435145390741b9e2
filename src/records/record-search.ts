import type { SignedTokens } from "../platform/signed-token.ts";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import type { FilteredType } from "./rules/filter-fields.ts";
import type { FilterGroup } from "./rules/filter-tree.ts";
import type { RecordTable, StandardFields } from "./sql/record-table.ts";
import type { Store } from "../store/store.ts";
import { checkedFilter } from "./filter-check.ts";
import { readList } from "./record-list.ts";

/** The body of a search. */
export interface SearchInput {
  readonly filter?: FilterGroup | undefined;
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
  readonly sort?: string | undefined;
  readonly cursor?: string | undefined;
}

/** What searching needs of a service's parts. */
export interface SearchDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
}

/** Which records are searched: their type as the contract has it (`x-record`), and their table's page(). */
export interface Searched<Row extends StandardFields> {
  readonly type: Exclude<FilteredType, "entity" | "contact" | "company">;
  readonly page: RecordTable<Row>["page"];
}

/**
 * POST …/search of a resource: checks the filter against the fields of its record type and reads one page of the records
 * that it matches. A service uses it as
 *
 *     search: (caller, input) => searchRecords(parts, caller, input, { type: "task", page: store.tasks.page }),
 *
 * where the rows come out as the contract shows them; else map `items` of the result. In the contract the body is
 * `{filter: FilterGroup, page, page_size, cursor, sort}` (EntitySearch in openapi/entities.yaml), its `sort` with
 * `x-sort-of: tasks.list`. Fields are columns of the table by the same name; what no column holds is one line in
 * src/records/sql/filter-columns.ts (`computed`), what cannot be filtered at all one in src/records/rules/filter-fields.ts
 * (LEFT_OUT). `page` must read from the table by its own name (no alias).
 */
export async function searchRecords<Row extends StandardFields>(
  { store, signedTokens, clock }: SearchDeps,
  caller: Caller,
  input: SearchInput,
  { type, page: read }: Searched<Row>,
): Promise<Page<Row>> {
  const { filter, page = 1, page_size = 25, sort = "-created_at", cursor } = input;
  const orgId = caller.organization.id;
  const tree = filter && (await checkedFilter(store, orgId, filter, { type, caller }));
  const narrow = tree && store.filters.narrowing(tree, { orgId, type, now: new Date(clock()) });
  const identity = { operation: `${type}.search`, orgId, filters: { filter } };
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return await readList(signedTokens, identity, list, (request) => read(orgId, request, narrow));
}
