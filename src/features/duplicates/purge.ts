import type { EntitiesPurgeInput, Schemas } from "../../../generated/services.js";
import { SYSTEM_ACTOR } from "../../base/contract/actor.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { entityChange } from "../entities/changes.ts";
import { nextVersion } from "../entities/rules/state.ts";
import type { Target, WriteDeps } from "../entities/writes.ts";
import { notFound, Problem, versionConflict } from "../../base/platform/rules/errors.ts";
import type { EntityRecord } from "../../base/records/rules/entity.ts";
import { removeFreedBytes } from "../../base/records/freed-bytes.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { changeReferences, lockForRemoval, moveReferences, noChangedIds } from "./merge-references.ts";
import type { RemovalDeps } from "../entities/referring.ts";
import { deleteOnlyAbout, type Kept } from "./only-about.ts";
import { type Person, personOf } from "./rules/person.ts";
import { eraseExports, eraseImportFiles } from "./stored-files.ts";

type Purged = Schemas["EntityPurged"];
type Erased = Purged["erased"];
interface PurgeDeps extends Omit<RemovalDeps, "tx"> {
  readonly store: Store;
}

/** Deletes a record permanently with what belongs to it alone; a dry run does the same and rolls it back. */
export async function purgeRecord(
  { store, ...deps }: PurgeDeps,
  caller: Caller,
  { dry_run = false, keep = [], ...target }: EntitiesPurgeInput,
): Promise<Purged> {
  const work = async (tx: Repositories): Promise<Omit<Purged, "dry_run">> =>
    await purgeEntity({ ...deps, tx }, caller, { target, keep });
  const purged = dry_run ? await store.dryRun(work) : await store.transaction(work);
  return { ...purged, dry_run };
}

/** The record to purge, and the records about only it that stay. */
export interface Purge {
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
