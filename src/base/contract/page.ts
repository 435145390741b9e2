/**
 * One page of a list. `total` is exact unless `total_at_least` is set. `next_cursor` is set only if the query had `cursor` (null on the last page).
 */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
  readonly next_cursor?: string | null;
  /** If all records had to be compared: the names of filters that have an index. */
  readonly narrow_by?: readonly string[];
  /** If more records match than were compared: `total` is the number of compared ones. */
  readonly total_at_least?: true;
}

/** A list without an end: the items since the last call, and a cursor to continue. */
export interface Feed<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}
