import { performance } from "node:perf_hooks";
import type { Command } from "commander";
import type { Knex } from "knex";
import type { OrganizationRecord } from "../features/accounts/sql/organizations.ts";
import { isDistributed } from "../base/db/distribution/distributed.ts";
import { raisePositions } from "../base/db/distribution/shards.ts";
import * as shards from "../base/db/distribution/shards.ts";
import { columns, printResult } from "../base/platform/output.ts";
import { readConfig } from "../server/config.ts";
import { CommandError } from "../server/outcome.ts";
import { openCommandStorage } from "../server/storage.ts";
import { createStore } from "../base/store/store.ts";
import { findOrganization } from "./organization-choice.ts";

interface MoveOptions {
  readonly org: string;
  readonly to: string;
  readonly alone?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** A shard and the worker that it moves to. */
interface Move {
  readonly organization: OrganizationRecord;
  readonly group: shards.ShardGroup;
  readonly target: shards.Worker;
  /** Slugs of the organizations in the same shard. */
  readonly others: readonly string[];
  /** Whether the organization first gets a shard of its own. */
  readonly alone: boolean;
}

/** The time that it took, in milliseconds, and the longest wait of a write. */
interface Timing extends shards.Pause {
  readonly duration_ms: number;
}

const EXAMPLES = `
Moves the shard of the organization to another worker, with the shards of all other tables that are stored with it. The organization is in
use meanwhile. At the end its writes wait for a moment: the command reports the longest wait that it measured. Other organizations in the
same shard move along and wait too, unless --alone first gives this one a shard of its own.

The worker needs space for the shard, and both workers need wal_level = logical. With --alone, writes wait until the shard is split, unless
the setting output_plugin_libraries of the workers allows citus.

Examples:
  $ crm org move --org acme --to db4.internal:5432 --dry-run
  $ crm org move --org acme --to db4.internal:5432 --alone`;

const JSON_FORM =
  'print {"organization", "shard", "from", "to", "alone", "others", "tables", "bytes", "moved", "duration_ms", "pause_ms"}';

/** Adds `crm org move`. */
export function addOrganizationMove(organizations: Command): void {
  organizations
    .command("move")
    .description("Move the records of an organization to another worker of a distributed database, while it is in use.")
    .requiredOption("--org <slug or id>", "the organization")
    .requiredOption("--to <host:port>", "the worker, as SELECT * FROM citus_get_active_worker_nodes() lists it")
    .option("--alone", "first give the organization a shard of its own, so that no other one moves along")
    .option("--dry-run", "only print what would be moved")
    .option("--json", JSON_FORM)
    .addHelpText("after", EXAMPLES)
    .action(run);
}

async function run({ dryRun = false, json, ...options }: MoveOptions): Promise<void> {
  const storage = await openCommandStorage(readConfig(process.env));
  try {
    const move = await prepare(storage.pool, options);
    const timing = dryRun ? null : await carryOut(storage.pool, move);
    printResult(resultOf(move, timing), { json, text: report(move, timing) });
  } finally {
    await storage.close();
  }
}

/** Throws CommandError if the organization cannot be moved there. */
async function prepare(pool: Knex, { org, to, alone = false }: MoveOptions): Promise<Move> {
  if (!(await isDistributed(pool)))
    throw refusal("The database is not distributed, so there is no other worker. See: crm distribute --help");
  const organization = await findOrganization(createStore(pool), org);
  const target = await findWorker(pool, to);
  const group = await shards.shardGroupOf(pool, organization.id);
  if (group.worker.name === target.name) throw refusal(`${organization.slug} is already on ${target.name}.`);
  const problems = await shards.moveProblems(pool);
  if (problems.length > 0) throw refusal(problems.join("\n"));
  const others = await shards.neighbours(pool, organization.id, group.shard);
  return { organization, group, target, others, alone: alone && !group.is_isolated };
}

async function findWorker(pool: Knex, name: string): Promise<shards.Worker> {
  const all = await shards.workers(pool);
  const found = all.find((worker) => worker.name === name);
  if (!found) {
    const ready = all.filter((worker) => worker.is_ready).map((worker) => worker.name);
    throw refusal(
      `${name} is not a worker of this cluster. Workers: ${ready.join(", ")}. Add one on the coordinator: SELECT citus_add_node('<host>', <port>)`,
    );
  }
  if (found.is_ready) return found;
  throw refusal(
    `${name} does not accept shards. Run on the coordinator: SELECT citus_activate_node('${found.host}', ${String(found.port)}), citus_set_node_property('${found.host}', ${String(found.port)}, 'shouldhaveshards', true)`,
  );
}

const refusal = (message: string): CommandError => new CommandError("refused", message);

async function carryOut(pool: Knex, { organization: { id }, group, target, alone }: Move): Promise<Timing> {
  const start = performance.now();
  const pause = await shards.measurePause(pool, id, async () => {
    const shard = alone ? await shards.isolate(pool, id) : group.shard;
    await raisePositions(pool, group.worker, target);
    await shards.moveShard(pool, shard, group.worker, target);
  });
  return { ...pause, duration_ms: Math.round(performance.now() - start) };
}

function resultOf({ organization, group, target, others, alone }: Move, timing: Timing | null): object {
  return {
    organization: organization.slug,
    shard: group.shard,
    from: group.worker.name,
    to: target.name,
    alone: alone || group.is_isolated,
    others,
    tables: group.tables,
    bytes: group.bytes,
    moved: timing !== null,
    duration_ms: timing?.duration_ms ?? null,
    pause_ms: timing?.pause_ms ?? null,
  };
}

const MEGABYTE = 1_000_000;

function report({ organization, group, target, others, alone }: Move, timing: Timing | null): string {
  const size = `${(group.bytes / MEGABYTE).toFixed(1)} MB in ${String(group.tables)} tables`;
  const together = others.length === 0 ? "no other organization" : others.join(", ");
  const rows: [string, string][] = [
    ["Organization", organization.slug],
    ["From", group.worker.name],
    ["To", target.name],
    ["Shard", `${group.shard}: ${size}`],
    [alone ? "Stay behind" : "Move along", together],
  ];
  if (timing === null) return `${columns(rows)}\n\nNothing was moved (--dry-run).`;
  rows.push(["Duration", `${(timing.duration_ms / 1_000).toFixed(1)} s`]);
  rows.push(["Longest wait", `${String(timing.pause_ms)} ms of ${String(timing.attempts)} measured writes`]);
  return columns(rows);
}
