import type { Command } from "commander";
import { readConfig } from "../server/config.ts";
import { migrate, pendingMigrations } from "../base/db/migrate.ts";
import { openUnmigratedStorage } from "../server/storage.ts";
import { printResult } from "../base/platform/output.ts";

interface MigrateOptions {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Adds `crm migrate`. */
export function addMigrate(program: Command): void {
  program
    .command("migrate")
    .description("Update the database schema. Safe while the service runs, and in several processes at the same time.")
    .option("--dry-run", "only list the migrations that would be applied")
    .option("--json", 'print {"migrations": ["0001-…"], "applied": true}')
    .action(run);
}

async function run({ dryRun, json }: MigrateOptions): Promise<void> {
  const storage = await openUnmigratedStorage(readConfig(process.env));
  try {
    const names = dryRun ? await pendingMigrations(storage.pool) : await migrate(storage.pool);
    const verb = dryRun ? "Would be applied" : "Applied";
    const text =
      names.length === 0 ? "The schema is up to date." : `${verb}:\n${names.map((name) => `  ${name}`).join("\n")}`;
    printResult({ migrations: names, applied: !dryRun }, { json, text });
  } finally {
    await storage.close();
  }
}
