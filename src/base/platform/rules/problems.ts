import { Problem, type Detail } from "./errors.ts";

/** Transient SQLSTATEs, complete or by class: the same request can succeed later. */
const TRANSIENT_STATES = [
  "08", // connection lost
  "28", // our user name or password is rejected
  "3D", // our database does not exist
  "53", // too many connections; disk or memory full
  "57014", // statement timeout
  "57P", // the server is stopping or starting
  "58", // I/O error of the server
  "25006", // read-only standby
  "40", // serialization failures and deadlocks
  "55P03", // lock not available in time
];

/** Network errors when the database is unreachable; ENOENT is its missing socket. */
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** The driver's own errors have no code. */
const DRIVER =
  /connection terminated|timeout exceeded when trying to connect|^timeout expired$|(connection error|closed) and is not queryable|query read timeout|connection timeout|unable to acquire a connection|aborted$/i;

/** Converts any error to a Problem; unexpected errors become `internal`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof URIError || httpStatus(error) === 400)
    return new Problem("malformed_request", [{ path: "", code: "url_encoding" }], { cause: error });
  if (isTransient(error)) return new Problem("unavailable", [], { cause: error });
  return new Problem("internal", [], { cause: error });
}

/** Returns whether the same call can succeed a moment later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "KnexTimeoutError" || DRIVER.test(error.message)) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (NETWORK.has(code)) return "syscall" in error || code.startsWith("ECONN");
  if (isStorageFailure(error)) return true;
  if ("severity" in error && TRANSIENT_STATES.some((state) => code.startsWith(state))) return true;
  return error instanceof AggregateError && error.errors.length > 0 && error.errors.every(isTransient);
}

/** SQLSTATEs for a full disk and an I/O error. */
const STORAGE_STATES = new Set(["53100", "58030"]);
/** PostgreSQL reports an exceeded quota (EDQUOT) or file size limit (EFBIG) as an internal error. */
const INTERNAL_STATE = "XX000";
const FILE_FAILURE = /could not (extend|write to) file "[^"]*"[^"]*$/;

/** Returns whether the database could not write: its disk or quota is full, or the disk fails. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !("severity" in error) || !("code" in error)) return false;
  if (error.code === INTERNAL_STATE) return FILE_FAILURE.test(error.message);
  return typeof error.code === "string" && STORAGE_STATES.has(error.code);
}

/** The router sets status 400 for a path that is not valid UTF-8. */
function httpStatus(error: unknown): unknown {
  return error instanceof Error && "status" in error ? error.status : undefined;
}

/** SQLSTATE of a statement that exceeds its time limit. */
const QUERY_CANCELED = "57014";

/**
 * Runs a statement that may take too long for a request; throws `unavailable`, with the details, if it exceeds the time
 * limit.
 */
export async function withinTimeLimit<Result>(
  statement: () => Promise<Result>,
  details: readonly Detail[] = [],
): Promise<Result> {
  try {
    return await statement();
  } catch (cause) {
    if (isCanceled(cause)) throw new Problem("unavailable", details, { cause, retryAfter: 5 });
    throw cause;
  }
}

const isCanceled = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === QUERY_CANCELED;
