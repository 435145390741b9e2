import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { keyFingerprint, createKeyring, type Keyring } from "../base/platform/keyring.ts";
import { ConfigurationError, type Config } from "./config.ts";
import { connectForMaintenance } from "../base/db/connection.ts";
import { createStore, type StoreSecrets } from "../base/store/store.ts";
import { SecretKeyError } from "./secret-key-error.ts";
import { countKeyUse } from "./key-rotation.ts";
import { createAuditLogDeps } from "../features/accounts/audit-log-verification.ts";
import { addressHashes } from "../base/platform/hashed-address.ts";

/** The configuration of the secret key. */
type KeyConfig = Pick<Config, "secretKey" | "previousSecretKey" | "dataDir">;

/** The relation between the database and the configured keys. */
export type KeyState =
  /** The database belongs to SECRET_KEY. */
  | { readonly kind: "current"; readonly key: Buffer }
  /** It belongs to SECRET_KEY_PREVIOUS: a rotation has started. */
  | { readonly kind: "changing"; readonly key: Buffer }
  /** Nothing in it requires a key yet; null if none is configured and DATA_DIR has none. */
  | { readonly kind: "new"; readonly key: Buffer | null }
  /** It belongs to another key; `belongs` is the fingerprint of that key, if recorded. */
  | { readonly kind: "wrong"; readonly key: Buffer; readonly belongs: string | null }
  /** It belongs to a key that is not configured, and DATA_DIR has none. */
  | { readonly kind: "lost"; readonly belongs: string | null };

/**
 * Returns the 32 bytes of SECRET_KEY, or with the embedded database those of `DATA_DIR/secret.key`, which is created
 * for a new database. Throws SecretKeyError if the database belongs to another key.
 */
export async function readSecretKey(config: KeyConfig, pool: Knex): Promise<Buffer> {
  // At start a slow connection is no reason to fail: requests wait one second for a connection, maintenance ten.
  const patient = connectForMaintenance(pool);
  try {
    return await bindKey(config, patient);
  } finally {
    await patient.destroy();
  }
}

async function bindKey(config: KeyConfig, pool: Knex): Promise<Buffer> {
  const state = await keyState(config, pool);
  if (state.kind === "wrong" || state.kind === "lost") throw new SecretKeyError(state, config.dataDir);
  const key = state.key ?? (await makeKey(config.dataDir));
  const belongs = state.kind === "changing" && config.previousSecretKey ? config.previousSecretKey : key;
  const { installation } = createStore(pool);
  if ((await installation.key()) === null && !(await installation.bindKey(null, keyFingerprint(belongs)))) {
    // Another process has just bound the database, possibly to another key.
    return await bindKey(config, pool);
  }
  return key;
}

/** Binds the database to the configured key or a new one, because its own key is lost. Returns the key. */
export async function replaceLostKey(config: KeyConfig, pool: Knex): Promise<Buffer> {
  const { installation } = createStore(pool);
  const key = config.secretKey ?? (await readKeyFile(config.dataDir)) ?? (await makeKey(config.dataDir));
  await installation.bindKey((await installation.key())?.fingerprint ?? null, keyFingerprint(key));
  return key;
}

/** Compares the configured keys with the key of the database. Changes nothing. */
export async function keyState(config: KeyConfig, pool: Knex): Promise<KeyState> {
  // In this order: the file exists before the database is bound to it, possibly by another process meanwhile.
  const { installation } = createStore(pool);
  const bound = await installation.key();
  const key = config.secretKey ?? (await readKeyFile(config.dataDir));
  if (bound) return boundState(config, key, bound.fingerprint);
  const state = await unboundState(config, key, pool);
  // Another process can have bound the database and encrypted values with a key that was not there yet.
  return (await installation.key()) === null ? state : await keyState(config, pool);
}

function boundState({ previousSecretKey: previous }: KeyConfig, key: Buffer | null, belongs: string): KeyState {
  if (key === null) return { kind: "lost", belongs };
  if (keyFingerprint(key) === belongs) return { kind: "current", key };
  if (previous !== null && keyFingerprint(previous) === belongs) return { kind: "changing", key };
  return { kind: "wrong", key, belongs };
}

/** For databases of releases that did not record the key: determined from the encrypted values. */
async function unboundState({ previousSecretKey }: KeyConfig, key: Buffer | null, pool: Knex): Promise<KeyState> {
  const keyring = createKeyring(key ?? randomBytes(32), previousSecretKey);
  const uses = await countKeyUse({ store: createStore(pool), keyring });
  const [current, previous, unreadable] = [sum(uses, "current"), sum(uses, "previous"), sum(uses, "unreadable")];
  if (current + previous + unreadable === 0) return { kind: "new", key };
  if (key === null) return { kind: "lost", belongs: null };
  if (previous > 0) return { kind: "changing", key };
  return current > 0 ? { kind: "current", key } : { kind: "wrong", key, belongs: null };
}

function sum<Name extends string>(uses: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return uses.reduce((total, use) => total + use[name], 0);
}

/** Returns null if the file does not exist. Throws ConfigurationError if it contains anything else. */
export async function readKeyFile(dataDir: string): Promise<Buffer | null> {
  const file = join(dataDir, "secret.key");
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text, "base64");
  if (key.length !== 32) throw new ConfigurationError([`${file} must contain 32 bytes in base64`]);
  return key;
}

/** The file is linked into place when complete: concurrent starts, in one process or several, read the same key. */
async function makeKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, "secret.key");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return Buffer.from(await readFile(file, "utf8"), "base64");
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Returns what the store needs of SECRET_KEY: signatures of the audit log and hashes of erased people's addresses. */
export function storeSecrets(keyring: Keyring): StoreSecrets {
  return { log: createAuditLogDeps(keyring), addresses: addressHashes(keyring) };
}
