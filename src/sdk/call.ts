/** An answer with what came around it. */
export interface Answer<Result> {
  readonly data: Result;
  readonly response: Response;
  /** Name it when you ask for help. */
  readonly requestId: string | null;
}

/** One page of a list, as the service sends it. */
export interface ListPage<Item> {
  readonly data: readonly Item[];
  readonly meta: {
    readonly total: number;
    readonly page: number;
    readonly page_size: number;
    readonly next_cursor?: string | null;
  };
}

/** Sends the request; with a cursor: that of the page. */
export type Send<Result> = (cursor?: string) => Promise<Answer<Result>>;

/** A call under way: await it for the result. */
export class Call<Result> implements Promise<Result> {
  readonly [Symbol.toStringTag] = "Call";
  protected readonly send: Send<Result>;
  #answer: Promise<Answer<Result>> | undefined;
  #walked = false;

  constructor(send: Send<Result>) {
    this.send = send;
    // Sent even if nobody awaits it, but not before a `for await` around it had its turn to walk the pages instead.
    queueMicrotask(() => {
      if (!this.#walked) this.withResponse().catch(() => undefined);
    });
  }

  /** The result with the response: its status, headers and request id. */
  async withResponse(): Promise<Answer<Result>> {
    this.#answer ??= this.send();
    return await this.#answer;
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

  protected walk(): void {
    this.#walked = true;
  }
}

/** A list: await it for one page, or `for await` all of its records, at a cost that does not grow with depth. */
export class ListCall<Item> extends Call<ListPage<Item>> implements AsyncIterable<Item> {
  async *#records(): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    this.walk();
    return this.#records();
  }

  /** Page after page. */
  pages(): AsyncGenerator<ListPage<Item>, void, undefined> {
    this.walk();
    return this.#pages();
  }

  /** The first `limit` records. */
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
      // A cursor that comes again would lead round in a circle.
      if (next === null || next === undefined || seen.has(next)) return;
      seen.add(next);
      cursor = next;
    }
  }
}
