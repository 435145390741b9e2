import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { toSearchText, normalizeTexts } from "../../../base/platform/rules/text.ts";
import type { Schemas } from "../../../../generated/services.js";
import { readQuestions } from "./booking-questions.ts";
import { formats } from "../../../base/contract/formats.ts";
import { readPhone } from "../../../base/platform/rules/phone.ts";
import { normalizeText } from "../../../base/contract/unicode.ts";

/** Fields without a fixed default: given by the client, or derived from the caller. */
type Given = "slug" | "team_slug" | "title" | "owner_id" | "hosts" | "duration_minutes" | "location";

/** Defaults of a new event type. Owner and host default to the creator. */
export const EVENT_TYPE_DEFAULTS: Omit<Required<EventTypeFields>, Given> = {
  description: null,
  host_weights: [],
  prefer_contact_owner: false,
  assignment: "single",
  schedule_id: null,
  duration_options: [],
  slot_interval_minutes: null,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  min_notice_minutes: 60,
  booking_window: { type: "rolling_days", days: 60 },
  limits: { per_day: null, per_week: null },
  seats: 1,
  requires_confirmation: false,
  questions: [],
  max_guests: 0,
  reminder_minutes: [],
  locale: null,
  is_active: true,
  visibility: "public",
};

/** Fields that are checked against each other. */
type CheckedFields = Required<
  Pick<EventTypeFields, "assignment" | "hosts" | "duration_minutes" | "duration_options" | "booking_window">
>;

/** The rules for fields that can contradict each other; each returns its errors. */
export const EVENT_TYPE_RULES: readonly ((eventType: CheckedFields) => Detail[])[] = [
  ({ assignment, hosts }) =>
    assignment === "single" && hosts.length > 1 ? [{ path: "/assignment", code: "single_host" }] : [],
  (eventType) => durationProblems(eventType, undefined, "/duration_minutes"),
  ({ booking_window: { start_date, end_date } }) =>
    start_date !== undefined && end_date !== undefined && end_date < start_date
      ? [{ path: "/booking_window/end_date", code: "window_reversed" }]
      : [],
];

/** Throws `unprocessable` for fields that contradict each other. */
export function checkEventType(eventType: CheckedFields): void {
  const details = EVENT_TYPE_RULES.flatMap((rule) => rule(eventType));
  if (details.length > 0) throw unprocessable(details);
}

type Durations = Pick<CheckedFields, "duration_minutes" | "duration_options">;

/** Returns the error of a requested duration that is not offered. */
export function durationProblems(eventType: Durations, requested: number | undefined, path: string): Detail[] {
  const offered = offeredDurations(eventType);
  return offered.includes(requested ?? eventType.duration_minutes)
    ? []
    : [{ path, code: "duration_not_offered", extra: { allowed_values: offered } }];
}

/** Returns the durations that invitees can choose, in minutes. */
export const offeredDurations = ({ duration_minutes, duration_options }: Durations): readonly number[] =>
  duration_options.length > 0 ? duration_options : [duration_minutes];

/** Returns the requested duration in minutes; throws `unprocessable` if it is not offered. */
export function durationOf(eventType: Durations, requested: number | undefined, path: string): number {
  const details = durationProblems(eventType, requested, path);
  if (details.length > 0) throw unprocessable(details);
  return requested ?? eventType.duration_minutes;
}

const MAX_SLUG_LENGTH = 63;

/** Returns a slug derived from a title: `introductory-call`. */
export function slugOf(title: string): string {
  const words = toSearchText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return words.slice(0, MAX_SLUG_LENGTH).replace(/-+$/, "") || "event";
}

/** Returns the wanted slug, with a number if it is taken: `call-2`. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? "" : `-${number}`;
    const slug = wanted.slice(0, MAX_SLUG_LENGTH - end.length) + end;
    if (!taken.has(slug)) return slug;
  }
}

/** Returns the text in which event types are searched. */
export function eventTypeSearchText({ title = "", slug = "", description }: EventTypeFields): string {
  return toSearchText([title, slug, (description ?? "").slice(0, 1_000)].join(" "));
}

/** The writable fields of an event type. */
export type EventTypeFields = Schemas["EventTypeFields"];

type BookingWindow = Schemas["BookingWindow"];

const TEXTS = { required: ["title"], optional: ["description"] };

const WINDOW_PARTS = {
  rolling_days: ["days"],
  date_range: ["start_date", "end_date"],
  unlimited: [],
} as const satisfies Record<BookingWindow["type"], readonly (keyof BookingWindow)[]>;

