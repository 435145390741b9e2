import type { Schemas } from "../../../../generated/services.js";
import type { Actor } from "../../contract/actor.ts";
import type { Change } from "./change.ts";
import type { FieldChanges } from "../../platform/rules/differences.ts";

/** The types of timeline entries. */
export type ActivityType = Schemas["ActivityType"];

/** The record types that have a timeline. */
export type TimelineOwner = "contact" | "company" | "opportunity";

/** A changed field with its old and new value. */
export interface ChangedField {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
  /** In entries about merges: the values of the merged records that did not stay. */
  readonly lost?: readonly { readonly record_id: string; readonly value: unknown }[];
}

/** The record that an entry refers to, in addition to the owner of the timeline. */
export interface Related {
  readonly type: string;
  readonly id: string;
}

/** One entry in the timeline of one record. */
export interface TimelineEntry {
  readonly id: string;
  readonly record_type: TimelineOwner;
  readonly record_id: string;
  readonly type: ActivityType;
  readonly occurred_at: string;
  readonly actor: Actor;
  readonly changes: readonly ChangedField[] | null;
  readonly related: Related | null;
}

/** A timeline entry without the data of its change. */
export interface Draft {
  readonly owner: Owner;
  readonly type: ActivityType;
  readonly changes?: readonly ChangedField[];
  readonly related?: Related;
}

/** The record whose timeline contains an entry. */
export interface Owner {
  readonly type: TimelineOwner;
  readonly id: string;
}

/** The data of a record in a change. */
export type RecordData = Readonly<Record<string, unknown>>;
/** Returns the timeline entries for a change of one kind. */
export type Projection = (change: Change, data: RecordData) => readonly Draft[];

/** Returns the changed record as a reference for the timelines of other records. */
export const related = ({ record_type, record_id }: Change): Related => ({ type: record_type, id: record_id });

/** Creates the same entry for each owner. */
export const aboutEach = (change: Change, type: ActivityType, owners: readonly Owner[]): Draft[] =>
  owners.map((owner) => ({ owner, type, related: related(change) }));

/** Returns undefined if the id is null. */
export const ownerOf = (type: TimelineOwner, id: unknown): Owner | undefined =>
  typeof id === "string" ? { type, id } : undefined;

/** Returns the contacts of people such as invitees or recipients. */
export function contactsOf(people: unknown): Owner[] {
  const list = (people ?? []) as readonly RecordData[];
  return list.map(({ contact_id: id }) => ownerOf("contact", id)).filter((owner) => owner !== undefined);
}

/** Returns the changes of the given fields. */
export function changedAmong(changes: FieldChanges | null, names: readonly string[]): ChangedField[] {
  return names.flatMap((field) => {
    const change = changes?.[field];
    return change ? [{ field, old: change.old, new: change.new }] : [];
  });
}
