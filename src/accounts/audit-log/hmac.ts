import { createHash, createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { canonicalJson } from "../../platform/rules/canonical-json.ts";
import { hashedText, sealedText, type LogLink } from "../rules/log-chain.ts";
import type { SealedEnd } from "../sql/activity-log.ts";
import type { LogTools } from "../sql/activity-log-chain.ts";
import { newId } from "../../platform/ids.ts";
import type { Keyring } from "../../platform/keyring.ts";

const SEAL = "chain";

/** Returns the functions that the store needs to write to the audit log. */
export function createLogTools(keyring: Keyring): LogTools {
  const key = createSecretKey(keyring.keys("log", SEAL)[0]);
  return { newId, hashOf, seal: (text) => hmac(key, text) };
}

/** Returns the SHA-256 hash of an entry and its position in the chain, in hex. */
export function hashOf(orgId: string, { seq, previous_hash, ...row }: Omit<LogLink, "hash">): string {
  return createHash("sha256")
    .update(hashedText(orgId, seq, previous_hash, row))
    .digest("hex");
}

/** Returns whether a chain end was signed with the current key or the previous one. */
export function isSealed(keyring: Keyring, kind: "head" | "anchor", orgId: string, end: SealedEnd): boolean {
  return sealingKey(keyring, kind, orgId, end) !== null;
}

/**
 * Returns the index in the keyring of the key that signed a chain end: 0 is the current key. Null if no key matches.
 */
export function sealingKey(keyring: Keyring, kind: "head" | "anchor", orgId: string, end: SealedEnd): number | null {
  const text = sealedText(kind, orgId, end);
  const index = keyring.keys("log", SEAL).findIndex((key) => hmac(key, text) === end.seal);
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
  const key = createSecretKey(keyring.keys("log", `arguments:${orgId}`)[0]);
  const made = { name: hmac(key, "name").slice(0, 8), key };
  if (known.size >= MAX_KEYS) known.clear();
  known.set(orgId, made);
  return made;
}

/** A KeyObject is validated once; raw bytes are validated at every use. */
const hmac = (key: KeyObject | Buffer, text: string): string => createHmac("sha256", key).update(text).digest("hex");
