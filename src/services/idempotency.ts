import { createHmac } from "node:crypto";
import type { Services } from "../../generated/services.js";
import type { Keyring } from "../access/keyring.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import { Problem, secretAlreadyShown } from "../domain/errors.ts";
import type { CallKey } from "../repositories/idempotency.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { turnOfCall } from "./booking-turns.ts";
import { createServices, type ServiceParts } from "./services.ts";

/** A call that the client may repeat. */
export interface RepeatableCall {
  readonly operationId: string;
  /** The client's Idempotency-Key. */
  readonly key: string;
  /** What the call says, in short: the same key with another one is refused. */
  readonly fingerprint: string;
  /** All that it says. */
  readonly input: unknown;
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

/** What `once` is made of: the services' parts, and how a transaction becomes a store for them. */
export interface OnceParts extends ServiceParts {
  readonly joinTransaction: (tx: Repositories) => Store;
}

/** `once` over the services that are made of `parts`. */
export function createOnce({ joinTransaction, ...parts }: OnceParts): Once {
  return async (caller, call, work) =>
    await parts.store.transaction(
      async (tx) =>
        await doOnce(tx, parts.keyring, { ...call, id: callKey(caller, call) }, () =>
          work(createServices({ ...parts, store: joinTransaction(tx) })),
        ),
      turnOfCall(call.operationId, caller, call.input),
    );
}

/** A call that may be repeated, and under which name its answer is kept. */
export interface KeptCall extends Pick<RepeatableCall, "fingerprint" | "secret"> {
  readonly id: CallKey;
}

/** Does `work`, or gives what it gave before; to be called in the transaction of `work`. */
export async function doOnce<Result>(
  tx: Repositories,
  keyring: Keyring,
  call: KeptCall,
  work: () => Promise<Result>,
): Promise<Outcome<Result>> {
  const fingerprints = keyed(keyring, call.fingerprint);
  if (!(await tx.idempotency.begin(call.id))) throw new Problem("idempotency_in_progress", [], { retryAfter: 1 });
  const kept = await replay(tx, call.id, { fingerprints, secret: call.secret });
  if (kept) return { result: kept.result as Result, replayed: true };
  const result = await work();
  const answer = { fingerprint: fingerprints[0], result: JSON.stringify(keepable(result, call)) };
  await tx.idempotency.keep(call.id, answer);
  return { result, replayed: false };
}

async function replay(
  tx: Repositories,
  key: CallKey,
  { fingerprints, secret }: { fingerprints: readonly string[]; secret: boolean },
): Promise<{ result: unknown } | null> {
  const answer = await tx.idempotency.find(key);
  if (!answer) return null;
  if (!fingerprints.includes(answer.fingerprint)) throw new Problem("idempotency_key_reused");
  const result: unknown = JSON.parse(answer.result);
  if (secret) throw secretAlreadyShown((result as { id: string | null }).id);
  return { result };
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
