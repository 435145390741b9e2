import { type Detail, Problem } from "../rules/errors.ts";
import { sqlState } from "./retry.ts";

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
    if (sqlState(cause) === QUERY_CANCELED) throw new Problem("unavailable", details, { cause, retryAfter: 5 });
    throw cause;
  }
}
