import { expect } from "chai";

/** The outcome of calls that count against a rate limit. */
export interface LimitedCalls<Sent> {
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
