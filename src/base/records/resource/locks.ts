import { type Resource, resources, type ResourceRecords, type ResourceType } from "../../../../generated/resources.js";
import { notFound, permissionDenied } from "../../platform/rules/errors.ts";
import { mayDelete, type Ownership, requireRecord } from "../record-state.ts";
import { ownerField } from "../rules/resource-columns.ts";
import type { LockedRecord, ResourceTable } from "../sql/resource-table.ts";
import type { Values } from "./input.ts";
import type { ResourceContext, RuledResource, WriteAction } from "./rules.ts";

/** The id of a record, and its expected version. */
export interface Target {
  readonly id: string;
  readonly expected_version?: number | undefined;
}

/** The record to lock, and the reason. */
export interface Lock {
  readonly target: Target;
  readonly action: WriteAction;
  /** The fields to be written. */
  readonly values?: Values;
}

/** Returns the statements on the table of a resource. */
export const tableOf = <Type extends ResourceType>(
  { tx }: Pick<ResourceContext, "tx">,
  type: Type,
): ResourceTable<ResourceRecords[Type]> => tx.resources[type];

/** Locks a record, live or deleted, that the caller may change. */
export async function lockRecord<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  lock: Lock,
): Promise<LockedRecord<ResourceRecords[Type]>> {
  const locked = await lockAny(context, ruled, lock);
  requireRight(context, ruled, { lock, locked });
  return locked;
}

/** Locks a live record that the caller may change. */
export async function lockLive<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  lock: Lock,
): Promise<LockedRecord<ResourceRecords[Type]>> {
  const locked = await lockAny(context, ruled, lock);
  if (locked.record.deleted_at !== null) throw notFound();
  requireRight(context, ruled, { lock, locked });
  return locked;
}

/** Returns the creator and owner of a record. */
export function ownershipOf<Row extends object>(
  resource: Resource,
  { record, createdByUser, entrusted }: LockedRecord<Row>,
): Ownership {
  const owner = ownerField(resource)?.name;
  return { createdByUser, holder: owner === undefined ? null : (record as Values)[owner], entrusted };
}

async function lockAny<Type extends ResourceType>(
  context: ResourceContext,
  { type, rules }: RuledResource<Type>,
  { target: { id, expected_version }, values = {} }: Lock,
): Promise<LockedRecord<ResourceRecords[Type]>> {
  await rules.prepare?.(context, { id, values: values as Partial<ResourceRecords[Type]> });
  const locked = await tableOf(context, type).lock(context.caller.organization.id, id);
  if (!locked) throw notFound();
  requireRecord(locked.record, expected_version);
  return locked;
}

function requireRight<Type extends ResourceType>(
  { caller }: ResourceContext,
  { type, rules }: RuledResource<Type>,
  { lock: { action }, locked }: { readonly lock: Lock; readonly locked: LockedRecord<ResourceRecords[Type]> },
): void {
  const ownership = ownershipOf(resources[type], locked);
  const isOwn = (action !== "delete" && action !== "purge") || mayDelete(caller, ownership);
  if (!(rules.mayChange?.(caller, action, ownership) ?? isOwn)) throw permissionDenied();
}
