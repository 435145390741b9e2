import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { EntitiesUnmergeInput, Schemas } from "../../../generated/services.js";
import { entityChange, updateChanges, ownershipOf, type WriteDeps } from "./writes.ts";
import { requireEntity } from "./require-entity.ts";
import { checkEntity, nextVersion } from "./rules/state.ts";
import { UNMERGE_DAYS, withoutMerged } from "./rules/unmerge.ts";
import type { MergeEntry, Move, MovedKind } from "./sql/merges.ts";
import type { StoredEntity } from "./sql/entities.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import {
  duplicate,
  notFound,
  permissionDenied,
  Problem,
  stateConflict,
  versionConflict,
} from "../../base/platform/rules/errors.ts";
import { requirePermission } from "../../base/platform/rights.ts";
import { mayDelete } from "../../base/records/record-state.ts";
import { type EntityRecord, type EntityType, uniqueValuesOf } from "../../base/records/rules/entity.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { lockForRemoval, RELATING, type RemovalDeps, writeMerged } from "./merge.ts";

interface UnmergeDeps extends Omit<RemovalDeps, "tx"> {
  readonly store: Store;
}

type Unmerged = Schemas["EntityUnmerged"];
type NotRestored = Schemas["NotRestored"];
type Restored = Unmerged["restored"];

/** The items of `not_restored` that the answer lists. */
const MAX_LISTED = 100;
const DAY = 86_400_000;

/** Makes a merged record live again, with its values and relations; a dry run does the same and rolls it back. */
export async function unmergeEntity(
  { store, ...deps }: UnmergeDeps,
  caller: Authorized<Caller, "entities:write">,
  { id, expected_version, dry_run = false }: EntitiesUnmergeInput,
): Promise<Unmerged> {
  requirePermission(caller, "entities:delete");
  const target = { id: id.toLowerCase(), expected_version };
  const work = async (tx: Repositories): Promise<Omit<Unmerged, "dry_run">> =>
    await unmergeIn({ ...deps, tx }, caller, target);
  const unmerged = dry_run ? await store.dryRun(work) : await store.transaction(work);
  return { ...unmerged, dry_run };
}

interface Target {
  readonly id: string;
  readonly expected_version: number | undefined;
}

async function unmergeIn(
  deps: RemovalDeps,
  caller: Authorized<Caller, "entities:write">,
  target: Target,
): Promise<Omit<Unmerged, "dry_run">> {
  const { tx, clock, newId } = deps;
  const orgId = caller.organization.id;
  await tx.entities.lockMerges(orgId);
  const { entry } = await mergeOf(deps, caller, target);
  const ids = { keptId: entry.kept_id, mergedId: entry.merged_id };
  await tx.entities.lockCompanyTree(orgId);
  await lockForRemoval(deps, orgId, { ids: [ids.keptId, ids.mergedId], removedIds: [ids.keptId] });
  const { gone, kept, plan } = await mergeOf(deps, caller, target);
  const at = new Date(clock()).toISOString();
  const others = await mergedRecords(tx, orgId, await tx.entities.othersOfMerge(orgId, entry));
  const left: NotRestored[] = [];
  const moves = await allMoves(tx, orgId, ids.mergedId);
  await tx.entities.releaseLeading(orgId, ids.keptId);
  await tx.entities.separate(orgId, ids.mergedId);
  await tx.entities.returnMerged(orgId, { fromId: ids.keptId, toId: ids.mergedId });
  const without = withoutMerged(kept, plan, { gone, others });
  const { record: changedKept, changed } = await possibleParent(tx, orgId, named(kept, without, left));
  left.push(...changed.map((field) => notRestored("kept_field", ids.keptId, "changed", field)));
  const after = nextVersion(changedKept, caller.actor, at);
  await writeMerged(tx, orgId, { before: kept, after });
  const back = await withFreeValues(tx, orgId, gone, left);
  const restored = nextVersion({ ...back, deleted_at: null }, caller.actor, at);
  checkEntity(restored, [gone]);
  await writeMerged(tx, orgId, { before: gone, after: restored });
  for (const id of [ids.keptId, ids.mergedId]) await tx.entities.leadTo(orgId, id);
  const counts = await returnRelations(deps, caller, { ids, moves, left, parent: restored["parent_company_id"] });
  await tx.entities.forgetMerge(orgId, ids);
  const record = await requireEntity(tx, orgId, ids.mergedId);
  const keptRecord = await requireEntity(tx, orgId, ids.keptId);
  const fields = { ...differences(kept, keptRecord), merged_ids: { old: [ids.mergedId], new: [] } };
  await tx.changes.append(orgId, [
    entityChange(record, "restored", { newId }),
    entityChange(keptRecord, "unmerged", { newId, changes: fields }),
  ]);
  return {
    record: record as Schemas["Entity"],
    kept_record: keptRecord as Schemas["Entity"],
    restored: counts,
    not_restored: left.slice(0, MAX_LISTED),
    not_restored_count: left.length,
  };
}

interface MergeOf {
  readonly entry: MergeEntry;
  readonly plan: NonNullable<MergeEntry["plan"]>;
  readonly gone: EntityRecord;
  readonly kept: EntityRecord;
}

