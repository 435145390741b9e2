import type { Command } from "commander";
import { keyFingerprint, createKeyring } from "../base/platform/keyring.ts";
import { readConfig, type Config } from "../server/config.ts";
import { createStore, type Store } from "../base/store/store.ts";
import { keyState, readSecretKey, replaceLostKey } from "../server/secret-key.ts";
import { countKeyUse, deleteLostHashes, renewKeyUse, type KeyUse, type RotationDeps } from "../server/key-rotation.ts";
import { openCommandStorage, type Storage } from "../server/storage.ts";
import { CommandError, exitCodes } from "../server/outcome.ts";
import { columns, printResult } from "../base/platform/output.ts";
import { showProgress } from "./progress.ts";

interface JsonOption {
  readonly json?: boolean;
}

const SHAPE = '{"fingerprint", "values": [{"name", "current", "previous", "unreadable"}], "keep_previous_until"}';
const ROTATE = `
How to change the key with minimal downtime:
  1. Keep a copy of the old key: your backups need it.
  2. Restart all processes with SECRET_KEY=<new> and SECRET_KEY_PREVIOUS=<old>. Generate the new key with: openssl rand -base64 32
     For a rolling restart, first restart all processes with SECRET_KEY=<old> and SECRET_KEY_PREVIOUS=<new>.
  3. Run this command with the same variables. It can be interrupted and run again.
  4. Remove SECRET_KEY_PREVIOUS at the time that this command prints, or earlier if links in old messages may stop working.

Exit status 1 if values remain that are encrypted with the old key or that neither key can decrypt.

Examples:
  $ crm secrets rotate
  $ crm secrets status --json`;
const RESET = `
Only for a key that is lost permanently. The database then uses SECRET_KEY (or DATA_DIR/secret.key, which is created). Values
encrypted with the lost key stay unreadable: issue new secrets for webhooks, enter the addresses of calendars again, and let AI
applications register again. Users with an authenticator app sign in with a recovery code, or after \`crm user reset-two-factor\`. Links in messages and cursors become invalid.
Suppressed addresses of erased people are no longer recognized. \`crm audit verify\` reports the log of each organization
as not signed until its next entry. Records, users, passwords and API keys are not affected.

Examples:
  $ crm secrets reset --confirm`;

/** Adds `crm secrets …`. */
export function addSecrets(program: Command): void {
  const secrets = program.command("secrets").description("Show and change the secret key (SECRET_KEY).");
  secrets
    .command("status")
    .description("Show the key of the database and the number of values per key. Read-only.")
    .option("--json", `print ${SHAPE}`)
    .action(status);
  secrets
    .command("rotate")
    .description("Re-encrypt the values of SECRET_KEY_PREVIOUS with SECRET_KEY. Safe while the service runs.")
    .option("--json", `print ${SHAPE}`)
    .addHelpText("after", ROTATE)
    .action(rotate);
  secrets
    .command("reset")
    .description("Replace a lost key of the database.")
    .option("--confirm", "required: values encrypted with the lost key are abandoned")
    .option("--json", `print ${SHAPE}`)
    .addHelpText("after", RESET)
    .action(reset);
}

async function status({ json }: JsonOption): Promise<void> {
  await withKey(async ({ deps, key, store }) => {
    await report(await countKeyUse(deps), { key, store, json });
  });
}

async function rotate({ json }: JsonOption): Promise<void> {
  await withKey(async ({ deps, key, store, config }) => {
    const before = await countKeyUse(deps);
    const progress = showProgress("Values:", total(before, "previous"));
    const uses = await renewKeyUse(deps, (count) => progress.done(count)).finally(() => {
      progress.end();
    });
    if (total(uses, "previous") === 0) await bindTo(store, key, config);
    await report(uses, { key, store, json });
  });
}

/** Binds the database to the new key once no value depends on the old one. */
async function bindTo({ installation }: Store, key: Buffer, { previousSecretKey }: Config): Promise<void> {
  if (previousSecretKey) await installation.bindKey(keyFingerprint(previousSecretKey), keyFingerprint(key));
}

async function reset({ confirm, json }: JsonOption & { readonly confirm?: boolean }): Promise<void> {
  const config = readConfig(process.env);
  await withStorage(config, async (storage) => {
    const store = createStore(storage.pool);
    const state = await keyState(config, storage.pool);
    if (state.kind !== "wrong" && state.kind !== "lost") {
      throw new CommandError("refused", "The configured key is the key of the database: nothing to reset.");
    }
    if (!confirm)
      throw new CommandError("usage", `Add --confirm to abandon the values encrypted with the lost key.${RESET}`);
    const key = await replaceLostKey(config, storage.pool);
    const deps = { store, keyring: createKeyring(key, config.previousSecretKey) };
    await deleteLostHashes(deps);
    await report(await countKeyUse(deps), { key, store, json });
  });
}

interface WithKey {
  readonly deps: RotationDeps;
  readonly key: Buffer;
  readonly store: Store;
  readonly config: Config;
}

async function withKey(work: (tools: WithKey) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  await withStorage(config, async ({ pool }) => {
    const key = await readSecretKey(config, pool);
    const store = createStore(pool);
    await work({ deps: { store, keyring: createKeyring(key, config.previousSecretKey) }, key, store, config });
  });
}

async function withStorage(config: Config, work: (storage: Storage) => Promise<void>): Promise<void> {
  const storage = await openCommandStorage(config);
  try {
    await work(storage);
  } finally {
    await storage.close();
  }
}

async function report(
  uses: readonly KeyUse[],
  { key, store, json }: { key: Buffer; store: Store; json: boolean | undefined },
): Promise<void> {
  const bound = await store.installation.key();
  const done = total(uses, "previous") + total(uses, "unreadable") === 0;
  const until = bound?.fingerprint === keyFingerprint(key) ? await store.installation.signedUntil() : null;
  const result = { fingerprint: bound?.fingerprint ?? null, values: uses, keep_previous_until: until };
  const rows = uses.map((use) => [use.name, countsOf(use)] as const);
  const text = [`Key of the database: ${result.fingerprint ?? "–"}`, columns(rows), advice(uses, until)];
  printResult(result, { json, text: text.join("\n") });
  process.exitCode = done ? exitCodes.ok : exitCodes.failed;
}

function countsOf({ current, previous, unreadable }: KeyUse): string {
  const parts = [`${String(current)} with SECRET_KEY`];
  if (previous > 0) parts.push(`${String(previous)} with SECRET_KEY_PREVIOUS`);
  if (unreadable > 0) parts.push(`${String(unreadable)} unreadable with either key`);
  return parts.join(", ");
}

function advice(uses: readonly KeyUse[], until: string | null): string {
  if (total(uses, "previous") > 0) return "Run: crm secrets rotate";
  const gone =
    "Values that are unreadable with either key are lost unless you find their key: then set it as SECRET_KEY_PREVIOUS and run this command again.";
  const lost = total(uses, "unreadable") > 0 ? `${gone}\n` : "";
  if (until === null) return `${lost}The key was never changed, so SECRET_KEY_PREVIOUS is not needed.`;
  return `${lost}No value is encrypted with the previous key. Links in messages and cursors that it signed are valid until
${until}: keep SECRET_KEY_PREVIOUS until then. Without it only these links and cursors are rejected.`;
}

function total(uses: readonly KeyUse[], of: "current" | "previous" | "unreadable"): number {
  return uses.reduce((sum, use) => sum + use[of], 0);
}
