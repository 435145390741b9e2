import { withDeprecationHeaders } from "./deprecation.ts";
import type { OpenApiDocument, OperationObject, ResponseObject, Schema } from "./document.ts";
import { pascal } from "./operations.ts";

const BASIC_CODES = ["malformed_request", "validation_failed"];
const AUTHENTICATION_CODES = ["unauthenticated", "key_expired", "key_revoked", "session_expired"];
const PERMISSION_CODES = [
  "insufficient_scope",
  "permission_denied",
  "plan_required",
  "ip_not_allowed",
  "second_factor_enrollment_required",
];
/** Descriptions of statuses for which the list of codes is not sufficient. */
const DESCRIPTIONS: Readonly<Record<number, string>> = {
  429: "Too many requests.",
  500: "Any other error, e.g. `internal`.",
};

/** Lists of codes that the name of a status implies. */
const NAMED_CODES = [BASIC_CODES, AUTHENTICATION_CODES, PERMISSION_CODES, ["not_found"], ["unprocessable"]];

/** Short forms, in names of responses, of codes that most writing operations have. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  idempotency_in_progress: "in_progress",
  idempotency_key_reused: "key_reused",
  reauthentication_required: "reauthentication",
  secret_already_shown: "secret_shown",
  support_session_forbidden: "support_session",
};

/** Traits of an operation that determine its error responses and headers. */
export interface Traits {
  readonly public: boolean;
  readonly csrf: boolean;
  readonly body: boolean;
  readonly inPath: boolean;
  readonly concurrency: boolean;
  readonly idempotent: boolean;
  readonly secret: boolean;
  readonly reauthenticate: boolean;
  readonly deprecated: boolean;
  /** The response is a file of any type: it has only one, so `Accept` cannot exclude it. */
  readonly anyType: boolean;
}

/** Returns the error codes of an operation by status, from its traits and `x-errors`. */
export function errorsOf(document: OpenApiDocument, operation: OperationObject, traits: Traits): Map<string, string[]> {
  const statuses = document["x-error-codes"] ?? {};
  const codes = [...BASIC_CODES, "unavailable"];
  if (!traits.anyType) codes.push("not_acceptable");
  if (!traits.public) codes.push(...AUTHENTICATION_CODES, ...PERMISSION_CODES, "misdirected");
  if (traits.inPath) codes.push("not_found");
  if (traits.body) codes.push("payload_too_large", "unsupported_media_type");
  if (traits.concurrency) codes.push("version_conflict");
  if (traits.idempotent) codes.push("idempotency_in_progress");
  // A key belongs to one call of its credential, so that another operation with it is refused.
  if (traits.idempotent) codes.push("idempotency_key_reused");
  if (traits.idempotent && traits.secret) codes.push("secret_already_shown");
  if (traits.reauthenticate) codes.push("support_session_forbidden", "reauthentication_required");
  codes.push(...(operation["x-errors"] ?? []));
  const byStatus = new Map<string, string[]>([["429", []]]);
  for (const code of new Set(codes)) {
    const status = String(statuses[code] ?? 500);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([left], [right]) => Number(left) - Number(right)));
}

/** An error response of operations with these traits. */
interface ErrorResponse {
  readonly status: number;
  readonly codes: readonly string[];
  readonly traits: Pick<Traits, "deprecated">;
}

/** Adds a response to `components/responses`, once per status and list of codes, and returns a reference to it. */
export function shareError(document: OpenApiDocument, { status, codes, traits }: ErrorResponse): ResponseObject {
  const name = nameOf(document, status, codes) + (traits.deprecated ? "Deprecated" : "");
  const response = errorResponse(status, codes);
  const components = (document.components ??= {});
  components.responses = {
    [name]: traits.deprecated ? withDeprecationHeaders(response) : response,
    ...components.responses,
  };
  return { $ref: `#/components/responses/${name}` };
}

function nameOf(document: OpenApiDocument, status: number, codes: readonly string[]): string {
  const name = String(status);
  const possible = Object.values(document["x-error-codes"] ?? {}).filter((one) => one === status);
  if (possible.length === 1) return name;
  const named = NAMED_CODES.find((list) => list.every((code) => codes.includes(code))) ?? [];
  const other = codes.filter((code) => !named.includes(code));
  return name + pascal(other.map((code) => SHORT_NAMES[code] ?? code).join(" "));
}

function errorResponse(status: number, codes: readonly string[]): ResponseObject {
  const list = codes.map((code) => `\`${code}\``).join(", ");
  const schema: Schema = { $ref: `#/components/schemas/${status === 429 ? "TooManyRequests" : "Error"}` };
  return {
    description: DESCRIPTIONS[status] ?? list,
    headers: {
      "X-Request-Id": headerRef("RequestId"),
      "Content-Language": headerRef("ContentLanguage"),
      ...(status === 401 ? { "WWW-Authenticate": headerRef("Authenticate") } : {}),
      ...(status === 429 || status === 503 ? { "Retry-After": headerRef("RetryAfter") } : {}),
    },
    content: { "application/json": { schema } },
  };
}

/** Returns a reference to a header in `components/headers`. */
export function headerRef(name: string): { $ref: string } {
  return { $ref: `#/components/headers/${name}` };
}
