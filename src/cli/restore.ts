import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { keyFingerprint } from "../base/platform/keyring.ts";
import { readConfig, type Config } from "../server/config.ts";
import type { BackupSource } from "../base/db/backup/contents.ts";
import { type Backup, type BackupFile, openBackup, openKeys, type SecretKeys } from "../base/db/backup/folder.ts";
import { load, requireRestorable } from "../base/db/backup/load.ts";
import { openClient } from "../base/db/connection.ts";
import type { FileStorage } from "../features/files/storage.ts";
import { openDataDir } from "../server/data-dir.ts";
import { openFileStorage } from "../server/dependencies.ts";
import { openUnmigratedStorage } from "../server/storage.ts";
import { readPassphrase } from "./arguments.ts";
import { contentsResult, contentsText, trackRows } from "./progress.ts";
import { CommandError } from "../server/outcome.ts";
import { printResult } from "../base/platform/output.ts";

interface RestoreOptions {
  readonly check?: boolean;
  readonly otherKey?: boolean;
  readonly passphraseFile?: string;
  readonly showKey?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Stop the service first. The database must be empty: set DATA_DIR to a new folder, or DATABASE_URL to a new database. Provide the
secret key of the backup: SECRET_KEY, or the file DATA_DIR/secret.key. If the backup contains the key, --passphrase-file writes that
file, and --show-key prints the key for SECRET_KEY. The checksums of all files are verified before anything is written. To continue an
interrupted restore, run the same command again. Files on records that the backup contains are stored in DATA_DIR/files or the bucket.

After a restore, the database is in the state of the backup: API keys and sessions that were revoked since then are valid again, and
messages that were queued at that time are sent. The schema of a backup from an older release is updated.

Examples:
  $ crm restore backups/2026-11-22 --check
  $ DATA_DIR=/srv/crm-new crm restore backups/2026-11-22
  $ DATA_DIR=/srv/crm-new crm restore backups/2026-11-22 --passphrase-file /root/passphrase
  $ crm restore backups/2026-11-22 --passphrase-file /root/passphrase --show-key`;

/** Adds `crm restore`. */
export function addRestore(program: Command): void {
  program
    .command("restore <folder>")
    .description("Restore a backup into an empty database.")
    .option("--check", "only verify the checksums of the backup")
    .option("--other-key", "restore without the secret key of the backup (afterwards run: crm secrets reset)")
    .option("--passphrase-file <file>", "decrypt the secret key in the backup with this passphrase (-: standard input)")
    .option("--show-key", "only print the secret keys in the backup, as lines for an environment file")
    .option("--json", 'print {"folder", "id", "created_at", "rows", "key_fingerprint", "migrations", "server_version"}')
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run(folder: string, options: RestoreOptions): Promise<void> {
  const { check, otherKey, passphraseFile, json } = options;
  const source = await openBackup(folder);
  const { contents } = source;
  const keys = passphraseFile === undefined ? null : await keysIn(source, passphraseFile);
  if (options.showKey) {
    printKeys(keys);
    return;
  }
  const config = readConfig(process.env);
  if (!check) {
    const checkKey = async (): Promise<void> => {
      if (!otherKey) await requireKey(config, contents.key_fingerprint);
    };
    if (keys === null) await checkKey();
    await restore(config, source, async () => {
      if (keys !== null && config.secretKey === null) await writeKeys(config.dataDir, keys);
      await checkKey();
      await storeFiles(openFileStorage(config), source.storedFiles);
    });
  }
  const done = check ? "verified" : "restored. Start the service, and run: crm doctor";
  const from = `${contentsText(contents)} from ${contents.created_at}`;
  printResult({ folder, ...contentsResult(contents) }, { json, text: `${from} ${done}.` });
}

/** Decrypts the keys of a backup. Throws CommandError if it contains none. */
async function keysIn({ sealedKeys }: Backup, passphraseFile: string): Promise<SecretKeys> {
  if (sealedKeys !== null) return await openKeys(sealedKeys, await readPassphrase(passphraseFile));
  throw new CommandError(
    "refused",
    "The backup does not contain the secret key. Provide the key with SECRET_KEY, and omit --passphrase-file.",
  );
}

function printKeys(keys: SecretKeys | null): void {
  if (keys === null) throw new CommandError("usage", "--show-key requires --passphrase-file.");
  const lines = [`SECRET_KEY=${keys.current.toString("base64")}`];
  if (keys.previous !== null) lines.push(`SECRET_KEY_PREVIOUS=${keys.previous.toString("base64")}`);
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Writes the key files of an empty DATA_DIR; existing ones are kept. */
async function writeKeys(dataDir: string, { current, previous }: SecretKeys): Promise<void> {
  await openDataDir(dataDir);
  const files = [
    { name: "secret.key", key: current },
    ...(previous === null ? [] : [{ name: "secret.key.previous", key: previous }]),
  ];
  for (const { name, key } of files) {
    await writeFile(join(dataDir, name), `${key.toString("base64")}\n`, { mode: 0o600, flag: "wx" }).catch(
      (error: unknown) => {
        if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      },
    );
  }
}

/** Stores the files before the records, so that the service never shows a record without its files. */
async function storeFiles(storage: FileStorage, files: readonly BackupFile[]): Promise<void> {
  if (files.length === 0) return;
  await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
  for (const { key, path, ...properties } of files) {
    const copy = join(storage.incoming, `restore-${randomUUID()}`);
    await copyFile(path, copy);
    try {
      await storage.store(key, { path: copy, ...properties });
    } finally {
      await rm(copy, { force: true });
    }
  }
}

/** `prepare` is called when the database is known to be empty. */
async function restore(config: Config, source: BackupSource, prepare: () => Promise<void>): Promise<void> {
  const storage = await openUnmigratedStorage(config);
  try {
    const client = await openClient(storage.pool);
    try {
      await requireRestorable(client, source.contents);
      await prepare();
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
  const key =
    secretKey ??
    (await readFile(file, "utf8").then(
      (text) => Buffer.from(text, "base64"),
      () => null,
    ));
  if ([key, previousSecretKey].some((one) => one?.length === 32 && keyFingerprint(one) === wanted)) return;
  const found = key === null ? `${file} is missing and SECRET_KEY is not set` : "a different key is configured";
  throw new CommandError(
    "configuration",
    `The backup requires the secret key with the fingerprint ${wanted}, but ${found}. Set SECRET_KEY to that key or copy it to ${file}. If the key is lost permanently, add --other-key.`,
  );
}
