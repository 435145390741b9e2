import { createHash, createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { canonicalJson } from "../../platform/rules/canonical-json.ts";
import { hashedText, sealedText, type LogLink } from "../rules/log-chain.ts";
import type { SealedEnd } from "../sql/activity-log.ts";
import type { LogTools } from "../sql/activity-log-chain.ts";
import { newId } from "../../platform/ids.ts";
import type { Keyring } from "../../platform/keyring.ts";

const SEAL = "chain";

/** What a store needs to write to the activity log. */
export function createLogTools(keyring: Keyring): LogTools {
  const key = createSecretKey(keyring.keys("log", SEAL)[0]);
  return { newId, hashOf, seal: (text) => hmac(key, text) };
}

/** The SHA-256 that stands for an entry at its place. */
export function hashOf(orgId: string, { seq, previous_hash, ...row }: Omit<LogLink, "hash">): string {
  return createHash("sha256")
    .update(hashedText(orgId, seq, previous_hash, row))
    .digest("hex");
}

/** Whether the seal of an end of a chain was made with the key of now or the one before. */
export function isSealed(keyring: Keyring, kind: "head" | "anchor", orgId: string, end: SealedEnd): boolean {
  return sealingKey(keyring, kind, orgId, end) !== null;
}

/** The index in the keyring of the key that sealed an end of a chain: 0 is the current one. Null where none did. */
export function sealingKey(keyring: Keyring, kind: "head" | "anchor", orgId: string, end: SealedEnd): number | null {
  const text = sealedText(kind, orgId, end);
  const index = keyring.keys("log", SEAL).findIndex((key) => hmac(key, text) === end.seal);
  return index === -1 ? null : index;
}

/**
 * What the log keeps of a call's arguments: the name of a key that only this organization has, and their HMAC-SHA-256 with
 * it. Nobody without the key can try out what they were.
 */
export function hashArguments(keyring: Keyring, orgId: string, value: unknown): string {
  const { name, key } = argumentKey(keyring, orgId);
  return `${name}:${hmac(key, canonicalJson(value ?? null))}`;
}

interface ArgumentKey {
  readonly name: string;
  readonly key: KeyObject;
}

/** Deriving one costs more than using it. */
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

/** A KeyObject is looked at once; bytes are, at some cost, for each use. */
const hmac = (key: KeyObject | Buffer, text: string): string => createHmac("sha256", key).update(text).digest("hex");
