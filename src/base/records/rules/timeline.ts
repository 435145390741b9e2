import type { Change } from "./change.ts";
import { fields } from "../../../../generated/fields.js";
import type { FieldTable } from "./field-table.ts";
import { allResources } from "./resource-columns.ts";
import type { Schemas } from "../../../../generated/services.js";
import type { Actor } from "../../contract/caller.ts";
import type { FieldChanges } from "../../platform/rules/differences.ts";

/** Projections of events to the timelines of their contacts and opportunity. */
const EVENT_PROJECTIONS: Readonly<Record<string, Projection>> = {
  "event.created": (change, data) => aboutEach(change, "event_booked", participantsOf(data)),
  // A further booking of a group event.
  "event.invitee_added": (change) => aboutEach(change, "event_booked", invitees(change, "new")),
  "event.rescheduled": rescheduled,
  "event.cancelled": (change, data) => aboutEach(change, "event_cancelled", participantsOf(data)),
  "event.declined": (change, data) => aboutEach(change, "event_cancelled", participantsOf(data)),
  // For a removed invitee the event is canceled.
  "event.invitee_removed": (change) => aboutEach(change, "event_cancelled", invitees(change, "old")),
  "event.no_show": noShows,
};

const invitees = ({ changes }: Change, when: "old" | "new"): Owner[] => contactsOf(changes?.["invitees"]?.[when]);

/** Returns the contacts and the opportunity of an event. */
function participantsOf(data: RecordData): Owner[] {
  const contacts = (data["contact_ids"] ?? []) as readonly unknown[];
  const owners = [...contacts.map((id) => ownerOf("contact", id)), ownerOf("opportunity", data["opportunity_id"])];
  return owners.filter((owner) => owner !== undefined);
}

function rescheduled(change: Change, data: RecordData): Draft[] {
  const changes = changedAmong(change.changes, ["start_at", "end_at"]);
  return aboutEach(change, "event_rescheduled", participantsOf(data)).map((draft) => ({ ...draft, changes }));
}

/** Adds an entry for the invitees who did not come, or for all if the host did not come, and for the opportunity. */
function noShows(change: Change, data: RecordData): Draft[] {
  const participants = participantsOf(data);
  const all = change.changes?.["host_no_show"]?.new === true;
  const absent = new Set(invitees(change, "new").map(({ id }) => id));
  const owners = participants.filter(({ type, id }) => all || type === "opportunity" || absent.has(id));
  return aboutEach(change, "event_no_show", owners);
}

/** Returns the timeline entries of a change: for the record itself and for related records. */
export function timelineOf(change: Change): TimelineEntry[] {
  const projection = Object.hasOwn(PROJECTIONS, change.kind) ? PROJECTIONS[change.kind] : undefined;
  const drafts = projection?.(change, change.data as RecordData) ?? [];
  return distinct(drafts).map(({ owner, type, changes = [], related }, index) => ({
    id: siblingOf(change.id, index),
    record_type: owner.type,
    record_id: owner.id,
    type,
    occurred_at: change.occurred_at,
    actor: change.actor,
    changes: changes.length > 0 ? changes : null,
    related: related ?? null,
  }));
}

/** Entries of these types are interactions with a contact: they set its `last_activity_at`. */
const INTERACTIONS: ReadonlySet<ActivityType> = new Set([
  "note_added",
  "task_created",
  "task_completed",
  "email_sent",
  "event_booked",
  "event_rescheduled",
  "event_cancelled",
  "event_no_show",
  "form_submitted",
]);

/** Returns the time of the last interaction by contact id. */
export function lastInteractions(entries: readonly TimelineEntry[]): ReadonlyMap<string, string> {
  const interactions = new Map<string, string>();
  for (const { record_type, record_id, type, occurred_at } of entries) {
    if (record_type !== "contact" || !INTERACTIONS.has(type)) continue;
    if (occurred_at > (interactions.get(record_id) ?? "")) interactions.set(record_id, occurred_at);
  }
  return interactions;
}

/** The timeline entries of resources are about the records that they refer to. */
const RESOURCES: Readonly<Record<string, Projection>> = Object.fromEntries(
  allResources.flatMap(({ type, timeline }) =>
    Object.entries(timeline).map(([event, entry]): [string, Projection] => [
      `${type}.${event}`,
      (change, data) => aboutEach(change, entry as ActivityType, relatedOf(data)),
    ]),
  ),
);

