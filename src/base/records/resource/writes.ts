import { type Resource, resources, type ResourceRecords, type ResourceType } from "../../../../generated/resources.js";
import { type Check, type CheckedWrite, eachValue, normalizedWrite, written } from "../../platform/mistakes.ts";
import { differences, type FieldChanges } from "../../platform/rules/differences.ts";
import { mergedCustomFields } from "../custom-fields.ts";
import { grantsDeletion, requireRecord, standardFields } from "../record-state.ts";
import { isCustomFieldType } from "../rules/custom-fields.ts";
import { ownerField } from "../rules/resource-columns.ts";
import type { RelatedRecord } from "../sql/related-records.ts";
import { removeDependents, restoreDependents, releaseReferences } from "./dependents.ts";
import {
  defaultsOf,
  mergedFields,
  readFields,
  searchTextOf,
  type Values,
  checkReferences,
  checkUnique,
  requireParents,
} from "./input.ts";
import { lockLive, lockRecord, ownershipOf, tableOf, type Target } from "./locks.ts";
import { report, type ResourceContext, type RuledResource, kindOf } from "./rules.ts";
import type { Schemas } from "../../../../generated/services.js";
import { removeFreedBytes } from "../stored-bytes.ts";
import { createChange } from "../rules/change.ts";

/** Creates a record. */
export async function createRecord<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  input: Values,
): Promise<ResourceRecords[Type]> {
  const { caller, newId } = context;
  const orgId = caller.organization.id;
  const resource: Resource = resources[ruled.type];
  const standard = standardFields(newId(), caller.actor);
  // The contract has validated the input, and completed() adds the derived fields: only then is it a whole record.
  const draft: object = { version: 1, deleted_at: null, ...(await newFields(context, ruled, input)), ...standard };
  const after = await completed(context, ruled, { before: null, after: draft as ResourceRecords[Type] });
  const owner = ownerField(resource)?.name;
  const hidden = {
    created_by_user: caller.user.id,
    ...(owner !== undefined && { entrusted: after[owner] !== caller.user.id }),
    search_text: searchTextOf(resource, after),
  };
  const table = tableOf(context, ruled.type);
  await table.insert(orgId, { ...after, id: standard.id, ...hidden });
  const created = requireRecord(await table.get(orgId, standard.id));
  await report(context, ruled, { event: "created", before: null, after: created });
  return created;
}

/** Merges the given fields; without a difference there is no new version. */
export async function updateRecord<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  { target, input }: { readonly target: Target; readonly input: Values },
): Promise<ResourceRecords[Type]> {
  const { caller } = context;
  const resource: Resource = resources[ruled.type];
  const given = readValues(context, ruled, input);
  const locked = await lockLive(context, ruled, { target, action: "update", values: given });
  const before = locked.record;
  const values = { ...given, ...(await customFields(context, resource, { given, before: asValues(before) })) };
  const draft = { ...before, ...mergedFields(resource, values, before) };
  const after = await completed(context, ruled, { before, after: draft });
  const { related_to: related, ...columns } = newValues(differences(before, after));
  if (related === undefined && Object.keys(columns).length === 0) return before;
  const owner = ownerField(resource)?.name;
  const assigned =
    owner !== undefined && owner in columns
      ? { entrusted: grantsDeletion(caller, ownershipOf(resource, locked), columns[owner]) }
      : {};
  const edit = {
    columns: { ...columns, ...assigned, search_text: searchTextOf(resource, after) },
    related: related as readonly RelatedRecord[] | undefined,
  };
  const table = tableOf(context, ruled.type);
  const written = requireRecord(await table.change(caller.organization.id, before.id, edit, caller.actor));
  await report(context, ruled, { event: "updated", before, after: written });
  return written;
}

/** The checks of a record's fields, and of its rules. */
export async function resourceChecks<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  write: CheckedWrite,
): Promise<Check[]> {
  const resource: Resource = resources[ruled.type];
  const { before } = write;
  const read = (one: Values): Values => readValues(context, ruled, one);
  const normal = await normalizedWrite(write, (one) => mergedFields(resource, read(one), before ?? {}));
  const defaults = before ? {} : { id: write.id, ...defaultsOf(resource, context.caller) };
  return [
    ...eachValue(write.values, read),
    () => customFields(context, resource, { given: write.values, before }),
    ...eachValue(normal.values, (after) => checkReferences(context, resource, { before, after })),
    async () => {
      const change = (values: Values) => ({
        before: before as ResourceRecords[Type] | null,
        after: written<ResourceRecords[Type]>({ ...normal, values }, defaults),
      });
      const now = new Date(context.clock()).toISOString();
      const derived = await ruled.rules.derive?.(context, change(normal.values), now);
      await ruled.rules.check?.(context, change({ ...normal.values, ...derived }));
    },
  ];
}

