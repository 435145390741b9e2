import type { ChangeKind } from "../../../../generated/vocabulary.js";
import type { ResourceDerivedFields, ResourceRecords, ResourceType } from "../../../../generated/resources.js";
import type { Caller } from "../../contract/caller.ts";
import type { Ownership } from "../record-state.ts";
import type { Repositories } from "../../store/store.ts";
import { differences, type FieldChanges } from "../../platform/rules/differences.ts";
import { createChange } from "../rules/change.ts";

/** Dependencies of writes, inside a transaction. */
export interface ResourceWriteDeps {
  readonly tx: Repositories;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}

/** The transaction and the caller of a write. */
export interface ResourceContext extends ResourceWriteDeps {
  readonly caller: Caller;
}

/** The record before and after a write; `before` is null for a new record. */
export interface ResourceChange<Row> {
  readonly before: Row | null;
  readonly after: Row;
}

/** A write before its record is locked; `id` is null for a new record. */
interface IntendedWrite<Row> {
  readonly id: string | null;
  readonly values: Partial<Row>;
}

/** A further change that a write reports: `task.completed`, with the changes of these fields. */
interface FurtherChange {
  readonly kind: ChangeKind;
  readonly fields: readonly string[];
}

/** A write to an existing record. */
export type WriteAction = "update" | "delete" | "restore" | "purge";

/** The rules of a resource that its contract does not express; each is optional. */
export interface ResourceRules<Row> {
  /** Changes the given fields after they were normalized; throws `unprocessable` if they are invalid. */
  read?(values: Partial<Row>): Partial<Row>;
  /** Locks the records that must be locked before the record itself. */
  prepare?(context: ResourceContext, write: IntendedWrite<Row>): Promise<void>;
  /** Returns the fields that depend on others or on the caller; a new record lacks those that were not given. */
  derive?(context: ResourceContext, change: ResourceChange<Row>, now: string): Partial<Row> | Promise<Partial<Row>>;
  /** Throws if the record must not be written like this; called for new and changed records. */
  check?(context: ResourceContext, change: ResourceChange<Row>): void | Promise<void>;
  /** Throws if the record must not be restored. */
  checkRestore?(context: ResourceContext, record: Row): Promise<void>;
  /** Returns further changes to report. */
  reports?(change: ResourceChange<Row>): readonly FurtherChange[];
  /** Called after each write, including deletion and restoring. */
  written?(context: ResourceContext, change: ResourceChange<Row>): Promise<void>;
  /** Replaces the rule that members delete only records that they created or own. */
  mayChange?(caller: Caller, action: WriteAction, ownership: Ownership): boolean;
}

/** A resource with its rules. */
export interface RuledResource<Type extends ResourceType> {
  readonly type: Type;
  readonly rules: ResourceRules<ResourceRecords[Type]>;
}

type DerivedField<Type extends ResourceType> = Extract<ResourceDerivedFields[Type], keyof ResourceRecords[Type]>;

/** A record before its derived fields are completed. */
type Draft<Type extends ResourceType> = Omit<ResourceRecords[Type], DerivedField<Type>> &
  Partial<Pick<ResourceRecords[Type], DerivedField<Type>>>;

type Derived<Type extends ResourceType> = Pick<ResourceRecords[Type], DerivedField<Type>> &
  Partial<ResourceRecords[Type]>;

/** The rules of one resource, which return every field that the contract declares with `x-derived`. */
export type RulesOf<Type extends ResourceType> = Omit<ResourceRules<ResourceRecords[Type]>, "derive"> & {
  derive(
    context: ResourceContext,
    change: { readonly before: ResourceRecords[Type] | null; readonly after: Draft<Type> },
    now: string,
  ): Derived<Type> | Promise<Derived<Type>>;
};

type DerivingType = {
  [Type in ResourceType]: [ResourceDerivedFields[Type]] extends [never] ? never : Type;
}[ResourceType];

/** The rules of resources by record type; those with derived fields need an entry. */
export type AllResourceRules = { readonly [Type in DerivingType]: RulesOf<Type> } & {
  readonly [Type in Exclude<ResourceType, DerivingType>]?: ResourceRules<ResourceRecords[Type]>;
};

type WrittenEvent = "created" | "updated" | "deleted" | "restored";

/** A write and its name: `created`. */
interface WrittenChange<Row> extends ResourceChange<Row> {
  readonly event: WrittenEvent;
}

/** Returns the kind of a change: `task.created`. */
export const kindOf = (type: ResourceType, event: WrittenEvent): ChangeKind => `${type}.${event}`;

/** Reports a write as changes, with those that the rules add, and runs the rules that follow it. */
export async function report<Type extends ResourceType>(
  context: ResourceContext,
  { type, rules }: RuledResource<Type>,
  { event, before, after }: WrittenChange<ResourceRecords[Type]>,
): Promise<void> {
  const { tx, caller, newId } = context;
  const changed = event === "updated" && before !== null ? differences(before, after) : null;
  const isEdit = event === "created" || event === "updated";
  const further = isEdit ? (rules.reports?.({ before, after }) ?? []) : [];
  await tx.changes.append(caller.organization.id, [
    createChange(kindOf(type, event), after, { newId, changes: changed }),
    ...further.map(({ kind, fields }) =>
      createChange(kind, after, { newId, changes: changed && among(changed, fields) }),
    ),
  ]);
  await rules.written?.(context, { before, after });
}

const among = (changes: FieldChanges, fields: readonly string[]): FieldChanges =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => fields.includes(field)));
