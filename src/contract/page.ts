/** One page of a list. `total` is exact; `next_cursor` is there only when the query had `cursor` (null at the end). */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
  readonly next_cursor?: string | null;
}

/** A list without an end: what came since the last time, and where to go on. */
export interface Feed<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string;
  readonly has_more: boolean;
}
