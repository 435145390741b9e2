import type { Schemas } from "../../../../generated/services.js";
import { localTime } from "../../booking/rules/availability/wall-clock.ts";

/** A record as the API shows it. */
export interface WireRecord {
  readonly id: string;
  readonly version: number;
}

/** A record as tools show it: also contains its type. */
export type ToolRecord = { id: string; record_type: string; version: number } & { [field: string]: unknown };

/** The most important fields of a record, for lists. */
const BRIEF: Readonly<Record<string, readonly string[]>> = {
  contact: ["full_name", "email", "phone", "job_title", "company_id", "lifecycle_stage", "owner_id"],
  company: ["name", "domain", "phone", "industry", "lifecycle_stage", "owner_id"],
  opportunity: ["name", "stage", "status", "amount", "currency", "expected_close_date", "company_id", "owner_id"],
  task: ["title", "type", "status", "priority", "due_at", "is_overdue", "assignee_id"],
  event: ["title", "status", "start_at", "end_at", "hosts", "location", "invitee_count", "event_type_id"],
  product: ["name", "code", "unit_price", "currency", "unit", "is_active"],
  line_item: ["name", "product_id", "quantity", "unit_price", "discount_percent", "amount", "position"],
  note: ["title", "body", "pinned", "created_at", "created_by"],
  pipeline: ["name", "is_default", "stages"],
};

/** Returns the record with all fields. */
export function wholeRecord(type: string, { id, ...fields }: WireRecord): ToolRecord {
  return { id, record_type: type, ...fields };
}

/** Returns the short form of a record, without empty fields. */
export function briefRecord(type: string, record: WireRecord): ToolRecord {
  return pickedRecord(type, record, (name, value) => BRIEF[type]?.includes(name) === true && isNotEmpty(value));
}

/** Long fields with little value in lists. */
const OMITTED = ["entity_type", "created_by", "updated_by"];

/** Returns the record without empty fields and those that are rarely needed. */
export function fullFieldsOf(type: string, record: WireRecord): ToolRecord {
  return pickedRecord(type, record, (name, value) => !OMITTED.includes(name) && isNotEmpty(value));
}

/** Returns the record with these fields only; `custom_fields.<key>` selects one custom field. */
export function chosenFieldsOf(type: string, record: WireRecord, chosen: readonly string[]): ToolRecord {
  const custom = chosen.filter((name) => name.startsWith(CUSTOM)).map((name) => name.slice(CUSTOM.length));
  const picked = pickedRecord(type, record, (name) => chosen.includes(name));
  if (custom.length === 0 || "custom_fields" in picked) return picked;
  const held = "custom_fields" in record ? Object.entries(record.custom_fields ?? {}) : [];
  return { ...picked, custom_fields: Object.fromEntries(held.filter(([key]) => custom.includes(key))) };
}

const CUSTOM = "custom_fields.";

function pickedRecord(type: string, record: WireRecord, wanted: (name: string, value: unknown) => boolean): ToolRecord {
  const { id, version, ...fields } = record;
  const kept = Object.entries(fields).filter(([name, value]) => wanted(name, value));
  return { id, record_type: type, ...Object.fromEntries(kept), version };
}

function isNotEmpty(value: unknown): boolean {
  if (value === null || value === "") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

/** Returns the record with truncated texts; `truncated_fields` names the fields that contain one. */
export function shortened<Record extends object>(record: Record, most: number): Record {
  const fields: [string, unknown][] = Object.entries(record);
  const short = fields.map(([name, value]): [string, unknown] => [name, shortenedValue(value, most)]);
  const cut = fields.filter(([, value], index) => short[index]?.[1] !== value).map(([name]) => name);
  return cut.length === 0 ? record : { ...record, ...Object.fromEntries(short), truncated_fields: cut };
}

/** Returns the same value if nothing in it is too long. */
function shortenedValue(value: unknown, most: number): unknown {
  if (typeof value === "string") return truncate(value, most);
  if (typeof value !== "object" || value === null) return value;
  const items: [string, unknown][] = Object.entries(value);
  const short = items.map(([key, item]): [string, unknown] => [key, shortenedValue(item, most)]);
  if (short.every(([, item], index) => item === items[index]?.[1])) return value;
  return Array.isArray(value) ? short.map(([, item]) => item) : Object.fromEntries(short);
}

/** Returns the beginning of a text that is too long, with an ellipsis. */
export function truncate(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

type Event = Schemas["Event"];

interface Period {
  readonly start_at: string;
  readonly end_at: string;
}

/** An event as tools show it, with times in the requested time zone, else in its own. */
type ToolEvent = ToolRecord & { status: Event["status"]; start_at: string; end_at: string };

/** An event may have thousands of invitees, and a model reads all of them. */
const MAX_INVITEES = 50;
const MAX_PERIODS = 20;
const TEXT_IN_SHORT = 500;

/** Returns the event with all fields but limited lists. */
export function wholeEvent({ id, version, status, ...event }: Event, timezone = event.timezone): ToolEvent {
  return {
    id,
    record_type: "event",
    version,
    status,
    ...event,
    ...inZone(event, timezone),
    invitees: event.invitees.slice(0, MAX_INVITEES),
    history: event.history.slice(-MAX_PERIODS).map((period) => ({ ...period, ...inZone(period, timezone) })),
  };
}

/** Returns a short form of the event for lists, with its active invitees. */
export function briefEvent(event: Event, timezone = event.timezone): ToolEvent {
  const come = event.invitees.filter(({ cancelled_at }) => cancelled_at === null);
  const { status, description } = event;
  return {
    ...briefRecord("event", event),
    ...(description !== null && { description: truncate(description, TEXT_IN_SHORT) }),
    status,
    ...inZone(event, timezone),
    invitees: come.map(({ id, name, email, response }) => ({ id, name, email, response })),
  };
}

/** Returns the same period in the local time of a time zone. */
export function inZone({ start_at, end_at }: Period, timezone: string): { start_at: string; end_at: string } {
  return { start_at: localTime(Date.parse(start_at), timezone), end_at: localTime(Date.parse(end_at), timezone) };
}
