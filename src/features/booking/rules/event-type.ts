import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import type { EventTypeFields } from "./event-type-input.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";

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

const offeredDurations = ({ duration_minutes, duration_options }: Durations): readonly number[] =>
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
