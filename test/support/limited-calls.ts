import { expect } from "chai";
import { catchProblem, sendMcp, toolCall, type McpTarget } from "./mcp/mcp.ts";

/** The outcome of calls that count against a rate limit. */
interface LimitedCalls<Sent> {
  readonly accepted: readonly Sent[];
  /** Responses with status 429. */
  readonly refused: readonly Sent[];
  readonly seconds: number;
}

/** Twice the time in which a bucket is refilled completely. */
const MAX_SECONDS = 120;

/**
 * Sends calls, so many at once, until one of them is refused. On a busy machine it takes more of them, because tokens are
 * refilled meanwhile.
 */
export async function untilRefused<Sent extends { readonly status: number }>(
  send: () => Promise<Sent>,
  atOnce: number,
): Promise<LimitedCalls<Sent>> {
  const start = performance.now();
  const accepted: Sent[] = [];
  for (;;) {
    const answers = await Promise.all(Array.from({ length: atOnce }, send));
    const refused = answers.filter(({ status }) => status === 429);
    accepted.push(...answers.filter(({ status }) => status !== 429));
    const seconds = (performance.now() - start) / 1_000;
    if (refused.length > 0) return { accepted, refused, seconds };
    if (seconds > MAX_SECONDS) throw new Error(`${accepted.length} calls, and none was refused.`);
  }
}

/** Expects that so many calls were accepted, and one more for each token that was refilled during the calls. */
export function expectLimitPerMinute({ accepted, seconds }: LimitedCalls<unknown>, limit: number, title = ""): void {
  expect(accepted.length, title).to.be.within(limit, limit + Math.ceil((seconds * limit) / 60));
}

/** The outcome of concurrent calls. */
export interface Rush {
  readonly passed: number;
  readonly refused: Record<string, unknown>[];
  readonly seconds: number;
}

/** A call that is counted before its arguments are rejected. */
const cheap = () => toolCall("search_crm", { query: "" });

/** Sends the given number of concurrent calls in batches. */
export async function rush(targets: readonly McpTarget[], calls: number): Promise<Rush> {
  const start = performance.now();
  const sizes = Array.from({ length: Math.ceil(calls / 50) }, (_, index) => Math.min(50, calls - index * 50));
  const answers = await Promise.all(
    targets.flatMap((target) => sizes.map((size) => sendMcp(target, Array.from({ length: size }, cheap)))),
  );
  const bodies = answers.flatMap(({ json }) =>
    (json as { result: unknown }[]).map(({ result }) => catchProblem(result).body),
  );
  const refused = bodies.filter(({ code }) => code === "rate_limited");
  return { passed: bodies.length - refused.length, refused, seconds: (performance.now() - start) / 1_000 };
}

/** Tokens that were refilled during the calls are not an error. */
export function expectLimit({ passed, seconds }: Rush, limit: number): void {
  expect(passed).to.be.within(limit, limit + Math.ceil((seconds * limit) / 60));
}
