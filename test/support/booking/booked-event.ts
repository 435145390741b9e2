import { newId } from "../../../src/base/platform/ids.ts";
import type { InviteeRecord } from "../../../src/features/booking/sql/event-people.ts";
import type { EventRecord } from "../../../src/features/booking/sql/events.ts";
import { storeOf } from "../record-factories.ts";
import type { Fixture } from "../fixture.ts";

/** Fields of an event set by a test; all others have defaults. */
export interface EventChoices {
  readonly status?: EventRecord["status"];
  readonly start_at?: string;
  readonly title?: string;
  readonly opportunity_id?: string;
  readonly invitees?: readonly Partial<InviteeRecord>[];
  readonly hostIds?: readonly string[];
}

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();
const HALF_AN_HOUR = 1_800_000;

/** The parts of a fixture that an event needs. */
type EventPlace = Pick<Fixture, "service" | "organization" | "crm">;

/** Inserts an event directly into the database, without the side effects of booking. */
export async function storedEvent(fixture: EventPlace, choices: EventChoices = {}): Promise<EventRecord> {
  const { start_at = tomorrow(), title = "Introductory call", status = "confirmed", invitees = [{}] } = choices;
  const { id: orgId, owner } = fixture.organization;
  const store = storeOf(fixture);
  const [id, end_at] = [newId(), new Date(Date.parse(start_at) + HALF_AN_HOUR).toISOString()];
  const actor = { type: "user", id: owner.id, name: "Claire", application: null };
  const type = await fixture.crm.post("/v1/event-types", {
    title: `Call ${id}`,
    duration_minutes: 30,
    location: { type: "invitee_phone" },
    questions: [{ key: "topic", label: "What is it about?", type: "text", required: false }],
  });
  const row = {
    id,
    event_type_id: type.string("data.id"),
    title,
    status,
    start_at,
    end_at,
    description: "Your requirements.",
    location: { type: "video_link", value: "https://meet.acme.example/claire" },
    opportunity_id: choices.opportunity_id ?? null,
    seats: 1,
    internal_notes: "Careful: a difficult one",
    source: "api",
    search_text: "",
    history: [],
    ics_uid: `${id}@crm.example.com`,
    created_at: start_at,
    updated_at: start_at,
    created_by: actor,
    updated_by: actor,
    created_by_user: owner.id,
    cancellation: status === "cancelled" ? { reason: null, cancelled_at: start_at, by: actor } : null,
  };
  const hostIds = choices.hostIds ?? [owner.id];
  await store.events.insertForAll(orgId, row, {
    hostIds,
    timezones: hostIds.map(() => "Europe/Paris"),
    // Notification tests book one host repeatedly, so each event gets a different busy time.
    busy: { start: new Date(made * 1_000).toISOString(), end: new Date(made * 1_000 + 1).toISOString() },
  });
  made += 1;
  await store.events.invite(orgId, id, invitees.map(inviteeOf));
  const event = await store.events.get(orgId, id);
  if (event === null) throw new Error("The event does not exist.");
  return event;
}

let made = 1;

function inviteeOf(given: Partial<InviteeRecord>, index: number): InviteeRecord {
  return {
    id: newId(),
    role: index === 0 ? "primary" : "guest",
    name: "Ada Lovelace",
    phone: null,
    email: `ada.${index}@analytical.example`,
    timezone: "America/New_York",
    locale: "en",
    contact_id: null,
    answers: { topic: "Machines" },
    response: "accepted",
    confirmation: "not_required",
    no_show: false,
    cancelled_at: null,
    created_at: new Date().toISOString(),
    ...given,
  };
}

type Json = Record<string, unknown>;

/** Converts the times of a period from the time zone of a tool result to UTC, as in the API. */
function inUtc(period: Json): Json {
  const [start_at, end_at] = [period["start_at"], period["end_at"]].map((time) => new Date(String(time)).toISOString());
  return { ...period, start_at, end_at };
}

/** Converts an event from a tool result to the format of the API. */
export function wireOf(shown: unknown): Json {
  const { record_type, history, ...event } = shown as Json;
  if (record_type !== "event") throw new TypeError(`This is ${String(record_type)}, not an event.`);
  return { ...inUtc(event), history: (history as Json[]).map(inUtc) };
}