const PROJECTIONS: Readonly<Record<string, Projection>> = {
  "contact.created": (change, data) => [created(change), ...linkedTo([company(data)], related(change))],
  "contact.updated": (change) => fieldChanged(change, ["lifecycle_stage", "company_id"]),
  "contact.lifecycle_stage_changed": (change) => lifecycleChanged(change),
  "contact.company_linked": contactMoved,
  "contact.company_unlinked": contactMoved,
  "contact.merged": (change) => [merged(change)],
  "company.created": (change) => [created(change)],
  "company.updated": (change) => [...fieldChanged(change, ["lifecycle_stage"]), ...lifecycleChanged(change)],
  "company.merged": (change) => [merged(change)],
  "contact.unmerged": (change) => [undone(change)],
  "company.unmerged": (change) => [undone(change)],
  "opportunity.created": (change, data) => [created(change), ...linkedTo(partiesOf(data), related(change))],
  "opportunity.updated": (change, data) => [
    ...fieldChanged(change, ["pipeline_id", "stage"]),
    ...partiesChanged(change, data),
  ],
  "opportunity.stage_changed": stageChanged,
  ...RESOURCES,
  "file.created": (change, { record_type: type, record_id: id }) =>
    aboutEach(change, "file_added", relatedOf({ related_to: [{ record_type: type, record_id: id }] })),
  "email.sent": (change, data) => aboutEach(change, "email_sent", [...relatedOf(data), ...recipientsOf(data)]),
  "email.unsubscribed": (change, data) => aboutEach(change, "email_unsubscribed", subscriberOf(change, data)),
  "email.resubscribed": (change, data) => aboutEach(change, "email_resubscribed", subscriberOf(change, data)),
  ...EVENT_PROJECTIONS,
  "form.submitted": (change, data) => aboutEach(change, "form_submitted", contactsOf([data])),
};

const itself = ({ record_type, record_id }: Change): Owner => ({ type: record_type as TimelineOwner, id: record_id });

const created = (change: Change): Draft => ({ owner: itself(change), type: "record_created" });

/** Lists also the fields that kept their value, if a merged record had another one. */
function merged(change: Change): Draft {
  const lost = new Map((change.lost ?? []).map((one) => [one.field, one]));
  const changed = changedFields(change).map((one): ChangedField => ({ ...one, ...lost.get(one.field) }));
  const others = [...lost.values()].filter(({ field }) => !changed.some((one) => one.field === field));
  return { owner: itself(change), type: "merged", changes: [...changed, ...others] };
}

/** An entry of the same type, with the ids only: the values belong to the other record again. */
const undone = (change: Change): Draft => ({
  owner: itself(change),
  type: "merged",
  changes: changedAmong(change.changes, ["merged_ids"]),
});

/** Includes only fields that users can set; excludes derived fields and those with their own entry type. */
function fieldChanged(change: Change, except: readonly string[]): Draft[] {
  const changes = changedFields(change).filter(({ field }) => !except.includes(field));
  return changes.length > 0 ? [{ owner: itself(change), type: "field_changed", changes }] : [];
}

function lifecycleChanged(change: Change): Draft[] {
  const changes = changedAmong(change.changes, ["lifecycle_stage"]);
  return changes.length > 0 ? [{ owner: itself(change), type: "lifecycle_changed", changes }] : [];
}

/** A changed or removed company: adds entries for the contact and both companies. */
function contactMoved(change: Change): Draft[] {
  const changes = changedAmong(change.changes, ["company_id"]);
  const [from, to] = [changes[0]?.old, changes[0]?.new].map((id) => company({ company_id: id }));
  const now = to ?? from;
  const own: Draft[] = now ? [{ owner: itself(change), type: to ? "linked" : "unlinked", changes, related: now }] : [];
  return [...own, ...unlinkedFrom([from], related(change)), ...linkedTo([to], related(change))];
}

/** Adds entries for the opportunity, its company and its contacts. */
function stageChanged(change: Change, data: RecordData): Draft[] {
  const changes = changedAmong(change.changes, ["pipeline_id", "stage"]);
  const own: Draft = { owner: itself(change), type: "stage_changed", changes };
  return [own, ...partiesOf(data).map((owner): Draft => ({ ...own, owner, related: related(change) }))];
}

function partiesChanged(change: Change, data: RecordData): Draft[] {
  const before = Object.fromEntries(Object.entries(change.changes ?? {}).map(([field, { old }]) => [field, old]));
  const [old, now] = [partiesOf({ ...data, ...before }), partiesOf(data)];
  const missingIn = (list: readonly Owner[]) => (one: Owner) => !list.some(({ id }) => id === one.id);
  return [
    ...unlinkedFrom(old.filter(missingIn(now)), related(change)),
    ...linkedTo(now.filter(missingIn(old)), related(change)),
  ];
}

const linkedTo = (owners: readonly (Owner | undefined)[], about: Related): Draft[] =>
  owners.flatMap((owner) => (owner ? [{ owner, type: "linked" as const, related: about }] : []));

const unlinkedFrom = (owners: readonly (Owner | undefined)[], about: Related): Draft[] =>
  owners.flatMap((owner) => (owner ? [{ owner, type: "unlinked" as const, related: about }] : []));

const company = ({ company_id: id }: RecordData): Owner | undefined => ownerOf("company", id);