/** Returns how a record was merged. Throws if it was not, or if that cannot be undone by this caller. */
async function mergeOf(
  { tx, clock }: WriteDeps,
  caller: Authorized<Caller, "entities:write">,
  { id, expected_version }: Target,
): Promise<MergeOf> {
  const orgId = caller.organization.id;
  const found = await tx.entities.find(orgId, id);
  if (!found) throw notFound();
  const { version } = found.record;
  if (expected_version !== undefined && expected_version !== version) throw versionConflict(version);
  if (found.record.deleted_at === null || found.mergedInto === null) throw stateConflict("not_merged");
  const entry = await tx.entities.lockMerge(orgId, id);
  const plan = entry?.plan ?? null;
  if (!entry || !plan || clock() - new Date(entry.merged_at).getTime() > UNMERGE_DAYS * DAY)
    throw stateConflict("merged_long_ago");
  const kept = await tx.entities.find(orgId, entry.kept_id);
  if (!mayDelete(caller, ownershipOf(found))) throw permissionDenied();
  return { entry, plan, gone: found.record, kept: requireKept(kept) };
}

function requireKept(kept: StoredEntity | null): EntityRecord {
  if (kept?.record.deleted_at === null) return kept.record;
  if (!kept || kept.mergedInto === null) throw stateConflict("kept_record_deleted");
  const extra = { merged_into: kept.mergedInto };
  throw new Problem("state_conflict", [{ path: "", code: "kept_record_merged", extra }]);
}

async function mergedRecords(tx: Repositories, orgId: string, ids: readonly string[]): Promise<EntityRecord[]> {
  const records: EntityRecord[] = [];
  for (const id of ids) {
    const found = await tx.entities.find(orgId, id);
    if (found) records.push(found.record);
  }
  return records;
}

const notRestored = (
  type: NotRestored["type"],
  record_id: string,
  reason: NotRestored["reason"],
  field: string | null = null,
): NotRestored => ({ type, record_id, field, reason });

interface Kept {
  readonly record: EntityRecord;
  readonly changed: readonly string[];
}

const NAMES: Readonly<Record<EntityType, readonly string[]>> = {
  contact: ["first_name", "last_name", "full_name"],
  company: ["name"],
};

const isNameless = (record: EntityRecord): boolean =>
  (record.entity_type === "company" || record["email"] === null) &&
  NAMES[record.entity_type].every((field) => record[field] === null);

/** The kept record keeps the name that it took if it would otherwise have none. */
function named(now: EntityRecord, { record, changed }: Kept, left: NotRestored[]): Kept {
  if (!isNameless(record)) return { record, changed };
  const names = NAMES[now.entity_type].filter((field) => now[field] !== null);
  const kept = names.filter((field) => field !== "full_name");
  left.push(...kept.map((field) => notRestored("kept_field", now.id, "required", field)));
  return { record: { ...record, ...Object.fromEntries(names.map((field) => [field, now[field]])) }, changed };
}

/** A parent company that is now below the kept company cannot be its parent again. */
async function possibleParent(tx: Repositories, orgId: string, { record, changed }: Kept): Promise<Kept> {
  const { parent_company_id: parent, id } = record;
  if (typeof parent !== "string" || !(await tx.entities.isAtOrAbove(orgId, id, parent))) return { record, changed };
  return { record: { ...record, parent_company_id: null }, changed: [...changed, "parent_company_id"] };
}

/** Removes the unique values that another record has now. Throws `duplicate` if no name and no address would be left. */
async function withFreeValues(
  tx: Repositories,
  orgId: string,
  gone: EntityRecord,
  left: NotRestored[],
): Promise<EntityRecord> {
  const record: Record<string, unknown> & EntityRecord = { ...gone };
  const none = { emails: [], domains: [], externalIds: [] };
  const { emails, domains, externalIds } = uniqueValuesOf(gone);
  const ownerOf = async (claims: object): Promise<string | undefined> =>
    (await tx.entities.findByClaims(orgId, gone.entity_type, { ...none, ...claims }))?.existingId;
  const drop = (field: string): void => void left.push(notRestored("field", gone.id, "taken", field));
  const values = [
    ...emails.map((value) => ["email", value, { emails: [value] }] as const),
    ...domains.map((value) => ["domain", value, { domains: [value] }] as const),
  ];
  for (const [field, value, claims] of values) {
    const owner = await ownerOf(claims);
    if (owner === undefined) continue;
    if (record[field] === value && isNameless({ ...record, [field]: null })) throw duplicate(`/${field}`, owner);
    const list = `additional_${field}s`;
    drop(record[field] === value ? field : list);
    if (record[field] === value) record[field] = null;
    record[list] = ((record[list] ?? []) as readonly string[]).filter((one) => one !== value);
  }
  for (const [namespace, value] of externalIds) {
    if ((await ownerOf({ externalIds: [[namespace, value]] })) === undefined) continue;
    drop(`external_ids.${namespace}`);
    const { [namespace]: _, ...others } = record["external_ids"] as Record<string, unknown>;
    record["external_ids"] = others;
  }
  return record;
}

