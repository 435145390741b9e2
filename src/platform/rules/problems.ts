import { Problem } from "./errors.ts";

/** SQLSTATEs, whole or by their class, that say "not now" and nothing of the request. */
const PASSING_STATES = [
  "08", // the connection is lost
  "28", // our own name or password is refused
  "3D", // our database is not there
  "53", // too many connections, disk or memory full
  "57014", // a statement ran into its time limit
  "57P", // the server stops or starts
  "58", // the server's own input and output
  "25006", // a standby that cannot be written
  "40", // serialization failures and deadlocks
  "55P03", // a lock was not available in time
];

/** What the network says when the database cannot be reached; ENOENT is its missing socket. */
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

/** Turns whatever was thrown into a problem that can be told; what we did not expect is `internal`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof URIError || httpStatus(error) === 400)
    return new Problem("malformed_request", [], { cause: error });
  if (isPassing(error)) return new Problem("unavailable", [], { cause: error });
  return new Problem("internal", [], { cause: error });
}

/** Whether the same call can succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "KnexTimeoutError" || DRIVER.test(error.message)) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (NETWORK.has(code)) return "syscall" in error || code.startsWith("ECONN");
  if (isStorageFailure(error)) return true;
  if ("severity" in error && PASSING_STATES.some((state) => code.startsWith(state))) return true;
  return error instanceof AggregateError && error.errors.length > 0 && error.errors.every(isPassing);
}

/** SQLSTATEs of a full disk and of one that fails. */
const STORAGE_STATES = new Set(["53100", "58030"]);
/** PostgreSQL has no SQLSTATE for a quota (EDQUOT) or the limit of a file (EFBIG): it calls them internal. */
const INTERNAL_STATE = "XX000";
const FILE_FAILURE = /could not (extend|write to) file "[^"]*"[^"]*$/;

/** Whether the database could not store what it was given: its disk or a quota is full, or broken. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !("severity" in error) || !("code" in error)) return false;
  if (error.code === INTERNAL_STATE) return FILE_FAILURE.test(error.message);
  return typeof error.code === "string" && STORAGE_STATES.has(error.code);
}

/** The router gives a path that is no UTF-8 a status of its own. */
function httpStatus(error: unknown): unknown {
  return error instanceof Error && "status" in error ? error.status : undefined;
}
