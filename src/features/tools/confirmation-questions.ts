import type { CancelEventInput, CreateEventInput, ToolServices } from "../../../generated/tool-types.js";
import type { Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Question } from "../../base/contract/mcp.ts";
import { periodIn } from "../../base/i18n/event-times.ts";
import { toolSentences, type ToolQuestions } from "../../base/i18n/tools.ts";

const READ = "booking:read";
const MINUTE_MS = 60_000;

/** Asks before create_event: which event, with whom, when, and who gets a message. */
export async function askBeforeBooking(
  { eventTypes }: Pick<ToolServices, "eventTypes">,
  caller: Caller,
  { event_type_id: id, start_at, duration_minutes, invitee, guests = [] }: CreateEventInput,
): Promise<Question> {
  // The question must not contain more than the caller may read.
  const type = caller.permissions.has(READ) ? await eventTypes.get(caller, { id }) : null;
  const minutes = duration_minutes ?? type?.duration_minutes ?? 0;
  const period = { start_at, end_at: new Date(Date.parse(start_at) + minutes * MINUTE_MS).toISOString() };
  const addresses = [invitee.email, ...guests.map(({ email }) => email)];
  const message = questionsFor(caller).create({
    title: type?.title ?? null,
    invitee: `${invitee.name} <${invitee.email}>`,
    time: periodFor(caller, period),
    addresses: listFor(caller, addresses),
  });
  return { message };
}

/**
 * Asks before cancel_event; returns null for an event that is already canceled. The call is tied to the version of the
 * event that the user has seen.
 */
export async function askBeforeCanceling(
  { events }: Pick<ToolServices, "events">,
  caller: Caller,
  { event_id: id, notify }: CancelEventInput,
): Promise<Question | null> {
  if (!caller.permissions.has(READ)) return { message: questionsFor(caller).cancelUnread({ notify }) };
  const event = await events.get(caller, { id });
  if (event.status === "cancelled") return null;
  const message = questionsFor(caller).cancel({
    title: event.title,
    time: periodFor(caller, event),
    addresses: notify ? listFor(caller, addressesOf(event)) : null,
  });
  return { message, more: { expected_version: event.version } };
}

const MAX_ADDRESSES = 5;

function addressesOf({ invitees }: Schemas["Event"]): string[] {
  return invitees.filter(({ cancelled_at }) => cancelled_at === null).map(({ email }) => email);
}

function listFor({ locale }: Caller, addresses: readonly string[]): string {
  const shown = addresses.slice(0, MAX_ADDRESSES);
  const rest = addresses.length > shown.length ? ["…"] : [];
  return new Intl.ListFormat(locale).format([...shown, ...rest]);
}

function periodFor({ locale, organization }: Caller, period: { start_at: string; end_at: string }): string {
  return periodIn(period, { locale, timezone: organization.timezone });
}

const questionsFor = ({ locale }: Caller): ToolQuestions => toolSentences(locale).questions;
