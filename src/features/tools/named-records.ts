import type { People } from "./people.ts";
import type { ToolRecord } from "./rules/tool-record.ts";
import { usersIn, withNames } from "./user-fields.ts";

/** Returns a function that adds the names of users next to their ids: one query for all records. */
export async function namingOf(
  people: People,
  records: readonly ToolRecord[],
): Promise<(record: ToolRecord) => ToolRecord> {
  const ids = records.flatMap((record) => usersIn(record.record_type, record));
  if (ids.length === 0) return (record) => record;
  const names = await people.namesOf(ids);
  return (record) => withNames(record.record_type, record, names);
}
