import type { Command } from "commander";
import { readConfig } from "../server/config.ts";
import { CommandError } from "../server/outcome.ts";
import { printResult } from "../base/platform/output.ts";
import { migrate, pendingMigrations } from "../base/db/migrate.ts";
import { openUnmigratedStorage } from "../server/storage.ts";

const EXAMPLES = `
A new release may come with a new major version of PostgreSQL, which cannot read the files of the old one. This command copies the
database, updates its schema and replaces the old database with the copy. Stop the service first. The old database is only read; it is
kept in DATA_DIR/pg.<version>, where you can delete it later. The disk needs space for both. After an interruption, run the command
again.

The old version of PostgreSQL must be installed once; the command prints how.

Examples:
  $ crm database upgrade`;

/** Adds `crm database …`. */
export function addDatabase(program: Command): void {
  const database = program.command("database").description("The embedded database.");
  database
    .command("upgrade")
    .description("Upgrade the embedded database to the PostgreSQL version of this release.")
    .option("--json", 'print {"upgraded", "from", "to", "kept"}')
    .addHelpText("after", EXAMPLES)
    .action(upgrade);
}

async function upgrade({ json }: { readonly json?: boolean }): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new CommandError(
      "refused",
      "DATABASE_URL is set to an external server: upgrade it with PostgreSQL's own tools.",
    );
  }
  // Loaded here, because `crm migrate` needs neither.
  const [{ upgradeEmbedded }, { trackRows }] = await Promise.all([
    import("../base/db/upgrade.ts"),
    import("./progress.ts"),
  ]);
  const done = await upgradeEmbedded(dataDir, (contents, work) => trackRows("Copied:", contents, work));
  const text = done
    ? `The database was upgraded to PostgreSQL ${String(done.to)}. The PostgreSQL ${String(done.from)} database is kept in ${done.kept}; delete it when you no longer need it.`
    : "The database already has the PostgreSQL version of this release. Nothing to do.";
  printResult({ upgraded: done !== null, from: null, to: null, kept: null, ...done }, { json, text });
}

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
    .action(updateSchema);
}

async function updateSchema({ dryRun, json }: MigrateOptions): Promise<void> {
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
