import type { Caller, Visitor } from "./caller.ts";

export type Method = "get" | "post" | "put" | "delete";
export type RateClass = "read" | "write" | "heavy_write" | "send" | "sensitive";

/** A query or path parameter: what the shell needs to turn text into a value before it is validated. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly type: "string" | "integer" | "number" | "boolean";
  /** A repeated or comma-separated parameter. */
  readonly array: boolean;
  readonly required: boolean;
  readonly default?: string | number | boolean;
}

/** What Ajv reports of one problem. */
export interface Violation {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A compiled schema. After `false`, `errors` holds all problems of that call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly Violation[] | null;
}

/** How the answer is built from what the service returned. */
export type ResultKind =
  /** `{data: result}`; with an ETag where the result has a `version`. */
  | "record"
  /** The result is a `Described`: `{data, meta}`, with an ETag as a record has it. */
  | "described"
  /** The result is a `Page`: `{data: items, meta}`. */
  | "list"
  /** `text/csv` or `text/calendar`, streamed. */
  | "download"
  /** A document of its own form, outside the envelope (openapi.json). */
  | "document";

/** Which calls change the same record, so that one waits for the other. */
export interface SerializeBy {
  /** The inputs that name the record; none: it is the caller's organization. */
  readonly inputs: readonly string[];
  /** The one input is a signed link, which names the event of a booking; null where the inputs are ids or slugs. */
  readonly link: "booking" | null;
}

/** Fields of a record that a change accepts with the stored value only, and how the record is read. */
export interface SentBack<Services> {
  readonly fields: readonly string[];
  /** Fields among them whose value is made when the record is read: they are not compared. */
  readonly madeAtRead: readonly string[];
  read(services: Services, caller: Caller & Visitor, input: never): Promise<unknown>;
}

/** One row of the generated route table. */
export interface Operation<Services> {
  /** `group.verb`: also the service's method and the SDK's call. */
  readonly id: string;
  readonly method: Method;
  /** OpenAPI form: `/v1/entities/{id}`. */
  readonly path: string;
  /** Null: any authenticated caller (or anyone, where `access` is "public"). */
  readonly permission: string | null;
  /** What it takes to be told more than a receipt of what was written; null: the permission is enough. */
  readonly reads: string | null;
  /** "any": key or session; "session": a signed-in person only; "public": nobody need be known. */
  readonly access: "any" | "session" | "public";
  readonly rateLimit: RateClass;
  /** The one success status. */
  readonly status: number;
  readonly result: ResultKind;
  /** Honours `Idempotency-Key`. */
  readonly idempotent: boolean;
  /** Honours `If-Match`: the input then has `expected_version`. */
  readonly concurrency: boolean;
  /** The answer holds a secret: never stored, never compressed, never replayed. */
  readonly secret: boolean;
  /** "start": the result's `session_token` becomes the cookie; "end": the cookie is cleared. */
  readonly session: "start" | "end" | null;
  /** Null: its calls do not queue for a record. */
  readonly serializeBy: SerializeBy | null;
  /** Bytes; null for an operation without a body. */
  readonly bodyLimit: number | null;
  /** The media type of a body that is a file: the input then has `content`, its bytes as they arrive. Null for JSON. */
  readonly upload: string | null;
  readonly bodyRequired: boolean;
  readonly deprecated: boolean;
  readonly parameters: readonly Parameter[];
  /** Of a change whose body may hold the fields that only the service sets, as the client read them. */
  readonly sentBack?: SentBack<Services>;
  readonly validateParameters: Validate | null;
  readonly validateBody: Validate | null;
  /** Allowed sort fields; empty where the operation has no `sort`. */
  readonly sort: readonly string[];
  call(services: Services, caller: Caller & Visitor, input: never): Promise<unknown>;
}

/** A record, and what is to be said of how it came about. */
export interface Described<Record, Meta> {
  readonly record: Record;
  readonly meta: Meta;
}

/** The result of an operation that starts a session: the token goes to the cookie and is never in the body. */
export type StartsSession<Result> = Result & { readonly session_token: string; readonly session_expires_at: string };
