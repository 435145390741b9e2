import type { RunOnce } from "../http/idempotency.ts";
import { Problem, secretAlreadyShown } from "../../base/platform/rules/errors.ts";

interface Kept {
  readonly fingerprint: string;
  readonly secret: boolean;
  readonly result: unknown;
}

/** Runs each call with an Idempotency-Key once per credential. Results are kept in memory. */
export function createMemoryOnce<Services>(services: Services): RunOnce<Services> {
  const kept = new Map<string, Kept>();
  const running = new Set<string>();
  return async (caller, { operationId, key, fingerprint, secret }, work) => {
    const hasCredential = "credential" in caller && caller.credential.kind !== "system";
    const name = JSON.stringify(hasCredential ? [caller.credential.id, key] : [caller.address, operationId, key]);
    const known = kept.get(name);
    if (known) return replay(known, fingerprint);
    if (running.has(name)) throw new Problem("idempotency_in_progress", [], { retryAfter: 1 });
    running.add(name);
    try {
      const result = await work(services);
      kept.set(name, { fingerprint, secret, result });
      return { result, replayed: false };
    } finally {
      running.delete(name);
    }
  };
}

function replay({ fingerprint, secret, result }: Kept, sent: string): { result: unknown; replayed: boolean } {
  if (fingerprint !== sent) throw new Problem("idempotency_key_reused");
  if (secret) throw secretAlreadyShown((result as { readonly id: string | null }).id);
  return { result, replayed: true };
}
