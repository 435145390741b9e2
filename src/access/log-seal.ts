import { createHmac } from "node:crypto";
import { canonicalJson } from "../domain/canonical-json.ts";
import type { LogTools } from "../repositories/activity-log-chain.ts";
import { newId } from "./ids.ts";
import type { Keyring } from "./keyring.ts";

const SEAL = "chain";

/** What a store needs to write to the activity log. */
export function createLogTools(keyring: Keyring): LogTools {
  const [key] = keyring.keys("log", SEAL);
  return { newId, seal: (text) => hmac(key, text) };
}

/** Whether a seal was made of this text with the key of now or the one before. */
export function isSealOf(keyring: Keyring, text: string, seal: string): boolean {
  return keyring.keys("log", SEAL).some((key) => hmac(key, text) === seal);
}

/**
 * What the log keeps of a call's arguments: the name of a key that only this organization has, and their HMAC-SHA-256 with
 * it. Nobody without the key can try out what they were.
 */
export function hashArguments(keyring: Keyring, orgId: string, value: unknown): string {
  const [key] = keyring.keys("log", `arguments:${orgId}`);
  return `${hmac(key, "name").slice(0, 8)}:${hmac(key, canonicalJson(value ?? null))}`;
}

const hmac = (key: Buffer, text: string): string => createHmac("sha256", key).update(text).digest("hex");
