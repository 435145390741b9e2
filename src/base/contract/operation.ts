import type { Authorized, Caller, Visitor } from "./caller.ts";

type Method = "get" | "post" | "put" | "delete";
export type RateClass = "read" | "write" | "heavy_write" | "send" | "sensitive";

/** A query or path parameter. The HTTP adapter uses it to convert text into a value before validation. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly type: "string" | "integer" | "number" | "boolean";
  /** True if the parameter can be repeated. */
  readonly array: boolean;
  /** True if one parameter can contain several values, separated by commas. */
  readonly separated?: boolean;
  readonly required: boolean;
  readonly default?: string | number | boolean;
}

/** One error as Ajv reports it. */
export interface Violation {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A compiled schema. After a result of `false`, `errors` contains all errors of that call. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly Violation[] | null;
}

/** How the response is built from the service's result. */
type ResultKind =
  /** `{data: result}`, with an ETag if the result has a `version`. */
  | "record"
  /** The result is a `Described`: `{data, meta}`, with an ETag like a record. */
  | "described"
  /** The result is a `Page`: `{data: items, meta}`. */
  | "list"
  /** `text/csv` or `text/calendar`, streamed. */
  | "download"
  /** A `FileDownload`: bytes of any type, streamed, also in ranges. */
  | "file"
  /** A document with its own format, without the envelope (openapi.json). */
  | "document";

/** Identifies the record for which calls are serialized. */
export interface SerializeBy {
  /**
   * The inputs that identify the record; empty for the caller's organization. `start_at/8` is one of eight lanes, which
   * the value chooses: calls in different lanes run at the same time, and a record occupies at most eight connections.
   */
  readonly inputs: readonly string[];
  /**
   * The action of the signed link that identifies an event, if the input is the token of a link; null if the inputs are
   * ids or slugs.
   */
  readonly link: "booking" | "host_decision" | null;
}

/** Fields that an update accepts only with their stored value, and how the record is read for the comparison. */
interface SentBack<Services> {
  readonly fields: readonly string[];
  /** The subset of fields whose value is computed when the record is read. They are not compared. */
  readonly madeAtRead: readonly string[];
  read(services: Services, caller: Caller & Visitor, input: never): Promise<unknown>;
}

/** The dates of a deprecated operation, `YYYY-MM-DD` in UTC, and where clients find help. */
export interface Deprecation {
  readonly since: string;
  /** The first day on which the operation may be removed. */
  readonly sunset: string;
  /** The URL of the page that explains how to migrate. */
  readonly link: string;
  /** The path of the replacement, with the parameters of the deprecated operation; null if there is none. */
  readonly successor: string | null;
}

/** How clients choose the parts of the returned records with `fields` and `include`. */
export interface Selection {
  /** The record types; empty if the records have none. */
  readonly types: readonly string[];
  /** The field that contains the type of each record; null if all have the same type. */
  readonly tag: string | null;
  /** Fields that are always returned. */
  readonly always: readonly string[];
}

/** One row of the generated route table. */
export interface Operation<Services> {
  /** `group.verb`: also the name of the service method and of the SDK method. */
  readonly id: string;
  readonly method: Method;
  /** OpenAPI form: `/v1/entities/{id}`. */
  readonly path: string;
  /** Null: any authenticated caller, or anyone if `access` is "public". */
  readonly permission: string | null;
  /**
   * The permission needed to get the record in the response and not just a receipt; null: `permission` is sufficient.
   */
  readonly reads: string | null;
  /** "any": key or session; "session": signed-in users only; "public": no authentication. */
  readonly access: "any" | "session" | "public";
  readonly rateLimit: RateClass;
  /** The status of a successful response. */
  readonly status: number;
  readonly result: ResultKind;
  /** Supports `Idempotency-Key`. */
  readonly idempotent: boolean;
  /** Supports `If-Match`: the input then has `expected_version`. */
  readonly concurrency: boolean;
  /** The response contains a secret: it is never stored, compressed or replayed. */
  readonly secret: boolean;
  /** Support sessions of the operator may not call it. */
  readonly forbidsSupportSession: boolean;
  /** "start": the result's `session_token` is set as the cookie; "end": the cookie is cleared. */
  readonly session: "start" | "end" | null;
  /** Set if a session that may only set up a second factor can call the operation. */
  readonly secondFactorEnrollment?: boolean;
  /** Set if a caller with a session must have proved their identity within the last ten minutes. */
  readonly reauthenticate?: boolean;
  /** Null: calls are not serialized. */
  readonly serializeBy: SerializeBy | null;
  /** In bytes; null for an operation without a body. */
  readonly bodyLimit: number | null;
  /** The members of all objects and the items of all lists of a JSON body together, at most. */
  readonly bodyValues: number;
  /** The media type of a body that is a file: the input then has `content`, a stream of its bytes. Null for JSON. */
  readonly upload: string | null;
  readonly bodyRequired: boolean;
  readonly parameters: readonly Parameter[];
  /** Set for a deprecated operation. */
  readonly deprecation?: Deprecation;
  /** Set for an update whose body may contain read-only fields as the client received them. */
  readonly sentBack?: SentBack<Services>;
  readonly validateParameters: Validate | null;
  readonly validateBody: Validate | null;
  /** Allowed sort fields; empty if the operation has no `sort`. */
  readonly sort: readonly string[];
  /** Null if the operation has neither `fields` nor `include`. Services do not get these inputs. */
  readonly selection: Selection | null;
  call(services: Services, caller: Authorized<Caller & Visitor>, input: never): Promise<unknown>;
}

/** A record with metadata about its creation. */
export interface Described<Record, Meta> {
  readonly record: Record;
  readonly meta: Meta;
}

/** The result of an operation that starts a session. The token is set as the cookie and never included in the body. */
export type StartsSession<Result> = Result & { readonly session_token: string; readonly session_expires_at: string };

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

/** The result of an operation marked `x-download`: a file, streamed while it is created. */
export interface Download {
  readonly content_type: "text/csv; charset=utf-8" | "text/calendar; charset=utf-8";
  readonly file_name: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

/** The first and last byte of a range, from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The result of an operation whose download has the media type of its bytes: a stored file. */
export interface FileDownload {
  readonly content_type: string;
  readonly file_name: string;
  /** Number of bytes. */
  readonly size: number;
  /** Identifies the bytes; becomes the ETag. */
  readonly sha256: string;
  /** Returns all bytes, or those of a range. */
  read(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}