/** Normalizes the fields for storage. Throws `unprocessable` with every problem. */
export function readEventType(input: EventTypeFields, country: string | null): EventTypeFields {
  const values = normalizeTexts(input, TEXTS);
  const { owner_id, schedule_id, hosts, host_weights, duration_options, reminder_minutes } = values;
  const { booking_window, location, limits, questions } = values;
  const details: Detail[] = [];
  const read = {
    ...values,
    ...(owner_id && { owner_id: owner_id.toLowerCase() }),
    ...(schedule_id && { schedule_id: schedule_id.toLowerCase() }),
    ...(hosts && {
      hosts: distinct(
        hosts.map((id) => id.toLowerCase()),
        "/hosts",
        details,
      ),
    }),
    ...(host_weights && { host_weights: readWeights(host_weights, details) }),
    ...(duration_options && {
      duration_options: distinct(duration_options, "/duration_options", details).sort((left, right) => left - right),
    }),
    ...(reminder_minutes && {
      reminder_minutes: distinct(reminder_minutes, "/reminder_minutes", details).sort((left, right) => right - left),
    }),
    ...(booking_window && { booking_window: readWindow(booking_window, details) }),
    ...(location && { location: readLocation(location, details, country) }),
    ...(limits && { limits: { per_day: limits.per_day ?? null, per_week: limits.per_week ?? null } }),
  };
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return questions ? { ...read, questions: readQuestions(questions) } : read;
}

function readWeights(given: Schemas["HostWeight"][], details: Detail[]): Schemas["HostWeight"][] {
  const weights = given.map(({ user_id, weight }) => ({ user_id: user_id.toLowerCase(), weight }));
  distinct(
    weights.map(({ user_id }) => user_id),
    "/host_weights",
    details,
  );
  return weights;
}

function distinct<Item>(items: readonly Item[], path: string, details: Detail[]): Item[] {
  items.forEach((item, index) => {
    if (items.indexOf(item) < index) details.push({ path: `${path}/${index}`, code: "not_unique" });
  });
  return [...items];
}

/** Checks that a booking window has exactly the fields of its type. */
function readWindow(given: BookingWindow, details: Detail[]): BookingWindow {
  const { type, ...parts } = given;
  const wanted: readonly string[] = WINDOW_PARTS[type];
  for (const name of wanted) {
    if (!(name in parts)) details.push({ path: `/booking_window/${name}`, code: "required" });
  }
  for (const name of Object.keys(parts)) {
    const path = `/booking_window/${name}`;
    if (!wanted.includes(name)) details.push({ path, code: "unknown_field", values: { field: name } });
  }
  return given;
}

/** Where an event takes place. */
export type EventLocation = Schemas["EventLocation"];

/**
 * Normalizes a location; adds values that do not fit its type to `details`. `country` applies to phone numbers without
 * a country code.
 */
export function readLocation(
  { type, value: given }: EventLocation,
  details: Detail[],
  country: string | null,
): EventLocation {
  const value = normalizeText(given ?? "");
  const path = "/location/value";
  if (type === "invitee_phone") {
    if (value !== "") details.push({ path, code: "unknown_field", values: { field: "value" } });
    return { type, value: null };
  }
  if (value === "") details.push({ path, code: "required" });
  else if (type === "video_link" && !formats.uri(value)) {
    details.push({ path, code: "format", values: { format: "uri" } });
  } else if (type === "phone") {
    const read = readPhone(value, country);
    if ("value" in read) return { type, value: read.value };
    details.push({ path, ...read.problem });
  }
  return { type, value };
}

/** Whether two locations are the same. At `invitee_phone` each invitee is called at their own number. */
export const isSameLocation = (one: EventLocation, other: EventLocation): boolean =>
  one.type === other.type && (one.type === "invitee_phone" || one.value === other.value);

/** Returns the location for an invitee: for `invitee_phone` with the number that they gave. */
export function locationFor(location: EventLocation, phone: string | null): EventLocation {
  return location.type === "invitee_phone" ? { ...location, value: phone } : location;
}

type HostWeight = Schemas["HostWeight"];

/**
 * Returns the weights that are stored: those that are not 1, in the order of the hosts. Throws `unprocessable` for a
 * user who is not one of the hosts.
 */
export function weightsOfHosts(hosts: readonly string[], given: readonly HostWeight[]): HostWeight[] {
  const details = given.flatMap(({ user_id }, index): Detail[] =>
    hosts.includes(user_id)
      ? []
      : [{ path: `/host_weights/${index}/user_id`, code: "not_a_host", extra: { allowed_values: hosts } }],
  );
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return remainingWeights(hosts, given);
}

/** Returns the weights that are not 1 of these hosts, in their order. */
export function remainingWeights(hosts: readonly string[], weights: readonly HostWeight[]): HostWeight[] {
  const byHost = new Map(weights.map(({ user_id, weight }) => [user_id, weight]));
  return hosts.flatMap((user_id) => {
    const weight = byHost.get(user_id) ?? 1;
    return weight === 1 ? [] : [{ user_id, weight }];
  });
}
