import { Option, type Command } from "commander";
import type { Knex } from "knex";
import type { Client } from "pg";
import { readConfig, type Config } from "../server/config.ts";
import { openClient } from "../base/db/connection.ts";
import { openDatabaseSource } from "../base/db/backup/catalog.ts";
import { type StoredFiles, writeBackup, sealKeys } from "../base/db/backup/folder.ts";
import { keyFingerprint } from "../base/platform/keyring.ts";
import { openFileStorage } from "../server/dependencies.ts";
import { CommandError } from "../server/outcome.ts";
import { readKeyFile } from "../server/secret-key.ts";
import { openUnmigratedStorage } from "../server/storage.ts";
import { contentsResult, contentsText, trackRows } from "./progress.ts";
import { printResult } from "../base/platform/output.ts";
import { readPassphrase } from "./arguments.ts";

interface BackupOptions {
  readonly out: string;
  readonly passphraseFile?: string;
  /** undefined: with the files. */
  readonly files?: boolean;
  readonly json?: boolean;
}

const SHAPE =
  'print {"folder", "id", "created_at", "rows", "key_fingerprint", "migrations", "server_version", "files", "purged_files", "key"}';
const EXAMPLES = `
The backup is a consistent snapshot; the service keeps running. It is a folder with one file per table and a manifest; the folder is
renamed to <new folder> when it is complete. It contains personal data and password hashes; only its owner can read the folder.

With --passphrase-file, the backup also contains the secret key, encrypted with the passphrase (scrypt, AES-256-GCM): an empty machine
can be restored with the backup and the passphrase. Keep the passphrase in another place than the backup. Without the option, store
SECRET_KEY (or DATA_DIR/secret.key) separately.
It contains the bytes of files on records, from DATA_DIR/files or the bucket. With --no-files it does not: then copy
DATA_DIR/files/stored, or replicate the bucket, after the backup.

Examples:
  $ crm backup --out backups/$(date +%F) --passphrase-file /etc/crm/backup-passphrase
  $ crm backup --out /mnt/backups/crm-1 --json`;

/** Adds `crm backup`. */
export function addBackup(program: Command): void {
  program
    .command("backup")
    .description("Write the whole database to a new folder while the service runs.")
    .requiredOption("--out <folder>", "the new folder")
    .option("--passphrase-file <file>", "include the secret key, encrypted with this passphrase (-: standard input)")
    .option("--no-files", "leave out the bytes of files on records")
    // The former option for the present default: scripts of installations use it.
    .addOption(new Option("--files").hideHelp())
    .option("--json", SHAPE)
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run(options: BackupOptions): Promise<void> {
  const config = readConfig(process.env);
  const passphrase = options.passphraseFile === undefined ? null : await readPassphrase(options.passphraseFile);
  const storage = await openUnmigratedStorage(config);
  try {
    const client = await openClient(storage.pool);
    try {
      await save(config, { client, pool: storage.pool }, { ...options, passphrase });
    } finally {
      await client.end();
    }
  } finally {
    await storage.close();
  }
}

interface Saving extends BackupOptions {
  readonly passphrase: string | null;
}

/** `client` reads the snapshot of the backup, `pool` the current state. */
interface Connections {
  readonly client: Client;
  readonly pool: Knex;
}

async function save(
  config: Config,
  { client, pool }: Connections,
  { out, files = true, json, passphrase }: Saving,
): Promise<void> {
  const source = await openDatabaseSource(client);
  const { contents } = source;
  const sealedKeys = passphrase === null ? null : await keysOf(config, contents.key_fingerprint, passphrase);
  const storage = openFileStorage(config);
  const storedFiles: StoredFiles = {
    keys: files ? await storedFileKeys(client) : [],
    read: (key) => storage.read(key),
    isStillListed: (key) => isFileListed(pool, key),
  };
  const parts = { source, sealedKeys, storedFiles };
  const purged = await trackRows("Saved:", contents, (onRows) => writeBackup({ ...parts, onRows }, out));
  const count = storedFiles.keys.length - purged.length;
  const result = { folder: out, ...contentsResult(contents), files: count, purged_files: purged.length };
  const withFiles = files ? ` and ${String(count)} files` : "";
  const missing = purged.length > 0 ? ` ${String(purged.length)} files were purged meanwhile.` : "";
  const advice = sealedKeys === null ? "Store the secret key separately." : "Keep the passphrase in another place.";
  const text = `${contentsText(contents)}${withFiles} saved in ${out}.${missing} ${advice}`;
  printResult({ ...result, key: sealedKeys !== null }, { json, text });
}

/** Encrypts the keys of the database. Throws CommandError if another key is configured. */
async function keysOf(config: Config, wanted: string | null, passphrase: string): Promise<string> {
  const current = config.secretKey ?? (await readKeyFile(config.dataDir));
  const previous = config.previousSecretKey;
  if (current === null) {
    throw new CommandError("configuration", "There is no secret key to include: set SECRET_KEY.");
  }
  const fingerprints = [current, previous].map((key) => (key === null ? null : keyFingerprint(key)));
  if (wanted !== null && !fingerprints.includes(wanted)) {
    throw new CommandError(
      "configuration",
      `The database belongs to the secret key with the fingerprint ${wanted}, but a different key is configured. Set SECRET_KEY to that key.`,
    );
  }
  return await sealKeys({ current, previous }, passphrase);
}

/** Returns the keys of all stored files in the snapshot of a connection; none before migration 0035. */
async function storedFileKeys(client: Client): Promise<string[]> {
  const { rows: known } = await client.query<{ found: string | null }>("SELECT to_regclass('files') AS found");
  if (!known[0]?.found) return [];
  const { rows } = await client.query<{ key: string }>(
    "SELECT object_key AS key FROM files WHERE object_key IS NOT NULL ORDER BY org_id, id",
  );
  return rows.map(({ key }) => key);
}

/** Returns whether a file is still stored now: false if it was purged after the snapshot of a backup. */
async function isFileListed(pool: Knex, key: string): Promise<boolean> {
  // A key begins with the id of the organization.
  const of = "SELECT 1 FROM files WHERE org_id = ? AND object_key = ?";
  const { rows } = await pool.raw<{ rows: unknown[] }>(of, [key.split("/")[0] ?? "", key]);
  return rows.length > 0;
}
