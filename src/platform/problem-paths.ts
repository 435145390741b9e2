import { Problem } from "./rules/errors.ts";

/** What a call gave, or why it was refused. */
export type Outcome<Result> = { readonly result: Result } | { readonly refusal: Problem };

/** For calls of which each stands for itself; what nobody expected is still thrown. */
export async function catchProblem<Result>(work: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof Problem) return { refusal: error };
    throw error;
  }
}

/** A call with a part of the input: where its problems are is told from the whole, `/record/email` instead of `/email`. */
export async function prefixPaths<Result>(prefix: string, work: () => Promise<Result>): Promise<Result> {
  const outcome = await catchProblem(work);
  if ("result" in outcome) return outcome.result;
  const { code, details, retryAfter } = outcome.refusal;
  const placed = details.map((detail) => ({
    ...detail,
    path: detail.path.startsWith("/") ? prefix + detail.path : detail.path,
  }));
  throw new Problem(code, placed, { cause: outcome.refusal, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
