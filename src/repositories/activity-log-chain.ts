import type { Knex } from "knex";
import { BEGINNING, logRow, sealedText, type LogEnd, type LogLink } from "../domain/log-chain.ts";
import type { LogEntry } from "../domain/log-entry.ts";
import { run, sql } from "./sql-text.ts";

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

const COLUMNS = `seq bigint, id uuid, occurred_at timestamptz, channel text, actor jsonb, user_id uuid, application text,
  connection_id uuid, action text, tool text, record_type text, record_id uuid, result text, error_code text,
  arguments_hash text, ip text, user_agent text, request_id text, duration_ms integer, reason text`;
const NAMES = COLUMNS.replace(/ [a-z]+(,|$)/g, "$1");

/** The time never goes back along a chain, so that months are dropped from its beginning only. */
const HEAD = `SELECT seq, encode(hash, 'hex') AS hash,
    greatest(date_trunc('milliseconds', clock_timestamp()), occurred_at)::timestamptz(3) AS now
  FROM activity_log_heads WHERE org_id = ? FOR UPDATE`;
const FIRST_HEAD = `INSERT INTO activity_log_heads (org_id, seq, hash, occurred_at, seal)
  VALUES (?, 0, decode(?, 'hex'), now(), '') ON CONFLICT (org_id) DO NOTHING`;
const WRITE = `WITH head AS (UPDATE activity_log_heads
    SET seq = ?, hash = decode(?, 'hex'), occurred_at = ?, seal = ? WHERE org_id = ?)
  INSERT INTO activity_log (org_id, ${NAMES}, previous_hash, hash)
  SELECT ?::uuid, ${NAMES}, decode(previous_hash, 'hex'), decode(hash, 'hex')
  FROM jsonb_to_recordset(?::jsonb) AS r (${COLUMNS}, previous_hash text, hash text)`;

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
  const { now, ...head } = (await lockHead(db, orgId)) ?? (await beginChain(db, orgId));
  let last: Pick<LogEnd, "seq" | "hash"> = head;
  const links = entries.map((entry): LogLink => {
    const row = logRow(entry, { id: tools.newId(Date.parse(now)), occurred_at: now });
    const link = { ...row, seq: last.seq + 1, previous_hash: last.hash };
    last = { seq: link.seq, hash: tools.hashOf(orgId, link) };
    return { ...link, hash: last.hash };
  });
  const end: LogEnd = { ...last, occurred_at: now };
  const seal = tools.seal(sealedText("head", orgId, end));
  const values = [end.seq, end.hash, now, seal, orgId, orgId, JSON.stringify(links)];
  await run(db, sql(WRITE, ...values), "activity_log_write");
}

type Head = Pick<LogEnd, "seq" | "hash"> & { readonly now: string };

async function lockHead(db: Knex, orgId: string): Promise<Head | undefined> {
  const [head] = await run<Head>(db, sql(HEAD, orgId), "activity_log_head");
  return head;
}

async function beginChain(db: Knex, orgId: string): Promise<Head> {
  await run(db, sql(FIRST_HEAD, orgId, BEGINNING.hash));
  const head = await lockHead(db, orgId);
  if (!head) throw new Error("The head of a chain is gone.");
  return head;
}
