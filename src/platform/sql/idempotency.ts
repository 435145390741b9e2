import type { Knex } from "knex";
import { tryLockName } from "./advisory-locks.ts";

/** Identifies an idempotent call: principal, operation and key. */
export interface CallKey {
  readonly principal: string;
  readonly operation_id: string;
  readonly key: string;
}

/** The stored result of a call. */
export interface StoredResult {
  readonly fingerprint: string;
  /** JSON. */
  readonly result: string;
}

/** Statements for stored results. */
export function idempotencyRepository(db: Knex) {
  return {
    /** Locks the call for this transaction without waiting; returns false if another transaction has locked it. */
    async tryLock(call: CallKey): Promise<boolean> {
      return await tryLockName(db, JSON.stringify([call.principal, call.operation_id, call.key]));
    },
    async find(call: CallKey): Promise<StoredResult | null> {
      const row = await db("idempotency_keys")
        .where({ ...call })
        .whereRaw("expires_at > now()")
        .first<StoredResult | undefined>("fingerprint", "result");
      return row ?? null;
    },
    async save(call: CallKey, stored: StoredResult): Promise<void> {
      const expiry = { created_at: db.fn.now(), expires_at: db.raw("now() + interval '24 hours'") };
      await db("idempotency_keys")
        .insert({ ...call, ...stored, ...expiry })
        .onConflict(["principal", "operation_id", "key"])
        .merge();
    },
    async purge(): Promise<void> {
      await db("idempotency_keys").whereRaw("expires_at < now()").delete();
    },
  };
}
