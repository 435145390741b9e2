/** A result with its HTTP response. */
export interface ResponseWithData<Result> {
  readonly data: Result;
  readonly response: Response;
  /** Include it in support requests. */
  readonly requestId: string | null;
}

/** One page of a list. */
export interface ListPage<Item> {
  readonly data: readonly Item[];
  readonly meta: {
    readonly total: number;
    readonly page: number;
    readonly page_size: number;
    readonly next_cursor?: string | null;
  };
}

/** Sends the request, or the request for the page at `cursor`. */
export type Send<Result> = (cursor?: string) => Promise<ResponseWithData<Result>>;

/** A pending call: await it for the result. */
export class Call<Result> implements Promise<Result> {
  readonly [Symbol.toStringTag] = "Call";
  protected readonly send: Send<Result>;
  #response: Promise<ResponseWithData<Result>> | undefined;
  #iterated = false;

  constructor(send: Send<Result>) {
    this.send = send;
    // The request is sent even if the call is not awaited. It is deferred, so that `for await` can iterate over pages
    // instead.
    queueMicrotask(() => {
      if (!this.#iterated) this.withResponse().catch(() => undefined);
    });
  }

  /** Returns the result with the response: status, headers and request id. */
  async withResponse(): Promise<ResponseWithData<Result>> {
    this.#response ??= this.send();
    return await this.#response;
  }

  then<Then = Result, Catch = never>(
    onFulfilled?: ((value: Result) => Then | PromiseLike<Then>) | null,
    onRejected?: ((reason: unknown) => Catch | PromiseLike<Catch>) | null,
  ): Promise<Then | Catch> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onFulfilled, onRejected);
  }

  catch<Catch = never>(onRejected?: ((reason: unknown) => Catch | PromiseLike<Catch>) | null): Promise<Result | Catch> {
    return this.then(null, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Result> {
    return this.then().finally(onFinally);
  }

  protected markIterated(): void {
    this.#iterated = true;
  }
}

/**
 * A list: await it for one page, or iterate over all records with `for await`. Iteration uses cursors, so that deep
 * pages are not slower.
 */
export class ListCall<Item> extends Call<ListPage<Item>> implements AsyncIterable<Item> {
  async *#records(): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    this.markIterated();
    return this.#records();
  }

  /** Iterates over the pages. */
  pages(): AsyncGenerator<ListPage<Item>, void, undefined> {
    this.markIterated();
    return this.#pages();
  }

  /** Returns the first `limit` records. */
  async toArray({ limit }: { readonly limit: number }): Promise<Item[]> {
    const found: Item[] = [];
    if (limit <= 0) return found;
    for await (const record of this) {
      found.push(record);
      if (found.length >= limit) break;
    }
    return found;
  }

  async *#pages(): AsyncGenerator<ListPage<Item>, void, undefined> {
    const seen = new Set<string>();
    for (let cursor = ""; ;) {
      const { data: page } = await this.send(cursor);
      yield page;
      const next = page.meta.next_cursor;
      // A repeated cursor would cause an infinite loop.
      if (next === null || next === undefined || seen.has(next)) return;
      seen.add(next);
      cursor = next;
    }
  }
}
