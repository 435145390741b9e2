import type { Answer } from "./outgoing.ts";

/** A result with its HTTP response, whose body has been read. */
export interface ResponseWithData<Result> {
  readonly data: Result;
  readonly response: Response;
  /** Include it in support requests. */
  readonly requestId: string | null;
}

/** Sends the request; `raw` leaves the body of the response unread. */
export type Send = (raw: boolean) => Promise<Answer>;

/** A pending call: await it for the result. */
export class Call<Result> implements Promise<Result> {
  readonly [Symbol.toStringTag] = "Call";
  readonly #send: Send;
  readonly #read: (text: string) => unknown;
  #result: Promise<ResponseWithData<Result>> | undefined;
  #taken = false;

  constructor(send: Send, read: (text: string) => unknown) {
    this.#send = send;
    this.#read = read;
    // The request is sent even if the call is not awaited. It is deferred, so that `for await` can iterate over pages
    // instead.
    queueMicrotask(() => {
      if (!this.#taken) this.withResponse().catch(() => undefined);
    });
  }

  /** Returns the result with the response: status, headers and request id. */
  async withResponse(): Promise<ResponseWithData<Result>> {
    this.#result ??= this.#finish();
    return await this.#result;
  }

  /** Returns the response as soon as its headers have arrived; its body is unread. */
  async asResponse(): Promise<Response> {
    this.take();
    return (await this.#send(true)).response;
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

  /** Marks the call as sent in another way. */
  protected take(): void {
    this.#taken = true;
  }

  async #finish(): Promise<ResponseWithData<Result>> {
    const { response, text = "" } = await this.#send(false);
    return { data: this.#read(text) as Result, response, requestId: response.headers.get("X-Request-Id") };
  }
}
