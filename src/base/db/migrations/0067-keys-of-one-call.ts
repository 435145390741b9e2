import type { Migration } from "../migration.ts";

/**
 * An Idempotency-Key belongs to one call of its principal, so its use with another operation is found too. Visitors
 * without a credential share the address of their network: their keys belong to one operation.
 */
export const keysOfOneCall: Migration = {
  name: "0067-keys-of-one-call",
  up: (tx) => tx.raw(statements),
};

const statements = `
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey;
ALTER TABLE idempotency_keys ADD PRIMARY KEY (principal, key, operation_id);

CREATE OR REPLACE FUNCTION claim_call(lock_name text, of_principal text, of_operation text, of_key text)
  RETURNS TABLE (claimed boolean, fingerprint text, result text) LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    claimed := pg_try_advisory_xact_lock(hashtextextended(lock_name, 0));
    SELECT k.fingerprint, k.result INTO fingerprint, result FROM idempotency_keys AS k
      WHERE k.principal = of_principal AND k.key = of_key AND k.expires_at > now()
        AND (k.operation_id = of_operation OR of_principal NOT LIKE 'address:%')
      ORDER BY k.operation_id = of_operation DESC LIMIT 1;
    RETURN NEXT;
  END $$;
`;
