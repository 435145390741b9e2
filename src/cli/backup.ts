import type { Command } from "commander";
import { readConfig } from "../server/config.ts";
import { openClient } from "../db/connection.ts";
import { openDatabaseSource } from "../db/backup/database-source.ts";
import { writeBackup } from "../db/backup/folder.ts";
import { openUnmigratedStorage } from "../server/storage.ts";
import { contentsResult, contentsText, trackRows } from "./backup-report.ts";
import { printResult } from "../platform/output.ts";

interface BackupOptions {
  readonly out: string;
  readonly json?: boolean;
}

const EXAMPLES = `
The backup is a consistent snapshot; the service keeps running. It is a folder with one file per table and a manifest; the folder is
renamed to <new folder> when it is complete. It does not contain the secret key: store SECRET_KEY (or DATA_DIR/secret.key) separately.
It does not contain the bytes of files on records: copy DATA_DIR/files/stored, or replicate the bucket, after the backup.
It contains personal data and password hashes; only its owner can read the folder.

Examples:
  $ crm backup --out backups/$(date +%F)
  $ crm backup --out /mnt/backups/crm-1 --json`;

/** Adds `crm backup`. */
export function addBackup(program: Command): void {
  program
    .command("backup")
    .description("Write the whole database to a new folder while the service runs.")
    .requiredOption("--out <folder>", "the new folder")
    .option("--json", 'print {"folder", "id", "created_at", "rows", "key_fingerprint", "migrations", "server_version"}')
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run({ out, json }: BackupOptions): Promise<void> {
  const storage = await openUnmigratedStorage(readConfig(process.env));
  try {
    const client = await openClient(storage.pool);
    try {
      const source = await openDatabaseSource(client);
      await trackRows("Saved:", source.contents, (onRows) => writeBackup(source, out, onRows));
      const text = `${contentsText(source.contents)} saved in ${out}. Store the secret key separately.`;
      printResult({ folder: out, ...contentsResult(source.contents) }, { json, text });
    } finally {
      await client.end();
    }
  } finally {
    await storage.close();
  }
}
