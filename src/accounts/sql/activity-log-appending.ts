import type { Knex } from "knex";
import type { LogPosition } from "../../contract/mcp.ts";
import type { LogEntry } from "../rules/log-entry.ts";
import { type Extension, type LogTools, writeBehind } from "./activity-log-chain.ts";

/** An entry that is written where a chain still ends at the position. */
export interface Appended {
  readonly orgId: string;
  readonly position: LogPosition;
  readonly entry: LogEntry;
}

/**
 * Writes entries of many organizations in one statement; false for each whose chain went on meanwhile. Those of one
 * organization that saw the same end stand behind each other there: nothing else was logged since any of them looked.
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

/** The newest end that one of them saw; what saw an older one was overtaken. All bear the moment of the last who looked. */
function extensionOf(orgId: string, asked: readonly Appended[]): Extension {
  const position = asked
    .map((one) => one.position)
    .reduce((newest, one) => (one.seq > newest.seq || (one.seq === newest.seq && one.now > newest.now) ? one : newest));
  const entries = asked.filter((one) => one.position.seq === position.seq).map(({ entry }) => entry);
  return { orgId, position, entries };
}
