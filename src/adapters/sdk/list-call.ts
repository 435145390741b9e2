import { Call, type Send } from "./call.ts";

/** The meta of a page. */
export interface PageMeta {
  readonly total?: number;
  readonly page?: number;
  readonly page_size?: number;
  readonly next_cursor?: string | null;
  /** Of a feed: whether more is available now. */
  readonly has_more?: boolean;
}

/** One page of a list. */
export interface ListPage<Item, Meta = PageMeta> {
  readonly data: readonly Item[];
  readonly meta: Meta;
}

/** Where a page starts: parameters that replace those of the call. */
export interface Position {
  readonly cursor?: string;
  readonly page?: number;
}

/** Reads pages of a list. */
export interface Pages {
  /** Where the iteration starts; null if the list has only one page. */
  readonly start: Position | null;
  send(position: Position, raw: boolean): ReturnType<Send>;
  read(text: string): unknown;
}

/**
 * A list: await it for one page, or iterate over all records with `for await`. Iteration uses cursors, so that deep
 * pages are not slower and records that are added meanwhile cause neither duplicates nor gaps.
 */
export class ListCall<Item, Meta = PageMeta> extends Call<ListPage<Item, Meta>> implements AsyncIterable<Item> {
  readonly #source: Pages;

  constructor(source: Pages) {
    super(
      (raw) => source.send({}, raw),
      (text) => source.read(text),
    );
    this.#source = source;
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return records(this.pages());
  }

  /** Iterates over the pages. The cursor of the next page is `page.meta.next_cursor`. */
  pages(): AsyncGenerator<ListPage<Item, Meta>, void, undefined> {
    this.take();
    return pagesOf(this.#source);
  }

  /** Returns the first `limit` records. */
  async toArray({ limit }: { readonly limit: number }): Promise<Item[]> {
    const found: Item[] = [];
    const all = this[Symbol.asyncIterator]();
    while (found.length < limit) {
      const { done, value } = await all.next();
      if (done === true) break;
      found.push(value);
    }
    return found;
  }
}

async function* records<Item, Meta>(pages: AsyncIterable<ListPage<Item, Meta>>): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages) yield* page.data;
}

async function* pagesOf<Item, Meta>(source: Pages): AsyncGenerator<ListPage<Item, Meta>, void, undefined> {
  const seen = new Set<string>();
  for (let position: Position | null = source.start ?? {}; position;) {
    const { text = "" } = await source.send(position, false);
    const page = source.read(text) as ListPage<Item, Meta>;
    yield page;
    position = source.start && next(page as ListPage<Item>, position);
    const key = JSON.stringify(position);
    // A repeated position would cause an infinite loop.
    if (seen.has(key)) return;
    seen.add(key);
  }
}

function next({ data, meta }: ListPage<unknown>, { page }: Position): Position | null {
  if (page === undefined) {
    const cursor = meta.has_more === false ? null : meta.next_cursor;
    return cursor === null || cursor === undefined ? null : { cursor };
  }
  const { total = 0, page_size = data.length } = meta;
  return data.length > 0 && page * page_size < total ? { page: page + 1 } : null;
}
