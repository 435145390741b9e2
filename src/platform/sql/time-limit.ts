import { Problem } from "../rules/errors.ts";
import { sqlState } from "./retry.ts";

const QUERY_CANCELED = "57014";

/** Runs a statement that may take too long for a request; throws `unavailable` if it exceeds the time limit. */
export async function withinTimeLimit<Result>(statement: () => Promise<Result>): Promise<Result> {
  try {
    return await statement();
  } catch (cause) {
    if (sqlState(cause) === QUERY_CANCELED) throw new Problem("unavailable", [], { cause, retryAfter: 5 });
    throw cause;
  }
}