/** Marks a record as deleted, with the records that belong to it. */
export async function deleteRecord<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  target: Target,
): Promise<ResourceRecords[Type]> {
  const { caller } = context;
  const { record: before } = await lockLive(context, ruled, { target, action: "delete" });
  const table = tableOf(context, ruled.type);
  const after = requireRecord(await table.remove(caller.organization.id, before.id, caller.actor));
  await removeDependents(context, ruled.type, after.id);
  await report(context, ruled, { event: "deleted", before, after });
  return after;
}

/** Restores a deleted record with the records that were deleted with it; a live one stays unchanged. */
export async function restoreRecord<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  target: Target,
): Promise<ResourceRecords[Type]> {
  const { tx, caller } = context;
  const orgId = caller.organization.id;
  const { record: before } = await lockRecord(context, ruled, { target, action: "restore" });
  if (before.deleted_at === null) return before;
  await requireParents(context, resources[ruled.type], asValues(before));
  await ruled.rules.checkRestore?.(context, before);
  await checkUnique(tx, orgId, { resource: resources[ruled.type], before: null, after: asValues(before) });
  const after = requireRecord(await tableOf(context, ruled.type).restore(orgId, before.id, caller.actor));
  await restoreDependents(context, ruled.type, { id: after.id, deletedAt: before.deleted_at });
  await report(context, ruled, { event: "restored", before, after });
  return after;
}

/** Returns the given fields, normalized by the contract and by the rules of the resource. */
function readValues<Type extends ResourceType>(
  { caller }: ResourceContext,
  { type, rules }: RuledResource<Type>,
  input: Values,
): Values {
  const values = readFields(resources[type], caller, input);
  return rules.read ? asValues(rules.read(values as Partial<ResourceRecords[Type]>)) : values;
}

/** Returns the fields of a new record, including defaults. */
async function newFields<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  input: Values,
): Promise<Values> {
  const { rules, type } = ruled;
  const resource: Resource = resources[type];
  const given = readValues(context, ruled, input);
  const values = given as Partial<ResourceRecords[Type]>;
  await rules.prepare?.(context, { id: null, values });
  const custom = await customFields(context, resource, { given, before: null });
  return mergedFields(resource, { ...defaultsOf(resource, context.caller), ...given, ...custom }, {});
}

/** Adds derived fields, and throws if the record is invalid; an unchanged record is not checked. */
async function completed<Type extends ResourceType>(
  context: ResourceContext,
  { type, rules }: RuledResource<Type>,
  { before, after: draft }: { readonly before: ResourceRecords[Type] | null; readonly after: ResourceRecords[Type] },
): Promise<ResourceRecords[Type] & Values> {
  const now = before === null ? draft.created_at : new Date(context.clock()).toISOString();
  const after = { ...draft, ...(await rules.derive?.(context, { before, after: draft }, now)) };
  if (before !== null && Object.keys(differences(before, after)).length === 0) return after;
  await rules.check?.(context, { before, after });
  const change = { before: before && asValues(before), after: asValues(after) };
  await checkReferences(context, resources[type], change);
  await checkUnique(context.tx, context.caller.organization.id, { resource: resources[type], ...change });
  return after;
}

async function customFields(
  { tx, caller: { organization } }: ResourceContext,
  { type, customFields }: Resource,
  { given, before }: { readonly given: Values; readonly before: Values | null },
): Promise<Values> {
  if (!customFields || !isCustomFieldType(type)) return {};
  const write = { given: given["custom_fields"], before: before?.["custom_fields"] ?? null };
  const place = { orgId: organization.id, recordType: type };
  return { custom_fields: await mergedCustomFields(tx, place, { ...write, country: organization.default_country }) };
}

const newValues = (changes: FieldChanges): Values =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change.new]));

/** A record is an object with known fields; the compiler does not index it by other names. */
const asValues = (record: object): Values => record as Values;

/** Deletes a live or deleted record permanently; throws `in_use` if other records need it. */
export async function purgeRecord<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  target: Target,
): Promise<Schemas["Deleted"]> {
  const { tx, caller, clock, newId } = context;
  const orgId = caller.organization.id;
  const { record } = await lockRecord(context, ruled, { target, action: "purge" });
  await releaseReferences(context, ruled.type, record.id);
  await tableOf(context, ruled.type).purge(orgId, record.id);
  await removeFreedBytes({ tx, newId }, orgId);
  const deleted_at = new Date(clock()).toISOString();
  const last = { id: record.id, version: record.version + 1, updated_at: deleted_at, updated_by: caller.actor };
  // The values of a purged record must not be kept in the change feed.
  const data = { id: last.id, version: last.version, thin: true };
  await tx.changes.append(orgId, [createChange(kindOf(ruled.type, "deleted"), last, { newId, data })]);
  return { id: record.id, deleted_at };
}
