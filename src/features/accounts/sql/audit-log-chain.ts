import type { Knex } from "knex";
import type { LogPosition } from "../../../base/contract/mcp.ts";
import {
  CHAIN_START,
  logRow,
  signedText,
  type ChainEnd,
  type ChainedEntry,
  type LogEntry,
} from "../rules/audit-log.ts";
import { placeholders, run, sql } from "../../../base/platform/sql/sql-text.ts";
import { batched } from "../../../base/platform/sql/batch.ts";

/** An entry that is written at the end of its transaction. */
export interface WaitingEntry {
  readonly orgId: string;
  readonly entry: LogEntry;
}

/** The functions that the log needs besides the database. */
export interface AuditLogDeps {
  /** Returns the HMAC of a text. */
  readonly sign: (text: string) => string;
  /** Returns the hash of an entry and its position. */
  readonly hashEntry: (orgId: string, link: Omit<ChainedEntry, "hash">) => string;
  /** Returns a version 7 UUID for a time in milliseconds. */
  readonly newId: (now: number) => string;
}

const COLUMNS = {
  seq: "bigint",
  id: "uuid",
  occurred_at: "timestamptz",
  channel: "text",
  actor: "jsonb",
  user_id: "uuid",
  application: "text",
  connection_id: "uuid",
  action: "text",
  tool: "text",
  record_type: "text",
  record_id: "uuid",
  result: "text",
  error_code: "text",
  arguments_hash: "text",
  ip: "text",
  user_agent: "text",
  request_id: "text",
  duration_ms: "integer",
  reason: "text",
} as const satisfies Partial<Record<keyof ChainedEntry, string>>;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** Time never decreases along a chain, so that months are dropped only from its beginning. */
export const nextTime = (head: string): string =>
  `greatest(date_trunc('milliseconds', clock_timestamp()), ${head}.occurred_at)::timestamptz(3)`;

const HEAD = `SELECT seq, encode(hash, 'hex') AS hash, ${nextTime("h")} AS now
  FROM activity_log_heads AS h WHERE org_id = ? FOR UPDATE`;
const FIRST_HEAD = `INSERT INTO activity_log_heads (org_id, seq, hash, occurred_at, seal)
  VALUES (?, 0, decode(?, 'hex'), now(), '') ON CONFLICT (org_id) DO NOTHING`;
const rowOf = (types: readonly string[]): string => `(${types.map((type) => `?::${type}`).join(", ")})`;
const END = rowOf(["uuid", "text", "bigint", "text", "timestamptz", "text"]);
const ENTRY = rowOf(["uuid", ...Object.values(COLUMNS), "text", "text"]);
const names = (prefix = ""): string => NAMES.map((name) => prefix + name).join(", ");
/**
 * Values are passed one by one: parsing one JSON text would cost the database more than the rest of the statement. A
 * chain that another transaction has locked counts as grown: waiting here could deadlock. Positions are compared by their
 * hashes: after a failover that lost entries, the same number can belong to another entry.
 */
const write = (ends: number, entries: number): string => `WITH free AS (
    SELECT a.* FROM activity_log_heads AS h
    JOIN (VALUES ${placeholders(ends, END)}) AS a (org_id, behind, seq, hash, occurred_at, seal)
      ON a.org_id = h.org_id AND decode(a.behind, 'hex') = h.hash
    FOR UPDATE OF h SKIP LOCKED),
  head AS (
    UPDATE activity_log_heads AS h
    SET seq = f.seq, hash = decode(f.hash, 'hex'), occurred_at = f.occurred_at, seal = f.seal
    FROM free AS f WHERE h.org_id = f.org_id AND h.hash = decode(f.behind, 'hex') RETURNING h.org_id)
  INSERT INTO activity_log (org_id, ${names()}, previous_hash, hash)
  SELECT r.org_id, ${names("r.")}, decode(r.previous_hash, 'hex'), decode(r.hash, 'hex')
  FROM (VALUES ${placeholders(entries, ENTRY)}) AS r (org_id, ${names()}, previous_hash, hash)
  JOIN head ON head.org_id = r.org_id RETURNING org_id`;
/** Statements with more rows are not worth a prepared plan. */
const MAX_NAMED = 8;
/** PostgreSQL allows 65,535 parameters per statement. */
const MAX_AT_ONCE = 1_000;

/**
 * Appends entries to their organizations' chains. Each head is locked from here to the commit, so this must be the
 * transaction's last statement.
 */
export async function writeEntries(db: Knex, tools: AuditLogDeps, waiting: readonly WaitingEntry[]): Promise<void> {
  const organizations = [...new Set(waiting.map(({ orgId }) => orgId))].toSorted();
  for (const orgId of organizations) {
    const entries = waiting.filter((one) => one.orgId === orgId).map(({ entry }) => entry);
    await extend(db, tools, orgId, entries);
  }
}

async function extend(db: Knex, tools: AuditLogDeps, orgId: string, entries: readonly LogEntry[]): Promise<void> {
  let position: LogPosition | null = (await lockHead(db, orgId)) ?? (await beginChain(db, orgId));
  for (let first = 0; first < entries.length && position !== null; first += MAX_AT_ONCE) {
    const extension: Extension = { orgId, position, entries: entries.slice(first, first + MAX_AT_ONCE) };
    position = (await writeAfter(db, tools, [extension])).get(orgId) ?? null;
  }
  if (position === null) throw new Error("The head of the chain changed while it was locked.");
}

/** Entries to append after a position of a chain. */
interface Extension {
  readonly orgId: string;
  readonly position: LogPosition;
  readonly entries: readonly LogEntry[];
}

