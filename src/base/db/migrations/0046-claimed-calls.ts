import type { Migration } from "../migration.ts";

/**
 * Locks an idempotent call and then reads its stored result. In a volatile function each statement has its own snapshot,
 * so a result that was committed before the lock was free is found.
 */
export const claimedCalls: Migration = {
  name: "0046-claimed-calls",
  up: (tx) =>
    tx.raw(`CREATE FUNCTION claim_call(lock_name text, of_principal text, of_operation text, of_key text)
      RETURNS TABLE (claimed boolean, fingerprint text, result text) LANGUAGE plpgsql VOLATILE AS $$
      BEGIN
        claimed := pg_try_advisory_xact_lock(hashtextextended(lock_name, 0));
        SELECT k.fingerprint, k.result INTO fingerprint, result FROM idempotency_keys AS k
          WHERE k.principal = of_principal AND k.operation_id = of_operation AND k.key = of_key AND k.expires_at > now();
        RETURN NEXT;
      END $$`),
};
