import type { Knex } from "knex";
import type { LogPosition } from "../contract/mcp.ts";
import { BEGINNING, logRow, sealedText, type LogEnd, type LogLink } from "../domain/log-chain.ts";
import type { LogEntry } from "../domain/log-entry.ts";
import { placeholders, run, sql } from "./sql-text.ts";

/** An entry that is written at the end of its transaction. */
export interface WaitingEntry {
  readonly orgId: string;
  readonly entry: LogEntry;
}

/** What the log needs beside the database. */
export interface LogTools {
  /** A mark of a text that only this service can make. */
  readonly seal: (text: string) => string;
  /** The hash of an entry at its place. */
  readonly hashOf: (orgId: string, link: Omit<LogLink, "hash">) => string;
  /** A UUID version 7 of a moment. */
  readonly newId: (now: number) => string;
}

const COLUMNS = {
  ...{ seq: "bigint", id: "uuid", occurred_at: "timestamptz", channel: "text", actor: "jsonb", user_id: "uuid" },
  ...{
    application: "text",
    connection_id: "uuid",
    action: "text",
    tool: "text",
    record_type: "text",
    record_id: "uuid",
  },
  ...{ result: "text", error_code: "text", arguments_hash: "text", ip: "text", user_agent: "text", request_id: "text" },
  ...{ duration_ms: "integer", reason: "text" },
} as const satisfies Partial<Record<keyof LogLink, string>>;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const ROW = `(${Object.values(COLUMNS)
  .map((type) => `?::${type}`)
  .join(", ")}, decode(?, 'hex'), decode(?, 'hex'))`;

/** The time never goes back along a chain, so that months are dropped from its beginning only. */
export const nextTime = (head: string): string =>
  `greatest(date_trunc('milliseconds', clock_timestamp()), ${head}.occurred_at)::timestamptz(3)`;

const HEAD = `SELECT seq, encode(hash, 'hex') AS hash, ${nextTime("h")} AS now
  FROM activity_log_heads AS h WHERE org_id = ? FOR UPDATE`;
const FIRST_HEAD = `INSERT INTO activity_log_heads (org_id, seq, hash, occurred_at, seal)
  VALUES (?, 0, decode(?, 'hex'), now(), '') ON CONFLICT (org_id) DO NOTHING`;
const MOVE_HEAD = `UPDATE activity_log_heads SET seq = ?, hash = decode(?, 'hex'), occurred_at = ?, seal = ?
  WHERE org_id = ? AND seq = ? RETURNING org_id`;
/** Values one by one: a single text of JSON would cost the database more than all the rest. */
const write = (count: number): string => `WITH head AS (${MOVE_HEAD})
  INSERT INTO activity_log (org_id, ${NAMES.join(", ")}, previous_hash, hash)
  SELECT head.org_id, r.* FROM head, (VALUES ${placeholders(count, ROW)}) AS r RETURNING seq`;
const WRITE_ONE = write(1);
/** A statement has 65,535 values at most. */
const MOST_AT_ONCE = 1_000;

/**
 * Adds entries to the ends of their organizations' chains. Each end is locked from here to the commit, so this is a
 * transaction's last statement.
 */
export async function writeEntries(db: Knex, tools: LogTools, waiting: readonly WaitingEntry[]): Promise<void> {
  const organizations = [...new Set(waiting.map(({ orgId }) => orgId))].toSorted();
  for (const orgId of organizations) {
    const entries = waiting.filter((one) => one.orgId === orgId).map(({ entry }) => entry);
    await extend(db, tools, orgId, entries);
  }
}

async function extend(db: Knex, tools: LogTools, orgId: string, entries: readonly LogEntry[]): Promise<void> {
  let position: LogPosition | null = (await lockHead(db, orgId)) ?? (await beginChain(db, orgId));
  for (let first = 0; first < entries.length && position !== null; first += MOST_AT_ONCE) {
    position = await writeBehind(db, tools, { orgId, position }, entries.slice(first, first + MOST_AT_ONCE));
  }
  if (position === null) throw new Error("The head of a chain moved while it was locked.");
}

/** Adds entries in one statement and returns where the chain then ends; null where it went on from this position before. */
export async function writeBehind(
  db: Knex,
  tools: LogTools,
  { orgId, position }: { orgId: string; position: LogPosition },
  entries: readonly LogEntry[],
): Promise<LogPosition | null> {
  const { now, ...head } = position;
  let last: Pick<LogEnd, "seq" | "hash"> = head;
  const links = entries.map((entry): LogLink => {
    const row = logRow(entry, { id: tools.newId(Date.parse(now)), occurred_at: now });
    const link = { ...row, seq: last.seq + 1, previous_hash: last.hash };
    last = { seq: link.seq, hash: tools.hashOf(orgId, link) };
    return { ...link, hash: last.hash };
  });
  const end: LogEnd = { ...last, occurred_at: now };
  const seal = tools.seal(sealedText("head", orgId, end));
  const values = [end.seq, end.hash, now, seal, orgId, head.seq, ...links.flatMap(valuesOf)];
  const written =
    links.length === 1
      ? await run(db, sql(WRITE_ONE, ...values), "activity_log_write")
      : await run(db, sql(write(links.length), ...values));
  return written.length > 0 ? { ...last, now } : null;
}

function valuesOf(link: LogLink): unknown[] {
  const { actor, previous_hash, hash } = link;
  const own = NAMES.map((name) => (name === "actor" ? JSON.stringify(actor) : link[name]));
  return [...own, previous_hash, hash];
}

async function lockHead(db: Knex, orgId: string): Promise<LogPosition | undefined> {
  const [head] = await run<LogPosition>(db, sql(HEAD, orgId), "activity_log_head");
  return head;
}

async function beginChain(db: Knex, orgId: string): Promise<LogPosition> {
  await run(db, sql(FIRST_HEAD, orgId, BEGINNING.hash));
  const head = await lockHead(db, orgId);
  if (!head) throw new Error("The head of a chain is gone.");
  return head;
}
