import type { SignedTokens } from "../platform/signed-token.ts";
import type { Page } from "../contract/page.ts";
import { validationFailed } from "../platform/rules/errors.ts";
import type { PageRequest, Position, Rows } from "./sql/record-page.ts";

/** What a list of records is asked for; the filters are the operation's own. */
export interface ListInput {
  readonly page: number;
  readonly page_size: number;
  readonly sort: string;
  readonly cursor?: string;
}

/** Which list it is: a cursor is good for the same organization, filters and sort only. */
export interface ListIdentity {
  readonly operation: string;
  readonly orgId: string;
  readonly filters: object;
}

/** Reads one page, by its number or by a cursor, and seals where the next one begins. */
export async function readList<Row>(
  signedTokens: SignedTokens,
  identity: ListIdentity,
  { page, page_size, sort, cursor }: ListInput,
  read: (request: PageRequest) => Promise<Rows<Row>>,
): Promise<Page<Row>> {
  if (cursor === undefined) {
    const { items, total } = await read({ page, page_size, sort });
    return { items, total, page, page_size };
  }
  const binding = JSON.stringify([identity, sort]);
  const after = cursor === "" ? null : open(signedTokens, cursor, binding);
  const { items, total, next } = await read({ page, page_size, sort, after });
  return { items, total, page, page_size, next_cursor: next === null ? null : signedTokens.sign(next, binding) };
}

function open(signedTokens: SignedTokens, cursor: string, binding: string): Position {
  const position = signedTokens.verify(cursor, binding);
  if (Array.isArray(position)) return position as Position;
  throw validationFailed([{ path: "cursor", code: "format", values: { format: "cursor" } }]);
}