/**
 * Appends entries to chains in one statement, one extension per chain. Returns the new ends of the chains that still
 * ended at the given position.
 */
async function writeAfter(
  db: Knex,
  tools: AuditLogDeps,
  extensions: readonly Extension[],
): Promise<ReadonlyMap<string, LogPosition>> {
  const linked = extensions.map((extension) => ({ ...extension, links: linksOf(tools, extension) }));
  const ends = linked.map(({ orgId, position, links }) => {
    const { seq, hash } = links.at(-1) ?? position;
    const end: ChainEnd = { seq, hash, occurred_at: position.now };
    return [orgId, position.hash, seq, hash, position.now, tools.sign(signedText("head", orgId, end))];
  });
  const rows = linked.flatMap(({ orgId, links }) => links.map((link) => [orgId, ...valuesOf(link)]));
  const count = [ends.length, rows.length] as const;
  const name = rows.length > MAX_NAMED ? undefined : `activity_log_write_${count.join("_")}`;
  const written = await run<{ org_id: string }>(db, sql(write(...count), ...ends.flat(), ...rows.flat()), name);
  const extended = new Set(written.map(({ org_id }) => org_id));
  const positions = linked.map(({ orgId, position, links }): [string, LogPosition] => {
    const { seq, hash } = links.at(-1) ?? position;
    return [orgId, { seq, hash, now: position.now }];
  });
  return new Map(positions.filter(([orgId]) => extended.has(orgId)));
}

function linksOf(tools: AuditLogDeps, { orgId, position: { now, ...head }, entries }: Extension): ChainedEntry[] {
  let last: Pick<ChainEnd, "seq" | "hash"> = head;
  return entries.map((entry) => {
    const row = logRow(entry, { id: tools.newId(Date.parse(now)), occurred_at: now });
    const link = { ...row, seq: last.seq + 1, previous_hash: last.hash };
    last = { seq: link.seq, hash: tools.hashEntry(orgId, link) };
    return { ...link, hash: last.hash };
  });
}

function valuesOf(link: ChainedEntry): unknown[] {
  const { actor, previous_hash, hash } = link;
  const own = NAMES.map((name) => (name === "actor" ? JSON.stringify(actor) : link[name]));
  return [...own, previous_hash, hash];
}

async function lockHead(db: Knex, orgId: string): Promise<LogPosition | undefined> {
  const [head] = await run<LogPosition>(db, sql(HEAD, orgId), "activity_log_head");
  return head;
}

async function beginChain(db: Knex, orgId: string): Promise<LogPosition> {
  await run(db, sql(FIRST_HEAD, orgId, CHAIN_START.hash));
  const head = await lockHead(db, orgId);
  if (!head) throw new Error("The head of the chain does not exist.");
  return head;
}

/** An entry that is written only if nothing else was logged after the position. */
interface AppendRequest {
  readonly orgId: string;
  readonly position: LogPosition;
  readonly entry: LogEntry;
}

/** Consecutive entries of one chain that were all written here. */
interface OwnEntries {
  /** The position before the first of them. */
  readonly after: number;
  readonly end: LogPosition;
}

/** An extension, and the positions for which it is valid. */
interface PlannedExtension extends Extension {
  readonly after: number;
}

/** A second statement for the same chain would find its head locked. */
const LIMITS = { statements: 2, maxBatchSize: 8, serializeBy: ({ orgId }: AppendRequest): string => orgId };
const MAX_REMEMBERED = 1_000;

/**
 * Returns a function that writes an entry if nothing else was logged after the position at which its caller was
 * authenticated. Entries that were written here record calls that changed nothing, so the function allows them behind
 * the position: otherwise each of the concurrent calls of one organization would refuse all others.
 */
export function appenderOf(db: Knex, tools: AuditLogDeps): (request: AppendRequest) => Promise<boolean> {
  const remembered = new Map<string, OwnEntries>();
  const remember = (orgId: string, own: OwnEntries): void => {
    remembered.delete(orgId);
    remembered.set(orgId, own);
    const [oldest] = remembered.size > MAX_REMEMBERED ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
  };
  return batched(async (requests: readonly AppendRequest[]) => {
    const planned = [...Map.groupBy(requests, ({ orgId }) => orgId)].map(([orgId, own]) =>
      plan(orgId, own, remembered.get(orgId)),
    );
    const ends = await writeAfter(db, tools, planned);
    const written = new Map<string, PlannedExtension>();
    for (const extension of planned) {
      const { orgId, after } = extension;
      const end = ends.get(orgId);
      if (end) {
        written.set(orgId, extension);
        remember(orgId, { after, end });
      } else remembered.delete(orgId);
    }
    return requests.map(({ orgId, entry }) => written.get(orgId)?.entries.includes(entry) ?? false);
  }, LIMITS);
}

/**
 * Extends the own entries at the end of the chain, or the newest position that a request saw. Requests that saw an older
 * one are left out. All entries get the time of the last read.
 */
function plan(orgId: string, requests: readonly AppendRequest[], own: OwnEntries | undefined): PlannedExtension {
  const newest = requests.map(({ position }) => position).reduce((one, other) => (other.seq > one.seq ? other : one));
  const last = own && newest.seq >= own.after && newest.seq <= own.end.seq ? own : { after: newest.seq, end: newest };
  const known = requests.filter(({ position }) => position.seq >= last.after);
  const now = known
    .map(({ position }) => position.now)
    .reduce((one, other) => (other > one ? other : one), last.end.now);
  return { orgId, position: { ...last.end, now }, entries: known.map(({ entry }) => entry), after: last.after };
}
