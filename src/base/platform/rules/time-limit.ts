import { type Detail, Problem } from "./errors.ts";

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
