import type { Schemas, Services } from "../../generated/services.js";
import type { GetCrmRecordInput, GetCrmRecordResult } from "../../generated/tool-types.js";
import type { Permission } from "../../generated/vocabulary.js";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import { Problem } from "../platform/rules/errors.ts";
import { briefRecord, shortened, type ToolRecord, type WireRecord, wholeRecord } from "./rules/tool-record.ts";
import type { RecordKinds } from "./record-kinds.ts";

type Include = NonNullable<GetCrmRecordInput["include"]>[number];
type RecordType = GetCrmRecordInput["record_type"];

/** The first records of a related list, and their total number. */
interface RelatedRecords {
  readonly records: readonly ToolRecord[];
  readonly total: number;
}

type Read = (services: Services, caller: Caller, record: WireRecord) => Promise<ToolRecord | RelatedRecords | null>;

const MAX_RELATED = 10;
const TEXT_IN_SHORT = 500;
const NEWEST = { page: 1, page_size: MAX_RELATED, sort: "-updated_at" };
const UPCOMING = {
  ...{ when: "upcoming" as const, status: ["pending" as const, "confirmed" as const] },
  ...{ page: 1, page_size: MAX_RELATED, sort: "start_at" },
};
const OPEN = ["todo", "in_progress", "waiting"] as const;

/** For each include: the permission it needs, and how it is read for each record type. */
const INCLUDES: Readonly<Record<Include, { right: Permission } & Partial<Record<RecordType, Read>>>> = {
  company: { right: "entities:read", contact: companyOf, opportunity: companyOf },
  contacts: { right: "entities:read", company: contactsOfCompany, opportunity: contactsOfOpportunity },
  opportunities: { right: "opportunities:read", contact: opportunitiesOf, company: opportunitiesOf },
  open_tasks: { right: "tasks:read", contact: openTasks, company: openTasks, opportunity: openTasks },
  recent_notes: { right: "notes:read", contact: recentNotes, company: recentNotes, opportunity: recentNotes },
  upcoming_events: {
    right: "booking:read",
    contact: upcomingEvents,
    company: upcomingEvents,
    opportunity: upcomingEventsAbout,
  },
};

/** Implements get_crm_record: a record, and related records that the caller may read. */
export async function getRecord(
  services: Services,
  kinds: RecordKinds,
  { caller, input }: { readonly caller: Caller; readonly input: GetCrmRecordInput },
): Promise<GetCrmRecordResult> {
  const { record_type: type, record_id, include = [] } = input;
  const record = await kinds[type].get(caller, record_id);
  const related: Record<string, ToolRecord | RelatedRecords | null> = {};
  const omitted: Include[] = [];
  for (const name of include) {
    const { right, [type]: read } = INCLUDES[name];
    if (read && caller.permissions.has(right)) related[name] = await read(services, caller, record);
    else omitted.push(name);
  }
  return { record: wholeRecord(type, record), related, ...(omitted.length > 0 && { omitted }) };
}

function relatedRecords(type: string, { items, total }: Pick<Page<WireRecord>, "items" | "total">): RelatedRecords {
  return { records: items.map((record) => shortened(briefRecord(type, record), TEXT_IN_SHORT)), total };
}

/** Returns null if the company has been deleted in the meantime. */
async function companyOf({ entities }: Services, caller: Caller, record: WireRecord): Promise<ToolRecord | null> {
  const { company_id: id } = record as Schemas["Contact"] | Schemas["Opportunity"];
  if (typeof id !== "string") return null;
  try {
    return briefRecord("company", await entities.get(caller, { id }));
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  }
}

async function contactsOfCompany({ entities }: Services, caller: Caller, { id }: WireRecord): Promise<RelatedRecords> {
  return relatedRecords("contact", await entities.contacts(caller, { id, ...NEWEST }));
}

async function contactsOfOpportunity(
  { entities }: Services,
  caller: Caller,
  record: WireRecord,
): Promise<RelatedRecords> {
  const { contacts, primary_contact_id } = record as Schemas["Opportunity"];
  const ids = contacts.map(({ contact_id }) => contact_id);
  if (typeof primary_contact_id === "string") ids.unshift(primary_contact_id);
  if (ids.length === 0) return { records: [], total: 0 };
  const value = [...new Set(ids)];
  const filter = { op: "and" as const, conditions: [{ field: "id", operator: "in" as const, value }] };
  return relatedRecords("contact", await entities.search(caller, { filter, ...NEWEST }));
}

async function opportunitiesOf({ entities }: Services, caller: Caller, { id }: WireRecord): Promise<RelatedRecords> {
  return relatedRecords("opportunity", await entities.opportunities(caller, { id, ...NEWEST }));
}

/** Sorted by due date. */
async function openTasks({ tasks }: Services, caller: Caller, { id }: WireRecord): Promise<RelatedRecords> {
  const wanted = { page: 1, page_size: MAX_RELATED, sort: "due_at", record_id: id, include_deleted: false };
  const pages: Page<Schemas["Task"]>[] = [];
  for (const status of OPEN) pages.push(await tasks.list(caller, { ...wanted, status }));
  const due = ({ due_at }: Schemas["Task"]): string => due_at ?? "9999";
  const items = pages.flatMap((page) => page.items).sort((one, other) => (due(one) < due(other) ? -1 : 1));
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  return relatedRecords("task", { items: items.slice(0, MAX_RELATED), total });
}

async function recentNotes({ notes }: Services, caller: Caller, { id }: WireRecord): Promise<RelatedRecords> {
  const wanted = { page: 1, page_size: 5, sort: "-created_at", record_id: id, include_deleted: false };
  return relatedRecords("note", await notes.list(caller, wanted));
}

/** The next events. */
async function upcomingEvents({ entities }: Services, caller: Caller, { id }: WireRecord): Promise<RelatedRecords> {
  return relatedRecords("event", await entities.events(caller, { id, ...UPCOMING }));
}

async function upcomingEventsAbout({ events }: Services, caller: Caller, { id }: WireRecord): Promise<RelatedRecords> {
  return relatedRecords("event", await events.list(caller, { opportunity_id: id, ...UPCOMING }));
}
