import type { Authorized, Actor, Caller } from "../../base/contract/caller.ts";
import { fields } from "../../../generated/fields.js";
import { timeOfId } from "../../base/platform/ids.ts";
import { grantsDeletion, mayDelete, type Ownership } from "../../base/records/record-state.ts";
import { readEntityInput, type FieldValues } from "../../base/records/rules/entity-input.ts";
import { checkEntity, mergeEntity, newEntity, nextVersion } from "./rules/state.ts";
import { differences, type FieldChanges } from "../../base/platform/rules/differences.ts";
import {
  uniqueValuesOf,
  pointerTo,
  type Conflict,
  type EntityRecord,
  type EntityType,
  noUniqueValues,
  uniqueValuesBeyond,
} from "../../base/records/rules/entity.ts";
import {
  duplicate,
  notFound,
  permissionDenied,
  Problem,
  stateConflict,
  versionConflict,
  unprocessable,
  type Detail,
} from "../../base/platform/rules/errors.ts";
import { type Check, type CheckedWrite, eachValue, normalizedWrite, written } from "../../base/platform/mistakes.ts";
import { countryOf } from "../../base/platform/rules/phone.ts";
import { searchColumns } from "../../base/platform/rules/text.ts";
import type { StoredEntity } from "./sql/entities.ts";
import type { EntityUpdate } from "./sql/writes.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { mergedCustomFields } from "../../base/records/custom-fields.ts";
import { requireLive } from "./require-entity.ts";
import { createChange, type Change, type ChangeOptions, type ChangeVerb } from "../../base/records/rules/change.ts";

/** Dependencies of writes to entities. */
export interface WriteDeps {
  readonly tx: Repositories;
  readonly clock: () => number;
  readonly newId: () => string;
}

/** The id of a record, and its expected version. */
export interface Target {
  readonly id: string;
  readonly expected_version?: number | undefined;
}

/** Default value of `source` by channel. */
export const SOURCES = { rest: "api", console: "manual", mcp: "mcp", system: "other" } as const;

/** A new record, and the conflict that prevented writing it. */
interface CreateAttempt {
  readonly record: EntityRecord;
  readonly conflict: Conflict | null;
}

/** Input for a new record. */
export type NewEntity = FieldValues & { readonly entity_type: EntityType };

/** Creates a contact or company. */
export async function createEntity(
  deps: WriteDeps,
  caller: Authorized<Caller, "entities:write">,
  input: NewEntity,
): Promise<EntityRecord> {
  const { record, conflict } = await tryToCreate(deps, caller, input);
  if (conflict) throw duplicate(pointerTo(conflict, record), conflict.existingId);
  return record;
}

/**
 * Like createEntity, for callers that handle a conflict with another record themselves. `derived` has first values of
 * fields that clients cannot set.
 */
export async function tryToCreate(
  { tx, newId }: WriteDeps,
  caller: Caller,
  input: NewEntity,
  derived: FieldValues = {},
): Promise<CreateAttempt> {
  const { entity_type, ...given } = input;
  const country = countryOf(given, caller.organization.default_country);
  const read = readEntityInput(given, fields[entity_type], { country });
  const customFieldScope = { orgId: caller.organization.id, recordType: entity_type };
  const custom = { given: read["custom_fields"], before: null, country };
  const check = (): Promise<FieldValues> => mergedCustomFields(tx, customFieldScope, custom);
  const values = { ...read, custom_fields: hasCustomValues(custom.given) ? await check() : {} };
  const id = newId();
  const defaults = { ...defaultsOf(entity_type, caller), ...derived };
  const origin = { id, entity_type, at: timeOfId(id), actor: caller.actor, defaults };
  const record = newEntity(fields[entity_type], values, origin);
  checkEntity(record, [], values);
  await checkReferences(tx, caller, id, values);
  const conflict = await tx.entities.insert(caller.organization.id, {
    record,
    userId: caller.user.id,
    search: searchColumns(record),
    claims: uniqueValuesOf(record),
    changes: [entityChange(record, "created", { newId })],
  });
  if (conflict !== "incomplete") return { record, conflict };
  await check();
  // The custom field that was required has been removed in the meantime.
  throw new Problem("unavailable", [], { retryAfter: 1 });
}

