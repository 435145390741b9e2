import type { AttributePath, Filter } from "./filter.ts";

/** Which resources a list contains, and in which order. */
export interface ResourceQuery {
  readonly filter: Filter | null;
  readonly sort: { readonly path: AttributePath | null; readonly descending: boolean } | null;
  readonly offset: number;
  readonly limit: number;
}

/** One page of resources, and the number of all. */
export interface ResourceRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}
