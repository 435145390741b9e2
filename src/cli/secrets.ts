import type { Command } from "commander";
import { keyFingerprint } from "../platform/key-fingerprint.ts";
import { createKeyring } from "../platform/keyring.ts";
import { readConfig, type Config } from "../server/config.ts";
import { createStore, type Store } from "../store/store.ts";
import { keyState, readSecretKey, replaceLostKey } from "../server/secret-key.ts";
import { countKeyUse, renewKeyUse, type KeyUse, type RotationDeps } from "../server/key-rotation.ts";
import { openCommandStorage, type Storage } from "../server/storage.ts";
import { CommandError, exitCodes } from "../server/outcome.ts";
import { columns, printResult } from "../platform/output.ts";
import { showProgress } from "./progress.ts";

interface JsonOption {
  readonly json?: boolean;
}

const SHAPE = '{"fingerprint", "values": [{"name", "current", "previous", "unreadable"}], "keep_previous_until"}';
const ROTATE = `
How to change the key while nothing stops for long:
  1. Keep a copy of the old key: your backups need it.
  2. Start every process with SECRET_KEY=<new> and SECRET_KEY_PREVIOUS=<old>. Make the new one with: openssl rand -base64 32
     Where several processes must not stop at once, give all of them SECRET_KEY=<old> and SECRET_KEY_PREVIOUS=<new> before.
  3. Run this command with the same variables. It may be stopped and run again.
  4. Remove SECRET_KEY_PREVIOUS at the time that this command prints, or when you can do without the links in old messages.

Exit status 1 when something is left under the old key, or neither key reads it.

Examples:
  $ crm secrets rotate
  $ crm secrets status --json`;
const RESET = `
Only for a key that is lost for good. The database then belongs to SECRET_KEY (or to DATA_DIR/secret.key, which is made). What the
lost key had encrypted stays unreadable: issue new secrets for webhooks, enter the addresses of calendars again, and let AI
applications register again. Links in messages and cursors end. \`crm audit verify\` reports each organization's log until its
next entry. Records, people, passwords and API keys are not affected.

Examples:
  $ crm secrets reset --confirm`;

/** `crm secrets …` */
export function addSecrets(program: Command): void {
  const secrets = program.command("secrets").description("SECRET_KEY: what it protects, and how to change it.");
  secrets
    .command("status")
    .description("Say which key the database belongs to, and what each key still reads. Changes nothing.")
    .option("--json", `print ${SHAPE}`)
    .action(status);
  secrets
    .command("rotate")
    .description("Encrypt again with SECRET_KEY what only SECRET_KEY_PREVIOUS reads. Safe while the service runs.")
    .option("--json", `print ${SHAPE}`)
    .addHelpText("after", ROTATE)
    .action(rotate);
  secrets
    .command("reset")
    .description("Give the database another key because its own is lost.")
    .option("--confirm", "required: what the lost key had encrypted is given up")
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

/** The database belongs to the new key once nothing in it needs the old one. */
async function bindTo({ installation }: Store, key: Buffer, { previousSecretKey }: Config): Promise<void> {
  if (previousSecretKey) await installation.bindKey(keyFingerprint(previousSecretKey), keyFingerprint(key));
}

async function reset({ confirm, json }: JsonOption & { readonly confirm?: boolean }): Promise<void> {
  const config = readConfig(process.env);
  await withStorage(config, async (storage) => {
    const store = createStore(storage.pool);
    const state = await keyState(config, storage.pool);
    if (state.kind !== "wrong" && state.kind !== "lost") {
      throw new CommandError("refused", "The database belongs to the configured key: there is nothing to reset.");
    }
    if (!confirm) throw new CommandError("usage", `Add --confirm to give up what the lost key had encrypted.${RESET}`);
    const key = await replaceLostKey(config, storage.pool);
    const uses = await countKeyUse({ store, keyring: createKeyring(key, config.previousSecretKey) });
    await report(uses, { key, store, json });
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
  const text = [`The database belongs to the key ${result.fingerprint ?? "–"}.`, columns(rows), advice(uses, until)];
  printResult(result, { json, text: text.join("\n") });
  process.exitCode = done ? exitCodes.ok : exitCodes.failed;
}

function countsOf({ current, previous, unreadable }: KeyUse): string {
  const parts = [`${String(current)} under SECRET_KEY`];
  if (previous > 0) parts.push(`${String(previous)} under SECRET_KEY_PREVIOUS`);
  if (unreadable > 0) parts.push(`${String(unreadable)} that neither key reads`);
  return parts.join(", ");
}

function advice(uses: readonly KeyUse[], until: string | null): string {
  if (total(uses, "previous") > 0) return "Run: crm secrets rotate";
  const gone =
    "What neither key reads is lost, unless you find its key: set that one as SECRET_KEY_PREVIOUS and run this again.";
  const lost = total(uses, "unreadable") > 0 ? `${gone}\n` : "";
  if (until === null) return `${lost}The key was never changed, so nothing needs SECRET_KEY_PREVIOUS.`;
  return `${lost}Nothing is encrypted with the key before any more. Links in messages and cursors that it signed are good until
${until}: keep SECRET_KEY_PREVIOUS until then. Without it they are refused, and nothing else is.`;
}

function total(uses: readonly KeyUse[], of: "current" | "previous" | "unreadable"): number {
  return uses.reduce((sum, use) => sum + use[of], 0);
}
