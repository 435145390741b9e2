import { fields } from "../../../../generated/fields.js";
import type { Change } from "./change.ts";
import { EVENT_PROJECTIONS } from "./event-timeline.ts";
import type { FieldTable } from "./field-table.ts";
import { allResources } from "./resource-columns.ts";
import {
  aboutEach,
  type ActivityType,
  type ChangedField,
  changedAmong,
  contactsOf,
  type Draft,
  type Owner,
  ownerOf,
  type Projection,
  type Related,
  related,
  type TimelineEntry,
  type TimelineOwner,
  type RecordData,
} from "./timeline-entry.ts";

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
