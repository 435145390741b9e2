import { type Authorized, SYSTEM_ACTOR, type Caller } from "../../base/contract/caller.ts";
import type { EntitiesPurgeInput, Schemas } from "../../../generated/services.js";
import { entityChange, type Target, type WriteDeps } from "./writes.ts";
import { nextVersion } from "./rules/state.ts";
import { notFound, Problem, versionConflict } from "../../base/platform/rules/errors.ts";
import type { EntityRecord, EntityType } from "../../base/records/rules/entity.ts";
import { removeFreedBytes } from "../../base/records/stored-bytes.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { changeReferences, lockForRemoval, moveReferences, noChangedIds, type RemovalDeps } from "./merge.ts";
import { type Person, personOf, mentions } from "./rules/person.ts";
import { type Resource, resources, type ResourceType } from "../../../generated/resources.js";
import type { ChangeKind } from "../../../generated/vocabulary.js";
import { createChange } from "../../base/records/rules/change.ts";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

type Purged = Schemas["EntityPurged"];
type Erased = Purged["erased"];
interface PurgeDeps extends Omit<RemovalDeps, "tx"> {
  readonly store: Store;
}

/** Deletes a record permanently with what belongs to it alone; a dry run does the same and rolls it back. */
export async function purgeRecord(
  { store, ...deps }: PurgeDeps,
  caller: Authorized<Caller, "entities:purge">,
  { dry_run = false, keep = [], ...target }: EntitiesPurgeInput,
): Promise<Purged> {
  const work = async (tx: Repositories): Promise<Omit<Purged, "dry_run">> =>
    await purgeEntity({ ...deps, tx }, caller, { target, keep });
  const purged = dry_run ? await store.dryRun(work) : await store.transaction(work);
  return { ...purged, dry_run };
}

/** The record to purge, and the records about only it that stay. */
interface Purge {
  readonly target: Target;
  readonly keep?: readonly Kept[];
}

/**
 * Deletes a record permanently with what belongs to it alone, and returns the time and the numbers; must run in a
 * transaction. References to it are changed first, and reported as changes.
 */
export async function purgeEntity(
  deps: RemovalDeps,
  caller: Caller,
  { target: given, keep = [] }: Purge,
): Promise<Omit<Purged, "dry_run">> {
  const { tx, clock, newId } = deps;
  const orgId = caller.organization.id;
  const target = { ...given, id: given.id.toLowerCase() };
  await expected(deps, orgId, target);
  const at = new Date(clock()).toISOString();
  const mergedIds = await tx.erasures.mergedInto(orgId, target.id);
  await lockForRemoval(deps, orgId, { ids: [target.id, ...mergedIds], removedIds: [target.id] });
  const record = await expected(deps, orgId, target);
  const person = personOf(orgId, [record, ...(await mergedRecords(tx, orgId, mergedIds))]);
  const erased = await eraseBelongings(deps, caller, { person, keep, record });
  const links = { fromId: record.id, toId: null, at, except: [] };
  await changeReferences(deps, caller, { ...links, type: "contact", field: "company_id" });
  await changeReferences(deps, caller, { ...links, type: "company", field: "parent_company_id" });
  await tx.erasures.deleteMerged(person);
  const gone = { id: record.id, deleted_at: at };
  const change = entityChange(nextVersion(record, caller.actor, at), "deleted", { newId, data: gone });
  if (!(await tx.entities.purge(orgId, record, change))) throw new Problem("unavailable", [], { retryAfter: 1 });
  await removeFreedBytes(deps, orgId);
  return { ...gone, erased };
}

async function mergedRecords(tx: Repositories, orgId: string, ids: readonly string[]): Promise<EntityRecord[]> {
  const records: EntityRecord[] = [];
  for (const id of ids) {
    const found = await tx.entities.find(orgId, id);
    if (found) records.push(found.record);
  }
  return records;
}

interface Erasure {
  readonly person: Person;
  readonly record: EntityRecord;
  readonly keep: readonly Kept[];
}

/** Deletes what belongs to the person alone, and removes the person from what others share. */
async function eraseBelongings(deps: RemovalDeps, caller: Caller, { person, keep, record }: Erasure): Promise<Erased> {
  const { tx } = deps;
  const { orgId, ids } = person;
  const { entity_type: type } = record;
  const [id = ""] = ids;
  await tx.erasures.claimByAddress(person);
  const submissions = await tx.erasures.submissionsOf(person);
  const { records, files: ownFiles } = await deleteOnlyAbout(deps, caller, { ids, keep });
  const { notes, tasks } = records;
  const emails = await tx.erasures.eraseMessages(person);
  await tx.erasures.forgetEventNotes(person);
  const changed = noChangedIds();
  await moveReferences(deps, caller, { fromId: id, toId: null, ids: changed });
  const events = [...changed.events];
  if (events.length > 0) await tx.erasures.forgetInvitee(orgId, events);
  const notifications = await tx.erasures.eraseNotifications(person, events);
  const campaign_recipients = await tx.erasures.eraseCampaignRecipients(person);
  const choices = await tx.erasures.eraseChoices(person);
  const suppressions = await tx.suppressions.hash(orgId, person.emails, SYSTEM_ACTOR);
  const messages = [...emails.deleted, ...emails.changed, ...notifications];
  const gone = [...ids, ...notes, ...tasks, ...submissions, ...messages, ...ownFiles];
  const activities = await tx.erasures.deleteTimelines(orgId, ids);
  await tx.erasures.forgetChanges(orgId, gone);
  const replies = await tx.erasures.forgetReplies(person, [...gone, ...events]);
  return {
    notes: notes.length,
    tasks: tasks.length,
    files: ownFiles.length,
    emails: emails.deleted.length + notifications.length,
    email_recipients: emails.changed.length,
    campaign_recipients,
    events: events.length,
    form_submissions: submissions.length,
    activities,
    merged_records: ids.length - 1,
    subscriptions: choices,
    suppressions,
    exports: await eraseExports(
      tx,
      person,
      { [type]: ids, note: notes, task: tasks, form_submission: submissions },
      { type, at: record.deleted_at },
    ),
    import_files: await eraseImportFiles(tx, person),
    import_rows: await tx.erasures.deleteImportRows(person),
    stored_responses: await tx.erasures.deleteResponses(person, [...gone, ...events]),
    webhook_replies: replies,
  };
}