/** Returns the company and the distinct contacts of an opportunity. */
function partiesOf(data: RecordData): Owner[] {
  const contacts = (data["contacts"] ?? []) as readonly RecordData[];
  const ids = new Set([data["primary_contact_id"], ...contacts.map(({ contact_id: id }) => id)]);
  const owners = [company(data), ...[...ids].map((id) => ownerOf("contact", id))];
  return owners.filter((owner) => owner !== undefined);
}

const OWNERS: readonly string[] = ["contact", "company", "opportunity"] satisfies TimelineOwner[];

function relatedOf(data: RecordData): Owner[] {
  const list = (data["related_to"] ?? []) as readonly { record_type: string; record_id: string }[];
  return list
    .filter(({ record_type }) => OWNERS.includes(record_type))
    .map(({ record_type, record_id }) => ({ type: record_type as TimelineOwner, id: record_id }));
}

const recipientsOf = (data: RecordData): Owner[] => contactsOf(data["recipients"]);

/** Returns the contact whose address changed its subscription. */
function subscriberOf({ changes }: Change, { recipients }: RecordData): Owner[] {
  const { email } = (changes?.["subscription"]?.new ?? {}) as { readonly email?: string };
  const list = Array.isArray(recipients) ? (recipients as readonly { readonly email: string }[]) : [];
  return contactsOf(list.filter((one) => one.email === email));
}

const TABLES: Readonly<Record<string, FieldTable>> = fields;

/** Lists custom fields individually. */
function changedFields({ record_type, changes }: Change): ChangedField[] {
  const table = TABLES[record_type] ?? {};
  return Object.entries(changes ?? {}).flatMap(([field, { old, new: now }]) => {
    if (field === "custom_fields") return customChanges((old ?? {}) as RecordData, (now ?? {}) as RecordData);
    return table[field]?.read_only === true ? [] : [{ field, old, new: now }];
  });
}

function customChanges(old: RecordData, now: RecordData): ChangedField[] {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return keys
    .map((key) => ({ field: `custom_fields.${key}`, old: old[key] ?? null, new: now[key] ?? null }))
    .filter(({ old: before, new: after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** A record that a change contains twice gets one entry per type. */
function distinct(drafts: readonly Draft[]): Draft[] {
  const byOwner = new Map(drafts.map((draft) => [`${draft.type} ${draft.owner.id}`, draft]));
  return [...byOwner.values()];
}

/** Returns the change's id for the first entry; further ids differ in the last, random digits. */
function siblingOf(id: string, index: number): string {
  const tail = (Number.parseInt(id.slice(-12), 16) + index) % 0x1000000000000;
  return `${id.slice(0, -12)}${tail.toString(16).padStart(12, "0")}`;
}

/** The types of timeline entries. */
export type ActivityType = Schemas["ActivityType"];

/** The record types that have a timeline. */
type TimelineOwner = "contact" | "company" | "opportunity";

/** A changed field with its old and new value. */
export interface ChangedField {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
  /** In entries about merges: the values of the merged records that did not stay. */
  readonly lost?: readonly { readonly record_id: string; readonly value: unknown }[];
}

/** The record that an entry refers to, in addition to the owner of the timeline. */
interface Related {
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
interface Draft {
  readonly owner: Owner;
  readonly type: ActivityType;
  readonly changes?: readonly ChangedField[];
  readonly related?: Related;
}

/** The record whose timeline contains an entry. */
interface Owner {
  readonly type: TimelineOwner;
  readonly id: string;
}

/** The data of a record in a change. */
type RecordData = Readonly<Record<string, unknown>>;
/** Returns the timeline entries for a change of one kind. */
type Projection = (change: Change, data: RecordData) => readonly Draft[];

/** Returns the changed record as a reference for the timelines of other records. */
const related = ({ record_type, record_id }: Change): Related => ({ type: record_type, id: record_id });

/** Creates the same entry for each owner. */
const aboutEach = (change: Change, type: ActivityType, owners: readonly Owner[]): Draft[] =>
  owners.map((owner) => ({ owner, type, related: related(change) }));

/** Returns undefined if the id is null. */
const ownerOf = (type: TimelineOwner, id: unknown): Owner | undefined =>
  typeof id === "string" ? { type, id } : undefined;

/** Returns the contacts of people such as invitees or recipients. */
function contactsOf(people: unknown): Owner[] {
  const list = (people ?? []) as readonly RecordData[];
  return list.map(({ contact_id: id }) => ownerOf("contact", id)).filter((owner) => owner !== undefined);
}

/** Returns the changes of the given fields. */
function changedAmong(changes: FieldChanges | null, names: readonly string[]): ChangedField[] {
  return names.flatMap((field) => {
    const change = changes?.[field];
    return change ? [{ field, old: change.old, new: change.new }] : [];
  });
}
