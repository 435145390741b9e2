import { createHmac, type KeyObject } from "node:crypto";
import type { Services } from "../../generated/services.js";
import type { Keyring } from "../base/platform/keyring.ts";
import type { Caller, Visitor } from "../base/contract/caller.ts";
import type { SerializeBy } from "../base/contract/operation.ts";
import { Problem, secretAlreadyShown } from "../base/platform/rules/errors.ts";
import type { CallKey, StoredResult } from "../base/platform/sql/idempotency.ts";
import type { Repositories, Store } from "../base/store/store.ts";
import type { Serialize } from "./serialization.ts";
import { createServices, type ServiceDeps } from "./services.ts";

/** A call with an Idempotency-Key. */
export interface RepeatableCall {
  readonly operationId: string;
  /** The client's Idempotency-Key. */
  readonly key: string;
  /** A short form of the input: the same key with another one is rejected. */
  readonly fingerprint: string;
  /** The complete input. */
  readonly input: unknown;
  /** The record for which the call is serialized. */
  readonly serializeBy: SerializeBy | null;
  /** The result contains a secret: only its id is stored, and repetitions are rejected with it. */
  readonly secret: boolean;
}

/** The result of a call, and whether it was replayed. */
interface OnceResult<Result> {
  readonly result: Result;
  readonly replayed: boolean;
}

/** Runs a call at most once: its changes and its result are committed together, so that a crash leaves neither. */
export type Once = <Result>(
  caller: Caller | Visitor,
  call: RepeatableCall,
  work: (services: Services) => Promise<Result>,
) => Promise<OnceResult<Result>>;

/**
 * Dependencies of `Once`: those of services, a function that creates a store for a transaction, and serialization by
 * record.
 */
export interface OnceDeps extends ServiceDeps {
  readonly joinTransaction: (tx: Repositories) => Store;
  readonly serialize: Serialize;
}

/**
 * Creates `once` for the services built from `deps`. The result of a completed call is returned without waiting in the
 * queue of its record. A repetition of a call that waits or runs in this process is rejected before it is queued,
 * because it would wait for itself.
 */
export function createOnce({ joinTransaction, serialize, ...deps }: OnceDeps): Once {
  const { store, keyring } = deps;
  const running = new Set<string>();
  return async <Result>(
    caller: Caller | Visitor,
    call: RepeatableCall,
    work: (services: Services) => Promise<Result>,
  ): Promise<OnceResult<Result>> => {
    const idempotent = { ...call, id: callKey(caller, call) };
    const inTransaction = (tx: Repositories) => work(createServices({ ...deps, store: joinTransaction(tx) }));
    const name = JSON.stringify(idempotent.id);
    // Without a queue, the transaction finds the result of a completed call.
    if (call.serializeBy !== null || running.has(name)) {
      const replayed = replay<Result>(await store.idempotency.find(idempotent.id), keyring, idempotent);
      if (replayed) return replayed;
    }
    if (running.has(name)) throw inProgress();
    running.add(name);
    try {
      return await serialize(call.serializeBy, { caller, input: call.input }, () =>
        store.transactionOnTrial((tx) => doOnce(tx, keyring, idempotent, () => inTransaction(tx))),
      );
    } finally {
      running.delete(name);
    }
  };
}

const inProgress = (): Problem => new Problem("idempotency_in_progress", [], { retryAfter: 1 });

/** An idempotent call with the key of its stored result. */
interface IdempotentCall extends Pick<RepeatableCall, "fingerprint" | "secret"> {
  readonly id: CallKey;
}

/**
 * Runs `work`, or returns its stored result. Must be called in the transaction of `work`. Throws
 * `idempotency_in_progress` only while the first call is running: after its completion, the lock can also be held by
 * another repetition.
 */
export async function doOnce<Result>(
  tx: Repositories,
  keyring: Keyring,
  call: IdempotentCall,
  work: () => Promise<Result>,
): Promise<OnceResult<Result>> {
  const { claimed, stored } = await tx.idempotency.claim(call.id);
  const replayed = replay<Result>(stored, keyring, call);
  if (replayed) return replayed;
  if (!claimed) throw inProgress();
  const [fingerprint] = keyedHashes(keyring, call.fingerprint);
  if (createsRecord(call)) tx.idempotency.expectRecord(call.id, fingerprint);
  const result = await work();
  if (!tx.idempotency.isStored(result))
    await tx.idempotency.save(call.id, { fingerprint, result: JSON.stringify(storableResult(result, call)) });
  return { result, replayed: false };
}

/** Whether the call inserts one record, which is its result. */
const createsRecord = ({ id }: IdempotentCall): boolean => id.operation_id === "entities.create";

/** Returns the stored result; null if the call has not completed. */
function replay<Result>(
  stored: StoredResult | null,
  keyring: Keyring,
  { fingerprint, secret }: Pick<IdempotentCall, "fingerprint" | "secret">,
): OnceResult<Result> | null {
  if (!stored) return null;
  if (!keyedHashes(keyring, fingerprint).includes(stored.fingerprint)) throw new Problem("idempotency_key_reused");
  const result: unknown = JSON.parse(stored.result);
  if (secret) throw secretAlreadyShown((result as { id: string | null }).id);
  return { result: result as Result, replayed: true };
}

/** The input can contain a password: with a keyed hash, passwords cannot be guessed from the stored fingerprints. */
function keyedHashes(keyring: Keyring, fingerprint: string): readonly [string, ...string[]] {
  const [current, ...previous] = keyring.keys("idempotency");
  const hash = (key: KeyObject): string => createHmac("sha256", key).update(fingerprint).digest("base64url");
  return [hash(current), ...previous.map(hash)];
}

function storableResult(result: unknown, { secret }: Pick<RepeatableCall, "secret">): unknown {
  if (!secret) return result ?? null;
  const id = typeof result === "object" && result !== null && "id" in result ? result.id : null;
  return { id: typeof id === "string" ? id : null };
}

/** Keys are unique per credential; without one, per address and operation. */
function callKey(caller: Caller | Visitor, { operationId, key }: RepeatableCall): CallKey {
  return { principal: principal(caller), operation_id: operationId, key };
}

function principal(caller: Caller | Visitor): string {
  if (!("credential" in caller)) return `address:${caller.address}`;
  const { credential, organization, user } = caller;
  return credential.kind === "system" ? `system:${organization.id}:${user.id}` : `${credential.kind}:${credential.id}`;
}
