import { createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Keyring } from "../../base/platform/keyring.ts";
import { limitedNetwork } from "../../base/platform/ip-networks.ts";
import { TooManyRequests } from "../../base/platform/rules/errors.ts";
import type { Store } from "../../base/store/store.ts";
import type { AttemptKey, AttemptLimit } from "./sql/sign-ins.ts";

/** Dependencies of the throttle. */
export interface ThrottleDeps {
  readonly store: Store;
  readonly keyring: Keyring;
}

/** An attempt that counts as failed until it is taken back. */
export interface Attempt {
  /** The attempt was right, but the sign-in is not complete. */
  takeBack(): Promise<void>;
  /** The user has signed in: earlier failures no longer count. */
  clear(): Promise<void>;
}

/** Attempts of one account from one network. */
const SIGN_IN: AttemptLimit = { attempts: 10, seconds: 600 };
/**
 * Codes of one account from all networks. Only somebody who knows the password can reach this limit, so no stranger can
 * lock the account. Three of a million codes are right at any time.
 */
const CODES: AttemptLimit = { attempts: 20, seconds: 3600 };
const SLOW_FROM = 5;
const SLOWER_BY_MS = 250;
const SLOWEST_MS = 2000;

/** Counts an attempt of an account. It need not exist: the response must not reveal that. */
export async function beginAttempt(deps: ThrottleDeps, email: string, address: string): Promise<Attempt> {
  const key = { account: accountHash(deps.keyring, email), address: hash(deps.keyring, limitedNetwork(address)) };
  const { attempt, earlier } = await count(deps, key, SIGN_IN);
  if (earlier >= SLOW_FROM) await delay(Math.min((earlier - SLOW_FROM + 1) * SLOWER_BY_MS, SLOWEST_MS));
  return attempt;
}

/** Counts a code of an account whose password is known to the visitor. */
export async function beginCode(deps: ThrottleDeps, userId: string): Promise<Attempt> {
  const key = { account: hash(deps.keyring, `code:${userId}`), address: hash(deps.keyring, "any") };
  return (await count(deps, key, CODES)).attempt;
}

/** Forgets the failed attempts of an account. */
export async function unlockAccount(
  { store, keyring }: ThrottleDeps,
  { email, userId }: { readonly email: string; readonly userId: string },
): Promise<void> {
  await store.failedSignIns.clearAccount(accountHash(keyring, email));
  await store.failedSignIns.clearAccount(hash(keyring, `code:${userId}`));
}

async function count(
  { store: { failedSignIns } }: ThrottleDeps,
  key: AttemptKey,
  limit: AttemptLimit,
): Promise<{ readonly attempt: Attempt; readonly earlier: number }> {
  const { allowed, ofAccount: earlier, wait } = await failedSignIns.count(key, limit);
  if (!allowed) throw new TooManyRequests(Math.max(1, Math.ceil(wait)));
  const attempt = { takeBack: () => failedSignIns.takeBack(key), clear: () => failedSignIns.clear(key) };
  return { attempt, earlier };
}

const accountHash = (keyring: Keyring, email: string): Buffer => hash(keyring, `account:${email}`);

/** A keyed hash, so that a copy of the database does not reveal who tried to sign in from where. */
function hash(keyring: Keyring, text: string): Buffer {
  const [key] = keyring.keys("throttle");
  return createHmac("sha256", key).update(text).digest();
}