const KINDS = [
  "opportunity",
  "task",
  "note",
  "event",
  "contact",
  "child_company",
  "segment",
  "email",
  "file",
  "form_submission",
] as const satisfies readonly MovedKind[];

type Moves = Readonly<Record<(typeof KINDS)[number], readonly Move[]>>;

async function allMoves(tx: Repositories, orgId: string, mergedId: string): Promise<Moves> {
  const moves: Partial<Record<MovedKind, readonly Move[]>> = {};
  for (const kind of KINDS) moves[kind] = await tx.entities.movesOf(orgId, mergedId, kind);
  return moves as Moves;
}

interface Relations {
  readonly ids: { readonly keptId: string; readonly mergedId: string };
  readonly moves: Moves;
  readonly left: NotRestored[];
  /** The parent company of the restored record. */
  readonly parent: unknown;
}

/** Gives the restored record back what the merge moved, and reports it as changes; returns the numbers. */
async function returnRelations(
  deps: RemovalDeps,
  caller: Caller,
  { ids, moves, left, parent }: Relations,
): Promise<Restored> {
  const { tx, referring } = deps;
  const { actor } = caller;
  const orgId = caller.organization.id;
  const of = (kind: keyof Moves) => ({ fromId: ids.keptId, toId: ids.mergedId, moves: moves[kind] });
  const back: Record<keyof Moves, readonly string[]> = {
    segment: await tx.entities.returnMemberships(orgId, ids),
    email: await tx.entities.returnEmails(orgId, ids),
    file: await tx.files.returnEntity(orgId, of("file"), actor),
    form_submission: await tx.forms.returnContact(orgId, of("form_submission"), actor),
    event: await referring.events.giveBack(deps, caller, of("event")),
    contact: await returnReferences(deps, caller, "contact", { ids, except: [] }),
    child_company: await returnChildren(deps, caller, { ids, moves: moves.child_company, parent, left }),
    opportunity: await referring.opportunities.giveBack(deps, caller, of("opportunity")),
    task: await RELATING.tasks.giveBack(deps, caller, of("task")),
    note: await RELATING.notes.giveBack(deps, caller, of("note")),
  };
  await tx.entities.returnCampaignRecipients(orgId, ids);
  const activities = await tx.entities.returnActivities(orgId, ids);
  for (const kind of KINDS)
    left.push(...(await missing(tx, orgId, { kind, moves: moves[kind], back: back[kind], left })));
  return {
    opportunities: back.opportunity.length,
    tasks: back.task.length,
    notes: back.note.length,
    events: back.event.length,
    contacts: back.contact.length,
    child_companies: back.child_company.length,
    segments: back.segment.length,
    emails: back.email.length,
    files: back.file.length,
    form_submissions: back.form_submission.length,
    activities: activities.length,
  };
}

interface Returned {
  readonly kind: keyof Moves;
  readonly moves: readonly Move[];
  readonly back: readonly string[];
  readonly left: readonly NotRestored[];
}

/** Returns the relations that were not given back, with the reason. */
async function missing(tx: Repositories, orgId: string, { kind, moves, back, left }: Returned): Promise<NotRestored[]> {
  const done = new Set([...back, ...left.filter(({ type }) => type === kind).map(({ record_id }) => record_id)]);
  const ids = moves.map(({ record_id }) => record_id).filter((id) => !done.has(id));
  const existing = await tx.entities.existing(orgId, kind, ids);
  return ids.map((id) => notRestored(kind, id, existing.has(id) ? "changed" : "gone"));
}

interface References {
  readonly ids: { readonly keptId: string; readonly mergedId: string };
  readonly except: readonly string[];
}

/** Gives contacts or child companies back; each live one is reported as a change. */
async function returnReferences(
  { tx, newId }: WriteDeps,
  { actor, organization: { id: orgId } }: Caller,
  kind: "contact" | "child_company",
  { ids, except }: References,
): Promise<string[]> {
  const back = await tx.entities.returnReferences(orgId, kind, { ...ids, except, by: actor });
  const live = await tx.entities.findMany(orgId, back, { lock: false });
  const field = kind === "contact" ? "company_id" : "parent_company_id";
  const change = { [field]: { old: ids.keptId, new: ids.mergedId } };
  const changes = live.flatMap((record) => updateChanges(record, change, newId));
  if (changes.length > 0) await tx.changes.append(orgId, changes);
  return back;
}

/** A company above the restored one cannot be below it. */
async function returnChildren(
  deps: WriteDeps,
  caller: Caller,
  { ids, moves, parent, left }: Omit<Relations, "moves"> & { readonly moves: readonly Move[] },
): Promise<string[]> {
  const orgId = caller.organization.id;
  const above: string[] = [];
  if (typeof parent === "string")
    for (const { record_id: child } of moves)
      if (await deps.tx.entities.isAtOrAbove(orgId, child, parent)) above.push(child);
  left.push(...above.map((id) => notRestored("child_company", id, "cycle")));
  return await returnReferences(deps, caller, "child_company", { ids, except: above });
}
