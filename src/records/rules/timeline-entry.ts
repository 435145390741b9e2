import type { Schemas } from "../../../generated/services.js";
import type { Actor } from "../../contract/actor.ts";
import type { Change } from "./change.ts";
import type { FieldChanges } from "../../platform/rules/differences.ts";

/** What can stand in a timeline. */
export type ActivityType = Schemas["ActivityType"];

/** Kinds of records that have a timeline. */
export type TimelineOwner = "contact" | "company" | "opportunity";

/** One field, before and after. */
export interface ChangedField {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** A record that an entry is about, beside the one in whose timeline it stands. */
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

/** What an entry says, before it belongs to a change. */
export interface Draft {
  readonly on: Owner;
  readonly type: ActivityType;
  readonly changes?: readonly ChangedField[];
  readonly related?: Related;
}

/** In whose timeline an entry stands. */
export interface Owner {
  readonly type: TimelineOwner;
  readonly id: string;
}

/** A record as it is told. */
export type Wire = Readonly<Record<string, unknown>>;
/** What a change of one kind adds to timelines. */
export type Projection = (change: Change, data: Wire) => readonly Draft[];

/** The record that changed, as entries in the timelines of others name it. */
export const related = ({ record_type, record_id }: Change): Related => ({ type: record_type, id: record_id });

/** The same entry for each of these. */
export const aboutEach = (change: Change, type: ActivityType, owners: readonly Owner[]): Draft[] =>
  owners.map((on) => ({ on, type, related: related(change) }));

/** Undefined where nobody is named. */
export const ownerOf = (type: TimelineOwner, id: unknown): Owner | undefined =>
  typeof id === "string" ? { type, id } : undefined;

/** The contacts that people are. */
export function contactsOf(people: unknown): Owner[] {
  const list = (people ?? []) as readonly Wire[];
  return list.map(({ contact_id: id }) => ownerOf("contact", id)).filter((owner) => owner !== undefined);
}

/** Those of these fields that changed. */
export function changedAmong(changes: FieldChanges | null, names: readonly string[]): ChangedField[] {
  return names.flatMap((field) => {
    const change = changes?.[field];
    return change ? [{ field, old: change.old, new: change.new }] : [];
  });
}
