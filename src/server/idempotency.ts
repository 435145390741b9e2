import { createHmac } from "node:crypto";
import type { Services } from "../../generated/services.js";
import type { Keyring } from "../platform/keyring.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import type { SerializeBy } from "../contract/operation.ts";
import { Problem, secretAlreadyShown } from "../platform/rules/errors.ts";
import type { CallKey } from "../platform/sql/idempotency.ts";
import type { Repositories, Store } from "../store/store.ts";
import type { Serialize } from "./serialization.ts";
import { createServices, type ServiceDeps } from "./services.ts";

/** A call that the client may repeat. */
export interface RepeatableCall {
  readonly operationId: string;
  /** The client's Idempotency-Key. */
  readonly key: string;
  /** What the call says, in short: the same key with another one is refused. */
  readonly fingerprint: string;
  /** All that it says. */
  readonly input: unknown;
  /** Which record it queues for. */
  readonly serializeBy: SerializeBy | null;
  /** The result holds a secret: only its id is kept, and a repetition is refused with it. */
  readonly secret: boolean;
}

/** What a call gave, and whether it was given before. */
export interface Outcome<Result> {
  readonly result: Result;
  readonly replayed: boolean;
}

/** Does a call once: what it changes and its answer are committed together, so that a crash leaves neither. */
export type Once = <Result>(
  caller: Caller | Visitor,
  call: RepeatableCall,
  work: (services: Services) => Promise<Result>,
) => Promise<Outcome<Result>>;

/** What `once` is made of: the services' parts, how a transaction becomes a store for them, and the queues of records. */
export interface OnceDeps extends ServiceDeps {
  readonly joinTransaction: (tx: Repositories) => Store;
  readonly serialize: Serialize;
}

/**
 * `once` over the services that are made of `parts`. A completed call is answered at once, without queue or transaction. A
 * repetition of a call that waits or runs in this process is refused before the queue: it would wait for itself.
 */
export function createOnce({ joinTransaction, serialize, ...deps }: OnceDeps): Once {
  const { store, keyring } = deps;
  const running = new Set<string>();
  return async <Result>(
    caller: Caller | Visitor,
    call: RepeatableCall,
    work: (services: Services) => Promise<Result>,
  ): Promise<Outcome<Result>> => {
    const kept = { ...call, id: callKey(caller, call) };
    const inTransaction = (tx: Repositories) => work(createServices({ ...deps, store: joinTransaction(tx) }));
    const replayed = await replay<Result>(store, keyring, kept);
    if (replayed) return replayed;
    const name = JSON.stringify(kept.id);
    if (running.has(name)) throw inProgress();
    running.add(name);
    try {
      return await serialize(call.serializeBy, { caller, input: call.input }, () =>
        store.transaction((tx) => doOnce(tx, keyring, kept, () => inTransaction(tx))),
      );
    } finally {
      running.delete(name);
    }
  };
}

const inProgress = (): Problem => new Problem("idempotency_in_progress", [], { retryAfter: 1 });

/** A call that may be repeated, and under which name its answer is kept. */
export interface KeptCall extends Pick<RepeatableCall, "fingerprint" | "secret"> {
  readonly id: CallKey;
}

/**
 * Does `work`, or gives what it gave before; to be called in the transaction of `work`. Throws `idempotency_in_progress` only
 * while the first call runs: whoever holds the lock may also be another repetition of a call that has completed.
 */
export async function doOnce<Result>(
  tx: Repositories,
  keyring: Keyring,
  call: KeptCall,
  work: () => Promise<Result>,
): Promise<Outcome<Result>> {
  const locked = await tx.idempotency.tryLock(call.id);
  // Looked up after the lock was tried, so that what the first call has committed meanwhile is seen.
  const kept = await replay<Result>(tx, keyring, call);
  if (kept) return kept;
  if (!locked) throw inProgress();
  const result = await work();
  const [fingerprint] = keyed(keyring, call.fingerprint);
  await tx.idempotency.save(call.id, { fingerprint, result: JSON.stringify(keepable(result, call)) });
  return { result, replayed: false };
}

/** The answer that was kept; null where the call has not completed. */
async function replay<Result>(
  { idempotency }: Pick<Repositories, "idempotency">,
  keyring: Keyring,
  { id, fingerprint, secret }: KeptCall,
): Promise<Outcome<Result> | null> {
  const answer = await idempotency.find(id);
  if (!answer) return null;
  if (!keyed(keyring, fingerprint).includes(answer.fingerprint)) throw new Problem("idempotency_key_reused");
  const result: unknown = JSON.parse(answer.result);
  if (secret) throw secretAlreadyShown((result as { id: string | null }).id);
  return { result: result as Result, replayed: true };
}

/** A call may hold a password: who gets hold of the table cannot try passwords on what is kept of it. */
function keyed(keyring: Keyring, fingerprint: string): readonly [string, ...string[]] {
  const [current, ...previous] = keyring.keys("idempotency");
  const hash = (key: Buffer): string => createHmac("sha256", key).update(fingerprint).digest("base64url");
  return [hash(current), ...previous.map(hash)];
}

function keepable(result: unknown, { secret }: Pick<RepeatableCall, "secret">): unknown {
  if (!secret) return result ?? null;
  const id = typeof result === "object" && result !== null && "id" in result ? result.id : null;
  return { id: typeof id === "string" ? id : null };
}

/** Per credential; of callers that have none, per address. */
function callKey(caller: Caller | Visitor, { operationId, key }: RepeatableCall): CallKey {
  return { principal: principal(caller), operation_id: operationId, key };
}

function principal(caller: Caller | Visitor): string {
  if (!("credential" in caller)) return `address:${caller.address}`;
  const { credential, organization, user } = caller;
  return credential.kind === "system" ? `system:${organization.id}:${user.id}` : `${credential.kind}:${credential.id}`;
}
