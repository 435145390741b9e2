/** Receives messages about requests. `console` is a logger. Keys, tokens and bodies are never logged. */
export interface Logger {
  debug(message: string): void;
  warn(message: string): void;
}

/** An attempt of a request, before its credentials are added. */
export interface RequestNotice {
  readonly method: string;
  readonly url: string;
  /** A hook can change these headers. */
  readonly headers: Headers;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

/** The response to an attempt. */
export interface ResponseNotice {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | null;
  readonly attempt: number;
  readonly durationMs: number;
}

/** Returns an access token. After a 401 it is called again once with the `rejected` token. */
export type TokenSource = (previous: { readonly rejected?: string }) => string | Promise<string>;

/** Options of a client. */
export interface CrmOptions {
  /** Default: the environment variable CRM_API_KEY. Omit it if requests are authenticated by a session cookie. */
  readonly apiKey?: string;
  /** An OAuth access token, or a function that returns one; instead of `apiKey`. */
  readonly token?: string | TokenSource;
  /** `https://crm.example.com`; http is allowed only for this machine. Default: the environment variable CRM_BASE_URL. */
  readonly baseUrl?: string;
  /** Milliseconds until an attempt without a complete response fails (default 30,000); of downloads, until their start. */
  readonly timeoutMs?: number;
  /** The number of retries (default 3, after about 1, 2 and 4 seconds, and never earlier than `Retry-After`). */
  readonly maxRetries?: number;
  /** The language of error messages: en or fr. */
  readonly locale?: "en" | "fr";
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A replacement for the global fetch. */
  readonly fetch?: typeof fetch;
  readonly logger?: Logger;
  /** Is called before each attempt. */
  readonly onRequest?: (request: RequestNotice) => void | Promise<void>;
  /** Is called after each response, before its result is returned. */
  readonly onResponse?: (response: ResponseNotice) => void | Promise<void>;
  /** Allows an API key in a browser, where every user of the page can read it. */
  readonly dangerouslyAllowBrowser?: boolean;
}

/** Headers of a call. */
export interface CallHeaders {
  /** The ETag of the version that the call replaces; another version fails with 412. */
  readonly "If-Match"?: string | undefined;
  /** The language of error messages. */
  readonly "Accept-Language"?: string | undefined;
  /** Your own id of the request: 8 to 128 of `A-Za-z0-9._-`. */
  readonly "X-Request-Id"?: string | undefined;
  readonly [name: string]: string | undefined;
}

/** Options of a call, in addition to its `path`, `query` and `body`. */
export interface CallOptions {
  readonly headers?: CallHeaders;
  /** Aborts the call, also while it waits for a retry. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
  /** Makes a POST repeatable across processes; the default is a random key per call. */
  readonly idempotencyKey?: string;
}

/** A body that is a file. A `ReadableStream` can be sent only once, so it is not retried. */
export type UploadBody = Blob | ReadableStream<Uint8Array> | Uint8Array | string;

/** Bytes that were handed to the connection. `total` is null for a stream. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number | null;
}

/** Options of a call that sends a file. */
export interface UploadOptions extends CallOptions {
  /** Is called while the file is sent. Browsers cannot report parts: there it is called at the start and the end. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** The input of any operation. */
export interface AnyInput extends UploadOptions {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}
