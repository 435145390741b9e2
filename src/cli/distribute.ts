import type { Command } from "commander";
import {
  distribute,
  plan,
  type PlacedTable,
  isInUse,
  readiness,
  type Readiness,
} from "../base/db/distribution/distribute.ts";
import { pendingMigrations } from "../base/db/migrate.ts";
import { columns, printResult } from "../base/platform/output.ts";
import { readConfig } from "../server/config.ts";
import { CommandError } from "../server/outcome.ts";
import { openUnmigratedStorage, type Storage } from "../server/storage.ts";
import { wholeNumber } from "./arguments.ts";

interface DistributeOptions {
  readonly shards: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** The default of Citus. */
const SHARDS = 32;
const MOST_SHARDS = 512;

const EXAMPLES = `
For an installation that one database server can no longer carry. The records of an organization are stored together in a shard on one of
the workers. Organizations, users and roles are copied to every node. Keys, sessions, jobs and webhooks stay on the coordinator.

Stop the service and make a backup first. All tables are distributed in one transaction: if the command fails or is interrupted, nothing
has changed. There is no way back except restoring the backup. The number of shards cannot be changed later: choose it so that each worker
of the largest cluster that you expect has several.

Examples:
  $ crm distribute --dry-run
  $ crm distribute --shards 64`;

/** Adds `crm distribute`. */
export function addDistribute(program: Command): void {
  program
    .command("distribute")
    .description("Distribute the database by organization over the workers of a Citus cluster.")
    .option("--shards <number>", "shards of each distributed table", wholeNumber(1, MOST_SHARDS), SHARDS)
    .option("--dry-run", "only list the tables and what would happen to them")
    .option("--json", 'print {"distributed", "shards", "workers", "tables": [{"table", "placement", "rows"}]}')
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run({ shards, dryRun = false, json }: DistributeOptions): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === null) {
    throw new CommandError(
      "refused",
      "The embedded database cannot be distributed. Move it to a Citus cluster with crm backup and crm restore, and set DATABASE_URL to the coordinator.",
    );
  }
  const storage = await openUnmigratedStorage(config);
  try {
    const { distributed, workers } = await requireReadiness(storage, shards);
    const tables = distributed === null ? await plan(storage.pool) : [];
    if (distributed === null && !dryRun) await distributeUnused(storage, shards);
    const text = distributed === null ? report(tables, dryRun) : nothingToDo(distributed, workers);
    const state = { distributed: distributed !== null || !dryRun, shards: distributed ?? shards, workers, tables };
    printResult(state, { json, text });
  } finally {
    await storage.close();
  }
}

/** Throws CommandError if the database cannot be distributed. */
async function requireReadiness({ pool }: Storage, shards: number): Promise<Readiness> {
  if ((await pendingMigrations(pool)).length > 0)
    throw new CommandError("refused", "The schema is not up to date. Run first: crm migrate");
  const found = await readiness(pool, shards);
  if (found.problems.length > 0) throw new CommandError("refused", found.problems.join("\n"));
  return found;
}

const nothingToDo = (shards: number, workers: readonly string[]): string =>
  `The database is already distributed: ${String(shards)} shards on ${workers.join(", ")}. Nothing to do.`;

async function distributeUnused({ pool }: Storage, shards: number): Promise<void> {
  if (await isInUse(pool))
    throw new CommandError("refused", "The service is connected to this database. Stop all of its processes first.");
  await distribute(pool, shards);
}

const HEADINGS = {
  reference: ["Would be copied to every node", "Copied to every node"],
  distributed: ["Would be distributed by organization", "Distributed by organization"],
  local: ["Would stay on the coordinator", "On the coordinator"],
} as const;

function report(tables: readonly PlacedTable[], dryRun: boolean): string {
  return (["distributed", "reference", "local"] as const)
    .map((placement) => {
      const rows = tables.filter((table) => table.placement === placement);
      const lines = columns(rows.map(({ table, rows: count }) => [`  ${table}`, `about ${String(count)} rows`]));
      return `${HEADINGS[placement][dryRun ? 0 : 1]}:\n${lines}`;
    })
    .join("\n");
}
