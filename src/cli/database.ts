import type { Command } from "commander";
import { readConfig } from "../server/config.ts";
import { upgradeEmbedded } from "../db/upgrade.ts";
import { trackRows } from "./backup-report.ts";
import { CommandError } from "../server/outcome.ts";
import { printResult } from "../platform/output.ts";

const EXAMPLES = `
A new release may bring a new major version of PostgreSQL, which cannot read the old one's files. This command copies the database,
brings its schema up to date and puts the copy in place. The service must be stopped. The old database is only read; it is kept in
DATA_DIR/pg.<version>: delete it when you are sure. The disk needs room for both. After an interruption run the command again.

The old version of PostgreSQL has to be installed once; the command says how.

Examples:
  $ crm database upgrade`;

/** `crm database …` */
export function addDatabase(program: Command): void {
  const database = program.command("database").description("The embedded database.");
  database
    .command("upgrade")
    .description("Bring the embedded database to this release's version of PostgreSQL.")
    .option("--json", 'print {"upgraded", "from", "to", "kept"}')
    .addHelpText("after", EXAMPLES)
    .action(upgrade);
}

async function upgrade({ json }: { readonly json?: boolean }): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new CommandError("refused", "DATABASE_URL names a server of yours: upgrade it with PostgreSQL's own tools.");
  }
  const done = await upgradeEmbedded(dataDir, (contents, work) => trackRows("Copied:", contents, work));
  const text = done
    ? `The database is now of PostgreSQL ${String(done.to)}. The one of PostgreSQL ${String(done.from)} is kept in ${done.kept}; delete it when you are sure.`
    : "The database is of this release's version of PostgreSQL. There is nothing to do.";
  printResult({ upgraded: done !== null, from: null, to: null, kept: null, ...done }, { json, text });
}
