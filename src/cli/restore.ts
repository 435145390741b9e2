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
Stop the service first. The database has to be empty: set DATA_DIR to a new folder, or DATABASE_URL to a new database. Put the secret
key of the backup in place before: SECRET_KEY, or the file DATA_DIR/secret.key. Every file is compared with its checksum before
anything is written. A restore that was interrupted goes on when the same command is run again.

Afterwards everything is as it was at the time of the backup: API keys and sessions that were ended since are good again, and
messages that waited then are sent. A backup of an older release is brought up to this one.

Examples:
  $ crm restore backups/2026-11-22 --check
  $ DATA_DIR=/srv/crm-new crm restore backups/2026-11-22`;

/** `crm restore` */
export function addRestore(program: Command): void {
  program
    .command("restore <folder>")
    .description("Restore a backup into an empty database.")
    .option("--check", "only compare the backup's files with their checksums")
    .option("--other-key", "restore although its secret key is not here (then: crm secrets reset)")
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
  const done = check ? "are in order" : "are restored. Start the service, and run: crm doctor";
  const from = `${contentsText(contents)}, of ${contents.created_at},`;
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

/** Without its key a restored database would not start. */
async function requireKey({ secretKey, previousSecretKey, dataDir }: Config, wanted: string | null): Promise<void> {
  if (wanted === null) return;
  const file = join(dataDir, "secret.key");
  const key = secretKey ?? (await readFile(file, "utf8").then(decoded, () => null));
  if ([key, previousSecretKey].some((one) => one?.length === 32 && keyFingerprint(one) === wanted)) return;
  const found = key === null ? `${file} is missing and SECRET_KEY is not set` : "the configured key is another one";
  throw new CommandError(
    "configuration",
    `The backup belongs to the secret key with the fingerprint ${wanted}, but ${found}. Set SECRET_KEY to that key or copy it to ${file}. If it is lost for good, add --other-key.`,
  );
}

const decoded = (text: string): Buffer => Buffer.from(text, "base64");
