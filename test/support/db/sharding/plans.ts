import { writeFileSync } from "node:fs";
import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { createDatabase } from "../cluster.ts";

/** A statement of the service. */
interface Statement {
  readonly text: string;
  /** The values of its first execution. */
  readonly bindings: readonly unknown[];
  /** The file that built it. */
  readonly place: string;
  executions: number;
}

/** Where Citus executes a statement. */
type Reach = (typeof REACHES)[number];
const REACHES = ["coordinator", "one shard", "one shard, in steps", "several shards", "not planned"] as const;

type Planned = Statement & {
  readonly reach: Reach;
  /** Why there is no plan. */
  readonly error: string;
};

/** Statements are recorded only if this variable names the file of the report. */
const file = process.env["CRM_TEST_PLANS"];
const READS_OR_WRITES = /^[\s(]*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i;
const statements = new Map<string, Statement>();

/** Records an execution; `place` returns undefined if a test has built the statement. */
export function recordExecution(text: string, bindings: readonly unknown[], place: () => string | undefined): void {
  if (file === undefined) return;
  const known = statements.get(text);
  if (known) {
    known.executions += 1;
    return;
  }
  const builtBy = place();
  if (builtBy === undefined || builtBy.startsWith("src/base/db/") || !READS_OR_WRITES.test(text)) return;
  statements.set(text, { text, bindings, place: builtBy, executions: 1 });
}

/** Writes where a distributed database executes the recorded statements, by their plans. */
export async function reportPlans(): Promise<void> {
  if (file === undefined) return;
  const database = await createDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const planned: Planned[] = [];
  for (const statement of statements.values()) planned.push(await explain(client, statement));
  await client.end();
  await database.drop();
  writeFileSync(file, [table(planned), ...exceptional(planned)].join("\n\n"));
}

async function explain(client: pg.Client, statement: Statement): Promise<Planned> {
  try {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN (COSTS OFF) ${withValues(statement)}`);
    return { ...statement, reach: reachOf(rows.map((row) => row["QUERY PLAN"]).join("\n")), error: "" };
  } catch (error) {
    return { ...statement, reach: "not planned", error: `\n${String(error)}` };
  }
}

/** Citus cannot explain some statements with parameters. */
function withValues({ text, bindings }: Statement): string {
  return text.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const value = prepareValue(bindings[Number(number) - 1]);
    if (value === null) return "NULL";
    return pg.escapeLiteral(Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value);
  });
}

function reachOf(plan: string): Reach {
  const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
  if (tasks.some((count) => count > 1)) return "several shards";
  if (tasks.length > 1 || plan.includes("pull to coordinator")) return "one shard, in steps";
  return tasks.length === 1 ? "one shard" : "coordinator";
}

function table(planned: readonly Planned[]): string {
  const sum = (some: readonly Planned[]): number => some.reduce((total, { executions }) => total + executions, 0);
  const rows = REACHES.map((reach) => {
    const some = planned.filter((one) => one.reach === reach);
    const share = ((sum(some) / sum(planned)) * 100).toFixed(1);
    return row([reach, String(some.length), String(sum(some)), `${share} %`]);
  });
  return [row(["", "statements", "executions", "share"]), ...rows].join("\n");
}

const row = ([name = "", ...values]: readonly string[]): string =>
  name.padEnd(20) + values.map((value) => value.padStart(12)).join("");

/** The statements that are executed neither on the coordinator alone nor on one shard. */
function exceptional(planned: readonly Planned[]): string[] {
  return REACHES.slice(2).flatMap((reach) =>
    planned
      .filter((one) => one.reach === reach)
      .sort((a, b) => b.executions - a.executions)
      .map(
        ({ place, executions, text, error }) => `${reach}: ${place}, ${executions} executions${error}\n${text.trim()}`,
      ),
  );
}
