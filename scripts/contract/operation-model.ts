import type { Schema } from "./document.ts";
import type { Selection } from "./selections.ts";

/** A path or query parameter with its type. */
export interface ParameterModel {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: Schema;
  readonly type: "string" | "integer" | "number" | "boolean";
  readonly array: boolean;
  /** Whether the values of a list are separated by commas. */
  readonly separated: boolean;
  readonly default?: unknown;
}

/** The inputs that identify the record for which calls are serialized; empty for the organization. */
export interface SerializeByModel {
  readonly inputs: readonly string[];
  /** The type of the signed link in the input; null if the inputs are ids or names. */
  readonly link: string | null;
}

/** The dates of a deprecated operation, `YYYY-MM-DD`, and where clients find help. */
export interface DeprecationModel {
  readonly since: string;
  readonly sunset: string;
  /** The page that explains how to migrate. */
  readonly link: string;
  /** The path of the replacement; null if there is none, or if it needs other parameters. */
  readonly successor: string | null;
}

/** An operation as input for the emitters, with resolved references and named traits. */
export interface OperationModel {
  readonly id: string;
  readonly group: string;
  readonly verb: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly permission: string | null;
  /** The permission needed to get the record in the response and not just a receipt. */
  readonly reads: string | null;
  readonly access: "any" | "session" | "public";
  readonly rateLimit: string;
  readonly status: number;
  readonly result: "record" | "described" | "list" | "download" | "file" | "document";
  /** A list without an end: its meta has no total. */
  readonly feed: boolean;
  /** The schema of `data`, of one list item, or of the whole document. */
  readonly payload: Schema | undefined;
  /** The media type of the payload. */
  readonly payloadType: string | undefined;
  readonly idempotent: boolean;
  readonly concurrency: boolean;
  readonly secret: boolean;
  /** It lists `support_session_forbidden` in x-errors, or needs a confirmed identity. */
  readonly forbidsSupportSession: boolean;
  /** The user of a session must have proved their identity recently. */
  readonly reauthenticate: boolean;
  readonly session: "start" | "end" | null;
  /** Whether a session that may only set up a second factor can call the operation. */
  readonly secondFactorEnrollment: boolean;
  readonly serializeBy: SerializeByModel | null;
  readonly body: Schema | undefined;
  /** Fields of the body that are accepted only with the stored value. */
  readonly readOnly: readonly string[];
  /** The subset of fields whose value is computed when the record is read. */
  readonly madeAtRead: readonly string[];
  readonly bodyType: string | undefined;
  readonly bodyLimit: number | null;
  readonly bodyValues: number;
  /** The media type of a body that is a file; null for JSON or without a body. */
  readonly upload: string | null;
  readonly bodyRequired: boolean;
  /** Null: the operation is not deprecated. */
  readonly deprecation: DeprecationModel | null;
  readonly parameters: readonly ParameterModel[];
  readonly sort: readonly string[];
  /** How clients choose parts of the returned records; null if they cannot. */
  readonly selection: Selection | null;
  /** Whether the operation was derived from those of its group: the service implements it once for all groups. */
  readonly derived: boolean;
}
