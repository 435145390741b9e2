import { Problem } from "./rules/errors.ts";

/** The result of a call, or the Problem that it threw. */
export type CallResult<Result> = { readonly result: Result } | { readonly problem: Problem };

/** For calls that succeed or fail independently of each other. Errors other than Problem are rethrown. */
export async function catchProblem<Result>(work: () => Promise<Result>): Promise<CallResult<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof Problem) return { problem: error };
    throw error;
  }
}

/** Runs a call on a part of the input. Paths of its problems get the prefix: `/record/email` instead of `/email`. */
export async function prefixPaths<Result>(prefix: string, work: () => Promise<Result>): Promise<Result> {
  const outcome = await catchProblem(work);
  if ("result" in outcome) return outcome.result;
  const { code, details, retryAfter } = outcome.problem;
  const placed = details.map((detail) => ({
    ...detail,
    path: detail.path.startsWith("/") ? prefix + detail.path : detail.path,
  }));
  throw new Problem(code, placed, { cause: outcome.problem, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
