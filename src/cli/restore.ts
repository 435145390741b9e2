import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { keyFingerprint } from "../platform/key-fingerprint.ts";
import { readConfig, type Config } from "../server/config.ts";
import type { BackupSource } from "../db/backup/contents.ts";
import { openBackup } from "../db/backup/folder.ts";
import { load } from "../db/backup/load.ts";
import { openClient } from "../db/connection.ts";
import { openUnmigratedStorage } from "../server/storage.ts";
import { contentsResult, contentsText, trackRows } from "./backup-report.ts";
import { CommandError } from "../server/outcome.ts";
import { printResult } from "../platform/output.ts";

interface RestoreOptions {
  readonly check?: boolean;
  readonly otherKey?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Stop the service first. The database must be empty: set DATA_DIR to a new folder, or DATABASE_URL to a new database. Provide the
secret key of the backup: SECRET_KEY, or the file DATA_DIR/secret.key. The checksums of all files are verified before anything is written.
To continue an interrupted restore, run the same command again.

After a restore, the database is in the state of the backup: API keys and sessions that were revoked since then are valid again, and
messages that were queued at that time are sent. The schema of a backup from an older release is updated.

Examples:
  $ crm restore backups/2026-11-22 --check
  $ DATA_DIR=/srv/crm-new crm restore backups/2026-11-22`;

/** Adds `crm restore`. */
export function addRestore(program: Command): void {
  program
    .command("restore <folder>")
    .description("Restore a backup into an empty database.")
    .option("--check", "only verify the checksums of the backup")
    .option("--other-key", "restore without the secret key of the backup (afterwards run: crm secrets reset)")
    .option("--json", 'print {"folder", "id", "created_at", "rows", "key_fingerprint", "migrations", "server_version"}')
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run(folder: string, { check, otherKey, json }: RestoreOptions): Promise<void> {
  const config = readConfig(process.env);
  const source = await openBackup(folder);
  const { contents } = source;
  if (!check) {
    if (!otherKey) await requireKey(config, contents.key_fingerprint);
    await restore(config, source);
  }
  const done = check ? "verified" : "restored. Start the service, and run: crm doctor";
  const from = `${contentsText(contents)} from ${contents.created_at}`;
  printResult({ folder, ...contentsResult(contents) }, { json, text: `${from} ${done}.` });
}

async function restore(config: Config, source: BackupSource): Promise<void> {
  const storage = await openUnmigratedStorage(config);
  try {
    const client = await openClient(storage.pool);
    try {
      await trackRows("Restored:", source.contents, (onRows) => load(source, { client, pool: storage.pool }, onRows));
    } finally {
      await client.end();
    }
  } finally {
    await storage.close();
  }
}

/** Checks the secret key: with another key the service does not start on the restored database. */
async function requireKey({ secretKey, previousSecretKey, dataDir }: Config, wanted: string | null): Promise<void> {
  if (wanted === null) return;
  const file = join(dataDir, "secret.key");
  const key = secretKey ?? (await readFile(file, "utf8").then(decoded, () => null));
  if ([key, previousSecretKey].some((one) => one?.length === 32 && keyFingerprint(one) === wanted)) return;
  const found = key === null ? `${file} is missing and SECRET_KEY is not set` : "a different key is configured";
  throw new CommandError(
    "configuration",
    `The backup requires the secret key with the fingerprint ${wanted}, but ${found}. Set SECRET_KEY to that key or copy it to ${file}. If the key is lost permanently, add --other-key.`,
  );
}

const decoded = (text: string): Buffer => Buffer.from(text, "base64");
