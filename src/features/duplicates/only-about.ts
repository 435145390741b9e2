import { type Resource, resources, type ResourceType } from "../../../generated/resources.js";
import type { ChangeKind } from "../../../generated/vocabulary.js";
import type { EntitiesPurgeInput } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { WriteDeps } from "../entities/writes.ts";
import { createChange } from "../../base/records/rules/change.ts";

/** A kind of record that a purge can keep. */
export type Kept = NonNullable<EntitiesPurgeInput["keep"]>[number];

/** The records that a purge deletes together with their references, and the kinds that stay. */
export interface PurgedTogether {
  /** The purged record is first. */
  readonly ids: readonly string[];
  readonly keep?: readonly Kept[];
}

/** Ids of the deleted records that were about the purged ones alone. */
export interface OnlyAbout {
  readonly records: Readonly<Record<Kept, readonly string[]>>;
  /** Files of the purged records and of the deleted ones. */
  readonly files: readonly string[];
}

/** The resources whose records relate to others (`related_to`), by the names in `keep`. */
const RELATING = Object.fromEntries(
  (Object.entries(resources) as [ResourceType, Resource][])
    .filter(([, { relatedTo }]) => relatedTo)
    .map(([type, { group }]) => [group, type]),
) as Readonly<Record<Kept, "note" | "task">>;

/**
 * Deletes the records that relate to nothing else than the purged ones, of any type: nobody could reach them. Those that
 * are kept lose their reference instead. The records about the purged ones must be locked.
 */
export async function deleteOnlyAbout(
  deps: WriteDeps,
  caller: Caller,
  { ids, keep = [] }: PurgedTogether,
): Promise<OnlyAbout> {
  const { tx } = deps;
  const orgId = caller.organization.id;
  const records: Record<Kept, string[]> = { notes: [], tasks: [] };
  for (const kind of Object.keys(RELATING) as Kept[])
    if (!keep.includes(kind)) records[kind] = await tx.erasures.onlyAbout(orgId, RELATING[kind], ids);
  const files = await tx.erasures.filesOf(orgId, [...ids, ...Object.values(records).flat()]);
  for (const kind of Object.keys(RELATING) as Kept[]) await deleteRecords(deps, caller, RELATING[kind], records[kind]);
  return { records, files };
}

async function deleteRecords(
  { tx, clock, newId }: WriteDeps,
  caller: Caller,
  type: "note" | "task",
  ids: readonly string[],
): Promise<void> {
  const orgId = caller.organization.id;
  const updated_at = new Date(clock()).toISOString();
  const kind: ChangeKind = `${type}.deleted`;
  const changes = (await tx.erasures.deleteRecords(orgId, type, ids)).map(({ id, version }) => {
    const last = { id, version: version + 1, updated_at, updated_by: caller.actor };
    // The values of a purged record must not be kept in the change feed.
    return createChange(kind, last, { newId, data: { id, version: last.version, thin: true } });
  });
  if (changes.length > 0) await tx.changes.append(orgId, changes);
}