/** Without custom fields in the input, their definitions are not read: the insert fails if one is required. */
const hasCustomValues = (given: unknown): boolean => Object.keys(given ?? {}).length > 0;

/**
 * The result of a change to an existing record, which reads, edits and writes over the version that it read. Undefined:
 * concurrent changes won every time, so the record should be locked first.
 */
export type ChangeResult<Result = EntityRecord> = Promise<Result | undefined>;

/** Merges the given fields; without a difference there is no new version. */
export async function updateEntity(
  deps: WriteDeps,
  caller: Caller,
  { target, input }: { target: Target; input: FieldValues },
): ChangeResult {
  return await changeEntity(deps, caller, { target, change: () => input });
}

/** Like updateEntity, if the values depend on the current record. */
export async function changeEntity(
  deps: WriteDeps,
  caller: Caller,
  { target, change }: { target: Target; change: (record: EntityRecord) => FieldValues },
): ChangeResult {
  return await editRecord(deps, { caller, target }, async (current) => {
    const record = requireLive(current);
    const at = new Date(deps.clock()).toISOString();
    const input = change(record);
    const country = countryOf(input, countryOf(record, caller.organization.default_country));
    const values = { ...readEntityInput(input, fields[record.entity_type], { country }) };
    const place = { orgId: caller.organization.id, recordType: record.entity_type };
    const custom = { given: values["custom_fields"], before: record["custom_fields"], country };
    values["custom_fields"] = await mergedCustomFields(deps.tx, place, custom);
    const merged = mergeEntity(record, values, at);
    checkEntity(merged, [record], values);
    const changed = differences(record, merged);
    if (Object.keys(changed).length === 0) return null;
    const touched = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(changed, name)));
    await checkReferences(deps.tx, caller, record.id, touched);
    const after = nextVersion(merged, caller.actor, at);
    const entrusted = grantsDeletion(caller, ownershipOf(current), after["owner_id"]);
    return { after, entrusted, changes: updateChanges(after, changed, deps.newId) };
  });
}

/** The checks of a contact's or company's fields. */
export async function entityChecks(tx: Repositories, type: EntityType, write: CheckedWrite): Promise<Check[]> {
  const { caller, id, values, before } = write;
  const country = countryOf(values, countryOf(before ?? {}, caller.organization.default_country));
  const read = (one: FieldValues): FieldValues => readEntityInput(one, fields[type], { country });
  const normal = await normalizedWrite(write, read);
  const empty = Object.fromEntries(Object.keys(fields[type]).map((name) => [name, null]));
  const defaults = before ? {} : { ...empty, ...defaultsOf(type, caller), entity_type: type };
  const custom = { given: values["custom_fields"], before: before?.["custom_fields"] ?? null, country };
  return [
    ...eachValue(values, read),
    () => mergedCustomFields(tx, { orgId: caller.organization.id, recordType: type }, custom),
    ...eachValue(normal.values, (one) => checkReferences(tx, caller, id, one)),
    () => {
      checkEntity(written(normal, defaults), before ? [before as EntityRecord] : [], normal.values);
    },
  ];
}

/** Marks the record as deleted and releases its unique values. */
export async function deleteEntity(
  deps: WriteDeps,
  caller: Authorized<Caller, "entities:delete">,
  target: Target,
): ChangeResult {
  return await editRecord(deps, { caller, target }, async (current) => {
    const record = requireLive(current);
    if (!mayDelete(caller, ownershipOf(current))) throw permissionDenied();
    const at = new Date(deps.clock()).toISOString();
    const after = nextVersion({ ...record, deleted_at: at }, caller.actor, at);
    return { after, changes: [entityChange(after, "deleted", deps)] };
  });
}