/** Returns the live or deleted record in the expected version. */
async function expected({ tx }: WriteDeps, orgId: string, target: Target): Promise<EntityRecord> {
  const found = await tx.entities.find(orgId, target.id);
  if (!found) throw notFound();
  const { version } = found.record;
  if (target.expected_version !== undefined && target.expected_version !== version) throw versionConflict(version);
  return found.record;
}

/** A kind of record that a purge can keep. */
type Kept = NonNullable<EntitiesPurgeInput["keep"]>[number];

/** The records that a purge deletes together with their references, and the kinds that stay. */
interface PurgedTogether {
  /** The purged record is first. */
  readonly ids: readonly string[];
  readonly keep?: readonly Kept[];
}

/** Ids of the deleted records that were about the purged ones alone. */
interface OnlyAbout {
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

const decompress = promisify(gunzip);

/** The ids of the records that a purge deletes, by the record types of exports. */
type PurgedIds = Readonly<Partial<Record<EntityType | "note" | "task" | "form_submission", readonly string[]>>>;

/**
 * Deletes the exports that contain one of the purged records, and cancels those of their types that are being written.
 * Of each file, it reads only the pieces in whose range of ids a record is: about 500 rows, however large the file is.
 * `deleted`: when the records of a type were deleted; exports leave deleted records out.
 */
export async function eraseExports(
  tx: Repositories,
  person: Person,
  purged: PurgedIds,
  deleted: { readonly type: string; readonly at: string | null } | null = null,
): Promise<number> {
  const { orgId } = person;
  const records = Object.entries(purged).flatMap(([type, ids]) =>
    ids.map((id) => ({ type, id, until: type === deleted?.type ? deleted.at : null })),
  );
  await tx.erasures.cancelExports(orgId, [...new Set(records.map(({ type }) => type))]);
  const pieces = Map.groupBy(await tx.erasures.exportPieces(orgId, records), ({ exportId }) => exportId);
  const ids = records.map(({ id }) => id);
  let count = 0;
  for (const [exportId, its] of pieces) {
    if (!(await isIn(tx, { orgId, exportId, pieces: its, person, ids }))) continue;
    await tx.erasures.deleteExport(orgId, exportId);
    count += 1;
  }
  return count;
}

interface Search {
  readonly orgId: string;
  readonly exportId: string;
  readonly pieces: Awaited<ReturnType<Repositories["erasures"]["exportPieces"]>>;
  readonly person: Person;
  readonly ids: readonly string[];
}

async function isIn(tx: Repositories, { orgId, exportId, pieces, person, ids }: Search): Promise<boolean> {
  let rest = "";
  for (const { seq, ranged, has_id } of pieces) {
    // Without the column of the ids, nobody knows whether the filter of the export left the record out.
    if (ranged && !has_id) return true;
    const piece = await tx.erasures.exportPiece(orgId, exportId, seq);
    if (piece === null) continue;
    const text = rest + (await decompress(piece)).toString("latin1");
    if (ranged ? ids.some((id) => text.includes(id)) : mentions(person, text)) return true;
    rest = lastLine(text);
  }
  return false;
}

/** Deletes the stored files of imports that name the person; one piece is in memory at a time. */
async function eraseImportFiles(tx: Repositories, person: Person): Promise<number> {
  const { orgId } = person;
  let count = 0;
  for (const id of await tx.erasures.importFiles(orgId)) {
    if (!(await isNamed(tx, person, id))) continue;
    await tx.erasures.deleteImportFile(orgId, id);
    count += 1;
  }
  return count;
}

async function isNamed(tx: Repositories, person: Person, importId: string): Promise<boolean> {
  let rest = "";
  for (const place of await tx.erasures.importPieces(person.orgId, importId)) {
    const piece = await tx.erasures.importPiece(person.orgId, importId, place);
    if (piece === null) continue;
    const text = rest + piece.toString("latin1");
    if (mentions(person, text)) return true;
    rest = lastLine(text);
  }
  return false;
}

/** Characters of a longer line that are searched together with the next piece. */
const LONGEST_LINE = 65_536;

/** Returns the line that the border of two pieces divides. */
const lastLine = (text: string): string => text.slice(Math.max(text.lastIndexOf("\n") + 1, text.length - LONGEST_LINE));
