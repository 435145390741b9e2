import { createHash, createHmac, type KeyObject } from "node:crypto";
import { canonicalJson } from "../../../base/platform/rules/canonical-json.ts";
import { hashedText, signedText, type ChainedEntry } from "../rules/audit-log-chain.ts";
import type { SignedEnd } from "../sql/audit-log.ts";
import type { AuditLogDeps } from "../sql/audit-log-chain.ts";
import { newId } from "../../../base/platform/ids.ts";
import type { Keyring } from "../../../base/platform/keyring.ts";

const PURPOSE = "chain";

/** Returns the functions that the store needs to write to the audit log. */
export function createAuditLogDeps(keyring: Keyring): AuditLogDeps {
  const [key] = keyring.keys("log", PURPOSE);
  return { newId, hashEntry, sign: (text) => hmac(key, text) };
}

/** Returns the SHA-256 hash of an entry and its position in the chain, in hex. */
export function hashEntry(orgId: string, { seq, previous_hash, ...row }: Omit<ChainedEntry, "hash">): string {
  return createHash("sha256")
    .update(hashedText(orgId, seq, previous_hash, row))
    .digest("hex");
}

/** Returns whether a chain end was signed with the current key or the previous one. */
export function isSigned(keyring: Keyring, kind: "head" | "anchor", orgId: string, end: SignedEnd): boolean {
  return signingKeyIndex(keyring, kind, orgId, end) !== null;
}

/**
 * Returns the index in the keyring of the key that signed a chain end: 0 is the current key. Null if no key matches.
 */
export function signingKeyIndex(
  keyring: Keyring,
  kind: "head" | "anchor",
  orgId: string,
  end: SignedEnd,
): number | null {
  const text = signedText(kind, orgId, end);
  const index = keyring.keys("log", PURPOSE).findIndex((key) => hmac(key, text) === end.seal);
  return index === -1 ? null : index;
}

/**
 * Returns what the log stores instead of a call's arguments: the name of a key derived for this organization, and the
 * HMAC-SHA-256 of the arguments under that key. Without the key, arguments cannot be guessed by trial.
 */
export function hashArguments(keyring: Keyring, orgId: string, value: unknown): string {
  const { name, key } = argumentKey(keyring, orgId);
  return `${name}:${hmac(key, canonicalJson(value ?? null))}`;
}

interface ArgumentKey {
  readonly name: string;
  readonly key: KeyObject;
}

/** Cached because deriving a key costs more than using it. */
const argumentKeys = new WeakMap<Keyring, Map<string, ArgumentKey>>();
const MAX_KEYS = 1_000;

function argumentKey(keyring: Keyring, orgId: string): ArgumentKey {
  const known = argumentKeys.get(keyring) ?? new Map<string, ArgumentKey>();
  argumentKeys.set(keyring, known);
  const found = known.get(orgId);
  if (found) return found;
  const [key] = keyring.keys("log", `arguments:${orgId}`);
  const made = { name: hmac(key, "name").slice(0, 8), key };
  if (known.size >= MAX_KEYS) known.clear();
  known.set(orgId, made);
  return made;
}

const hmac = (key: KeyObject, text: string): string => createHmac("sha256", key).update(text).digest("hex");
