import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { keyFingerprint } from "../../base/platform/keyring.ts";
import type { Config } from "../../server/config.ts";
import { createStore } from "../../base/store/store.ts";
import { SecretKeyError } from "../../server/secret-key-error.ts";
import { keyState, type KeyState } from "../../server/secret-key.ts";
import { bad, good, reason, warning, type Check } from "./checks.ts";

const NAME = "Secret key";

/** Checks that the configured key is the key of the database, and that other users cannot read its file. */
export async function checkSecret(config: Config, pool: Knex): Promise<Check> {
  try {
    const state = await keyState(config, pool);
    if (state.kind === "wrong" || state.kind === "lost") return misfit(state, config.dataDir);
    const open = config.secretKey ? null : await readableByOthers(config.dataDir);
    if (open !== null) return bad(NAME, `other users can read ${open}`, `chmod 600 ${open}`);
    return await fitting(config, state, pool);
  } catch (error) {
    return bad(NAME, reason(error), `Restore ${config.dataDir}/secret.key from your backup.`);
  }
}

function misfit(state: Extract<KeyState, { kind: "wrong" | "lost" }>, dataDir: string): Check {
  const [found = "", ...fix] = new SecretKeyError(state, dataDir).message.split("\n");
  return bad(NAME, found, fix.join("\n    "));
}

async function fitting(
  config: Config,
  state: Exclude<KeyState, { kind: "wrong" | "lost" }>,
  pool: Knex,
): Promise<Check> {
  const place = config.secretKey ? "SECRET_KEY" : join(config.dataDir, "secret.key");
  if (state.key === null) return good(NAME, `will be created in ${place}`);
  const found = `${place}, fingerprint ${keyFingerprint(state.key)}`;
  if (state.kind === "changing") {
    return warning(NAME, `${found}, is new; the database still uses SECRET_KEY_PREVIOUS`, "Run: crm secrets rotate");
  }
  if (config.previousSecretKey === null) return good(NAME, found);
  const until = await createStore(pool).installation.signedUntil();
  if (until !== null && Date.parse(until) > Date.now())
    return good(NAME, `${found}; keep SECRET_KEY_PREVIOUS until ${until}`);
  return warning(
    NAME,
    found,
    "Remove SECRET_KEY_PREVIOUS once `crm secrets status` reports that it is no longer needed.",
  );
}

async function readableByOthers(dataDir: string): Promise<string | null> {
  const file = join(dataDir, "secret.key");
  const found = await stat(file).catch(() => null);
  return found !== null && (found.mode & 0o077) !== 0 ? file : null;
}
