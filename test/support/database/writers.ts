import { setTimeout as pause } from "node:timers/promises";
import type { TestDatabase } from "./cluster.ts";
import { sendUnchecked, type Answer } from "../wire.ts";

/**
 * Clients that create contacts without pausing. Half of them repeat unanswered requests with an idempotency key; the
 * others have no key and continue with the next contact.
 */
export interface Writers {
  /** Names of the contacts whose creation was acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Responses other than success and retry: there should be none. */
  readonly strange: readonly string[];
  /** Longest period in milliseconds without a successful creation. */
  longestOutage(): number;
  stop(): Promise<void>;
}

/** Starts `count` writers for a service that may be killed while they run. */
export function startWriters(url: string, apiKey: string, count: number): Writers {
  const acknowledged = new Set<string>();
  const strange: string[] = [];
  let running = true;
  let last = performance.now();
  let longest = 0;

  const write = async (name: string, repeats: boolean): Promise<void> => {
    const headers = { "X-API-Key": apiKey, ...(repeats ? { "Idempotency-Key": `write-${name}` } : {}) };
    const body = { entity_type: "contact", first_name: name };
    for (;;) {
      const answer = await sendUnchecked(url, { method: "POST", path: "/v1/entities", headers, body }).catch(
        () => null,
      );
      if (answer?.status === 201) break;
      if (answer && !isWait(answer)) strange.push(`${answer.status} ${answer.text}`);
      await pause(25);
      if (!repeats) return;
    }
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    acknowledged.add(name);
  };
  const writer = async (number: number): Promise<void> => {
    for (let written = 0; running; written += 1) await write(`writer ${number} contact ${written}`, number % 2 === 0);
  };
  const all = Promise.all(Array.from({ length: count }, (_, number) => writer(number)));
  return {
    acknowledged,
    strange,
    longestOutage: () => longest,
    async stop() {
      running = false;
      await all;
    },
  };
}

/** Returns names that occur in the database other than once, and contacts without a matching change feed entry. */
export async function audit(
  database: TestDatabase,
  { acknowledged }: Pick<Writers, "acknowledged">,
): Promise<{ lost: string[]; doubled: string[]; unlogged: number }> {
  const rows = await database.pool("entities").select<{ first_name: string; id: string }[]>("first_name", "id");
  const counts = new Map<string, number>();
  for (const { first_name } of rows) counts.set(first_name, (counts.get(first_name) ?? 0) + 1);
  const changed = await database.pool("changes").countDistinct("record_id as count");
  return {
    lost: [...acknowledged].filter((name) => !counts.has(name)),
    doubled: [...counts].filter(([, count]) => count > 1).map(([name]) => name),
    unlogged: rows.length - Number(changed[0]?.["count"]),
  };
}

function isWait({ status, headers }: Answer): boolean {
  return (status === 503 && headers.has("retry-after")) || status === 409;
}
