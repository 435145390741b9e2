/** One page of a list. `total` is exact; `next_cursor` is there only when the query had `cursor` (null at the end). */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly page_size: number;
  readonly next_cursor?: string | null;
}
