import { OWN_LIMITS } from "./own-limits.ts";
import { sendFrom } from "./send-from.ts";

/** Calls per minute of the operation that the rounds use. */
const LIMIT = 10;
const GONE = "/v1/entities/01990000-0000-7000-8000-000000000000";
const REDIS_TIMEOUT_MS = 50;
/** Rounds that may be discarded. */
const TOO_SLOW = 40;

interface Target {
  readonly url: string;
  readonly key: string;
  /** Addresses with `/metrics` of the processes. */
  readonly adminUrls: readonly string[];
}

/**
 * Sends 14 calls at once in each round, from an address of its own, and returns how many too many or too few were accepted
 * in each round. A busy machine can exceed the timeout of Redis; processes then apply limits of their own for a second, so
 * such a round is repeated.
 */
export async function limitRounds({ url, key, adminUrls }: Target, rounds: number): Promise<number[]> {
  const wrong: number[] = [];
  for (let address = 1; wrong.length < rounds && address <= rounds + TOO_SLOW; address += 1) {
    const own = `127.8.0.${String(address)}`;
    // Clients can write X-Forwarded-For, but that must not help them.
    const call = (number: number): Promise<Response> =>
      sendFrom(own, url + GONE, {
        method: "DELETE",
        headers: { "X-API-Key": key, "X-Forwarded-For": `203.0.113.${String(number)}` },
      });
    const start = performance.now();
    const answers = await Promise.all(Array.from({ length: 14 }, (_, number) => call(number)));
    const milliseconds = performance.now() - start;
    const accepted = answers.filter(({ status }) => status === 404).length;
    const refilled = Math.floor(milliseconds / (60_000 / LIMIT));
    const difference = accepted < LIMIT ? accepted - LIMIT : Math.max(0, accepted - LIMIT - refilled);
    const slow = milliseconds > REDIS_TIMEOUT_MS && (await ownLimits(adminUrls));
    if (difference === 0 || !slow) wrong.push(difference);
    else await new Promise((done) => setTimeout(done, 1_500));
  }
  return wrong;
}

async function ownLimits(adminUrls: readonly string[]): Promise<boolean> {
  const metrics = await Promise.all(adminUrls.map(async (url) => await (await fetch(`${url}/metrics`)).text()));
  return metrics.some((text) => OWN_LIMITS.test(text));
}
