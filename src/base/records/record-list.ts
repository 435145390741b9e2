import type { Caller } from "../contract/caller.ts";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { Page } from "../contract/operation.ts";
import { validationFailed } from "../platform/rules/errors.ts";
import { withinTimeLimit } from "../platform/rules/problems.ts";
import type { CustomSorts } from "./rules/custom-fields.ts";
import { tooBroad } from "./rules/narrowing.ts";
import type { PageRequest, Position, Rows } from "./sql/record-page.ts";

/** Common parameters of lists; each operation has its own filters. */
export interface ListInput {
  readonly page: number;
  readonly page_size: number;
  readonly sort: string;
  readonly cursor?: string | undefined;
  /** The custom fields in `sort`. */
  readonly custom?: CustomSorts;
}

/** Identifies a list: cursors are valid only for the same operation, organization, filters and sort. */
interface ListIdentity {
  readonly operation: string;
  readonly orgId: string;
  readonly filters: object;
}

/**
 * Reads one page by number or cursor, and signs the position of the next one. Throws `unavailable`, with the filters
 * that have an index, if that takes too long.
 */
export async function readList<Row>(
  signedTokens: SignedTokens,
  identity: ListIdentity,
  { page, page_size, sort, cursor, custom: sorts = {} }: ListInput,
  readRows: (request: PageRequest) => Promise<Rows<Row>>,
): Promise<Page<Row>> {
  const read = (request: PageRequest): Promise<Rows<Row>> =>
    withinTimeLimit(() => readRows(request), tooBroad(identity));
  const custom = Object.keys(sorts).length > 0 ? { orgId: identity.orgId, sorts } : undefined;
  if (cursor === undefined) {
    const { items, total } = await read({ page, page_size, sort, custom });
    return { items, total, page, page_size };
  }
  const binding = JSON.stringify([identity, sort]);
  const after = cursor === "" ? null : readCursor(signedTokens, cursor, binding);
  const { items, total, next } = await read({ page, page_size, sort, custom, after });
  return { items, total, page, page_size, next_cursor: next === null ? null : signedTokens.sign(next, binding) };
}

/** The parameters of a list that are no filters. */
type ListParameter = Exclude<keyof ListInput, "custom">;

/**
 * Returns an operation that lists records of the caller's organization: all its other parameters are filters. `shown`
 * returns the form of a record in the API, if that differs.
 */
export const listOperation =
  <Row, Input extends Omit<ListInput, "custom">, Shown = Row>(
    signedTokens: SignedTokens,
    operation: string,
    readRows: (
      orgId: string,
      filters: Omit<Input, ListParameter>,
      request: PageRequest,
      caller: Caller,
    ) => Promise<Rows<Row>>,
    shown: (row: Row) => Shown = (row) => row as never,
  ) =>
  async (caller: Caller, input: Input): Promise<Page<Shown>> => {
    const orgId = caller.organization.id;
    const { page, page_size, sort, cursor, ...filters } = input;
    const list = { page, page_size, sort, cursor };
    const found = await readList(signedTokens, { operation, orgId, filters }, list, (request) =>
      readRows(orgId, filters, request, caller),
    );
    return pageOf(found, shown);
  };

/** Returns a page whose records are shown in another form. */
export const pageOf = <Row, Shown>({ items, ...page }: Page<Row>, shown: (row: Row) => Shown): Page<Shown> => ({
  ...page,
  items: items.map(shown),
});

function readCursor(signedTokens: SignedTokens, cursor: string, binding: string): Position {
  const position = signedTokens.verify(cursor, binding);
  if (Array.isArray(position)) return position as Position;
  throw validationFailed([{ path: "cursor", code: "format", values: { format: "cursor" } }]);
}
