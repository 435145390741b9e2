import type { Knex } from "knex";
import type { LogPosition } from "../../contract/mcp.ts";
import type { LogEntry } from "../rules/log-entry.ts";
import { type Extension, type LogTools, writeBehind } from "./activity-log-chain.ts";

/** An entry that is written only if the chain still ends at the position. */
export interface Appended {
  readonly orgId: string;
  readonly position: LogPosition;
  readonly entry: LogEntry;
}

/**
 * Writes entries of many organizations in one statement. Returns false for each entry whose chain has grown since.
 * Entries of one organization that saw the same chain end are written one after the other: nothing else was logged in
 * between.
 */
export async function appendTogether(
  db: Knex,
  tools: LogTools,
  asked: readonly Appended[],
): Promise<readonly boolean[]> {
  const extensions = [...Map.groupBy(asked, ({ orgId }) => orgId)].map(([orgId, own]) => extensionOf(orgId, own));
  const written = await writeBehind(db, tools, extensions);
  const ends = new Map(extensions.map(({ orgId, position }) => [orgId, position.seq]));
  return asked.map(({ orgId, position }) => written.has(orgId) && ends.get(orgId) === position.seq);
}

/**
 * Uses the newest chain end that one of the entries saw; entries that saw an older one are dropped. All get the time of
 * the last read.
 */
function extensionOf(orgId: string, asked: readonly Appended[]): Extension {
  const position = asked
    .map((one) => one.position)
    .reduce((newest, one) => (one.seq > newest.seq || (one.seq === newest.seq && one.now > newest.now) ? one : newest));
  const entries = asked.filter((one) => one.position.seq === position.seq).map(({ entry }) => entry);
  return { orgId, position, entries };
}
