import type { Sealer } from "../access/sealer.ts";
import type { Page } from "../contract/page.ts";
import { validationFailed } from "../domain/errors.ts";
import type { PageRequest, Position, Rows } from "../repositories/record-page.ts";

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
  sealer: Sealer,
  identity: ListIdentity,
  { page, page_size, sort, cursor }: ListInput,
  read: (request: PageRequest) => Promise<Rows<Row>>,
): Promise<Page<Row>> {
  if (cursor === undefined) {
    const { items, total } = await read({ page, page_size, sort });
    return { items, total, page, page_size };
  }
  const binding = JSON.stringify([identity, sort]);
  const after = cursor === "" ? null : open(sealer, cursor, binding);
  const { items, total, next } = await read({ page, page_size, sort, after });
  return { items, total, page, page_size, next_cursor: next === null ? null : sealer.seal(next, binding) };
}

function open(sealer: Sealer, cursor: string, binding: string): Position {
  const position = sealer.open(cursor, binding);
  if (Array.isArray(position)) return position as Position;
  throw validationFailed([{ path: "cursor", code: "format", values: { format: "cursor" } }]);
}
