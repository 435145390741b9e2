import type { Knex } from "knex";
import type { LogPosition } from "../../../base/contract/mcp.ts";
import { batched } from "../../../base/platform/sql/batch.ts";
import type { LogEntry } from "../rules/audit-log-entry.ts";
import { type AuditLogDeps, type Extension, writeAfter } from "./audit-log-chain.ts";

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
