import type { Knex } from "knex";
import { run, sql, type SqlText } from "./sql-text.ts";

/** Identifies an idempotent call: principal and key, and the operation, with which alone the key can be used. */
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

/** Whether this transaction has locked the call, and the result if the call has completed. */
interface ClaimedCall {
  readonly claimed: boolean;
  readonly stored: StoredResult | null;
}

/** A call whose result is the record that it inserts. */
interface CreatingCall {
  readonly call: CallKey;
  readonly fingerprint: string;
  /** The inserted record; null before the insert. */
  record: object | null;
}

const creatingCalls = new WeakMap<Knex, CreatingCall>();

const LIFETIME = "now(), now() + interval '24 hours'";
const COLUMNS = "principal, operation_id, key, fingerprint, result, created_at, expires_at";
/** An earlier row has expired, or contains the record of a call whose result turned out to be something else. */
const REPLACE = `ON CONFLICT (principal, operation_id, key) DO UPDATE SET fingerprint = EXCLUDED.fingerprint,
  result = EXCLUDED.result, created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at`;

/** Visitors without a credential can share an address, so their keys belong to one operation. */
const isAddress = (principal: string): boolean => principal.startsWith("address:");

/** Statements for stored results. */
export function idempotencyRepository(db: Knex) {
  return {
    /** Locks the call for this transaction without waiting, and reads its result after that. */
    async claim(call: CallKey): Promise<ClaimedCall> {
      const { principal, operation_id, key } = call;
      const lockName = JSON.stringify(isAddress(principal) ? [principal, operation_id, key] : [principal, key]);
      const statement = sql("SELECT * FROM claim_call(?, ?, ?, ?)", lockName, principal, operation_id, key);
      const [row] = await run<{ claimed: boolean } & Nullable<StoredResult>>(db, statement, "idempotency.claim");
      const { claimed = false, fingerprint = null, result = null } = row ?? {};
      return { claimed, stored: fingerprint === null || result === null ? null : { fingerprint, result } };
    },
    /** Stores the next record that is inserted in this transaction as the result of the call, in the same statement. */
    expectRecord(call: CallKey, fingerprint: string): void {
      creatingCalls.set(db, { call, fingerprint, record: null });
    },
    /** Whether this is the record that was stored with its insert. */
    isStored: (result: unknown): boolean =>
      typeof result === "object" && result !== null && creatingCalls.get(db)?.record === result,
    async find({ principal, operation_id, key }: CallKey): Promise<StoredResult | null> {
      const text = `SELECT fingerprint, result FROM idempotency_keys
        WHERE principal = ? AND key = ? AND expires_at > now() AND (operation_id = ? OR ?)
        ORDER BY operation_id = ? DESC LIMIT 1`;
      const values = [principal, key, operation_id, !isAddress(principal), operation_id];
      const [row] = await run<StoredResult>(db, sql(text, ...values), "idempotency.find");
      return row ?? null;
    },
    async save({ principal, operation_id, key }: CallKey, { fingerprint, result }: StoredResult): Promise<void> {
      const text = `INSERT INTO idempotency_keys (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ${LIFETIME}) ${REPLACE}`;
      await run(db, sql(text, principal, operation_id, key, fingerprint, result), "idempotency.save");
    },
    async purge(): Promise<void> {
      await db("idempotency_keys").whereRaw("expires_at < now()").delete();
    },
  };
}

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/** Stores a record as the result of a call, as part of the statement that inserts it. */
interface StoredWithInsert {
  readonly statement: SqlText;
  /** Must be called after the insert. */
  readonly done: () => void;
}

/**
 * Returns the part of an insert that stores the record as the result of the transaction's call; null if the call has
 * another result. `inserted` is the name of the inserted rows: without a row, nothing is stored.
 */
export function storedWithInsert(db: Knex, inserted: string, record: object): StoredWithInsert | null {
  const creating = creatingCalls.get(db);
  if (creating?.record !== null) return null;
  const { call, fingerprint } = creating;
  const text = `INSERT INTO idempotency_keys (${COLUMNS}) SELECT ?, ?, ?, ?, ?, ${LIFETIME} FROM ${inserted} ${REPLACE}`;
  const values = [call.principal, call.operation_id, call.key, fingerprint, JSON.stringify(record)];
  return { statement: sql(text, ...values), done: () => void (creating.record = record) };
}
