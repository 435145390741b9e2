import { expect } from "chai";
import { catchProblem, sendMcp, toolCall, type McpTarget } from "./mcp.ts";

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