/** Returns the creator and the owner of a contact or company. */
export const ownershipOf = ({ record, createdByUser, entrusted }: StoredEntity): Ownership => ({
  createdByUser,
  holder: record["owner_id"],
  entrusted,
});

/** Restores a deleted record; a live one stays unchanged. */
export async function restoreEntity(
  deps: WriteDeps,
  caller: Authorized<Caller, "entities:write">,
  target: Target,
): ChangeResult {
  return await editRecord(deps, { caller, target }, async ({ record, mergedInto }) => {
    if (record.deleted_at === null) return null;
    if (mergedInto !== null) throw stateConflict("merged");
    const at = new Date(deps.clock()).toISOString();
    const after = nextVersion({ ...record, deleted_at: null }, caller.actor, at);
    return { after, changes: [entityChange(after, "restored", deps)] };
  });
}

/**
 * Writes values that the service itself determines, in fields that clients cannot set. Does nothing if there is no live
 * record.
 */
export async function updateDerivedFields(
  deps: WriteDeps,
  { organization, actor }: ChangeAuthor,
  { id, values }: { readonly id: string; readonly values: FieldValues },
): Promise<void> {
  const found = await deps.tx.entities.find(organization.id, id);
  if (!found || found.record.deleted_at !== null) return;
  await editRecord(deps, { caller: { organization, actor }, target: { id } }, ({ record }) => {
    const at = new Date(deps.clock()).toISOString();
    const merged = mergeEntity(record, values, at);
    const changed = differences(record, merged);
    if (Object.keys(changed).length === 0) return Promise.resolve(null);
    const after = nextVersion(merged, actor, at);
    return Promise.resolve({ after, changes: updateChanges(after, changed, deps.newId) });
  });
}

/** The organization and actor of a change. */
export interface ChangeAuthor {
  readonly organization: { readonly id: string };
  readonly actor: Actor;
}

interface Call {
  readonly caller: ChangeAuthor;
  readonly target: Target;
}

type Edited = { readonly after: EntityRecord } & Pick<EntityUpdate, "changes" | "entrusted">;
type Edit = (current: StoredEntity) => Promise<Edited | null>;

async function editRecord({ tx }: WriteDeps, call: Call, edit: Edit): ChangeResult {
  return await retryStale(async () => {
    const current = await read(tx, call);
    const edited = await edit(current);
    if (!edited) return current.record;
    const { after, ...others } = edited;
    const outcome = await tx.entities.update(call.caller.organization.id, {
      ...entityUpdateOf(current.record, after),
      ...others,
    });
    if (outcome === "stale") return undefined;
    if (outcome !== "done") throw duplicate(pointerTo(outcome, after), outcome.existingId);
    return after;
  });
}

async function read(tx: Repositories, { caller, target }: Call): Promise<StoredEntity> {
  const found = await tx.entities.find(caller.organization.id, target.id);
  if (!found) throw notFound();
  const { version } = found.record;
  if (target.expected_version !== undefined && target.expected_version !== version) throw versionConflict(version);
  return found;
}

const MAX_ROUNDS = 3;

async function retryStale<Result>(work: () => ChangeResult<Result>): ChangeResult<Result> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = await work();
    if (result !== undefined) return result;
  }
  return undefined;
}

function defaultsOf(type: EntityType, { user, channel, organization }: Caller): FieldValues {
  const owner = { owner_id: user.id };
  if (type === "company") return { ...owner, currency: organization.currency };
  return { ...owner, source: SOURCES[channel] };
}

/** The record to change. */
export interface RecordReference {
  readonly orgId: string;
  readonly id: string;
}

/** A change of one record, run on the pool or in a transaction. */
export type RecordChange<Result> = (tx: Repositories) => ChangeResult<Result>;

/** Runs the change without a lock; if concurrent changes win repeatedly, runs it again with a lock. */
export async function withOptimisticRetry<Result>(
  store: Store,
  subject: RecordReference,
  work: RecordChange<Result>,
): Promise<Result> {
  return (await work(store)) ?? (await store.transaction(async (tx) => await runLocked(tx, subject, work)));
}

