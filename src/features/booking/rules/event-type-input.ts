import type { Schemas } from "../../../../generated/services.js";
import { readQuestions } from "./booking-questions.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { readLocation } from "./event-location.ts";
import { normalizeTexts } from "../../../base/platform/rules/normalize-texts.ts";

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
    ...(hosts && { hosts: distinct(hosts.map(lower), "/hosts", details) }),
    ...(host_weights && { host_weights: readWeights(host_weights, details) }),
    ...(duration_options && {
      duration_options: distinct(duration_options, "/duration_options", details).sort(ascending),
    }),
    ...(reminder_minutes && {
      reminder_minutes: distinct(reminder_minutes, "/reminder_minutes", details).sort(descending),
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

const lower = (id: string): string => id.toLowerCase();
const ascending = (left: number, right: number): number => left - right;
const descending = (left: number, right: number): number => right - left;

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