/** Locks the record first: for changes that keep other records locked until they are written. */
export async function withRecordLock<Result>(
  store: Store,
  subject: RecordReference,
  work: RecordChange<Result>,
): Promise<Result> {
  return await store.transaction(async (tx) => await runLocked(tx, subject, work));
}

/** Locks the organization's company tree: two changes that are valid on their own could create a cycle together. */
export async function withCompanyTreeLock<Result>(
  store: Store,
  subject: RecordReference,
  work: RecordChange<Result>,
): Promise<Result> {
  return await store.transaction(async (tx) => {
    await tx.entities.lockCompanyTree(subject.orgId);
    return await runLocked(tx, subject, work);
  });
}

async function runLocked<Result>(
  tx: Repositories,
  { orgId, id }: RecordReference,
  work: RecordChange<Result>,
): Promise<Result> {
  await tx.entities.lock(orgId, id);
  const result = await work(tx);
  if (result === undefined) throw new Problem("unavailable", [], { retryAfter: 1 });
  return result;
}

/**
 * Throws `unprocessable` if a reference points to nothing in this organization, or if a company would become its own
 * ancestor.
 */
async function checkReferences(
  { entities, users }: Repositories,
  caller: Caller,
  id: string,
  values: FieldValues,
): Promise<void> {
  const orgId = caller.organization.id;
  const hasUser = async (user: string): Promise<boolean> =>
    user === caller.user.id || (await users.get(orgId, user)) !== null;
  // Locked: in a transaction the company exists until the reference is written, and a concurrent merge moves the
  // reference too.
  const hasCompany = async (company: string): Promise<boolean> =>
    (await entities.lockLive(orgId, [company])).get(company) === "company";
  const checks = { owner_id: hasUser, company_id: hasCompany, parent_company_id: hasCompany };
  const details: Detail[] = [];
  for (const [field, exists] of Object.entries(checks)) {
    const value = values[field];
    if (typeof value === "string" && !(await exists(value)))
      details.push({ path: `/${field}`, code: "reference_not_found" });
  }
  const parent = values["parent_company_id"];
  if (details.length === 0 && typeof parent === "string" && (await entities.isAtOrAbove(orgId, id, parent))) {
    details.push({ path: "/parent_company_id", code: "cycle" });
  }
  if (details.length > 0) throw unprocessable(details);
}

/** Returns the change that reports a new version of a contact or company. */
export function entityChange(record: EntityRecord, verb: ChangeVerb<"company">, options: ChangeOptions): Change {
  return createChange(`${record.entity_type}.${verb}`, record, options);
}

/** Returns the change for an update, plus those with a name of their own: a new lifecycle stage or company. */
export function updateChanges(record: EntityRecord, changes: FieldChanges, newId: () => string): Change[] {
  const changeList = [entityChange(record, "updated", { newId, changes })];
  if (record.entity_type !== "contact") return changeList;
  const { lifecycle_stage: stage, company_id: company } = changes;
  if (stage)
    changeList.push(
      createChange("contact.lifecycle_stage_changed", record, { newId, changes: { lifecycle_stage: stage } }),
    );
  if (company) {
    const kind = company.new === null ? "contact.company_unlinked" : "contact.company_linked";
    changeList.push(createChange(kind, record, { newId, changes: { company_id: company } }));
  }
  return changeList;
}

/** Returns the columns to write for a record's new state, and the unique values that it takes and releases. */
export function entityUpdateOf(before: EntityRecord, after: EntityRecord): Omit<EntityUpdate, "changes"> {
  const oldClaims = before.deleted_at === null ? uniqueValuesOf(before) : noUniqueValues;
  const newClaims = after.deleted_at === null ? uniqueValuesOf(after) : noUniqueValues;
  return {
    record: after,
    fromVersion: before.version,
    fields: Object.keys(differences(before, after)),
    search: searchColumns(after),
    claimed: uniqueValuesBeyond(newClaims, oldClaims),
    released: uniqueValuesBeyond(oldClaims, newClaims),
  };
}
