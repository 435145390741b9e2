import { personName } from "../access/callers.ts";
import type { Caller } from "../contract/caller.ts";
import {
  type CalendarAttendee,
  type CalendarMethod,
  calendarOf,
  type CalendarReading,
} from "../domain/event-calendar.ts";
import { linksEnd } from "../domain/event.ts";
import { canBeWrittenTo } from "../domain/forgotten-invitee.ts";
import { type Mailbox, readMailbox } from "../domain/mailbox.ts";
import type { EventGuest, EventLetter, EventLetterKind, WrittenEventLetter } from "../mail/event-letter.ts";
import type { InviteeRecord } from "../repositories/event-people.ts";
import type { EventRecord } from "../repositories/events.ts";
import type { Repositories } from "../repositories/store.ts";
import type { UserRecord } from "../repositories/users.ts";
import type { EventMailParts, EventNews, EventSender } from "./event-news.ts";

/** A letter to one person, and the calendar entry that goes with it. */
export interface EventLetterDraft {
  readonly to: Mailbox;
  readonly replyTo: string | null;
  readonly letter: WrittenEventLetter;
  readonly calendar: EventCalendar | null;
}

/** An event as a file for calendars. */
export interface EventCalendar {
  readonly method: CalendarMethod;
  readonly filename: string;
  readonly text: string;
}

/** What happens to the entry in the reader's calendar; null: there is nothing new in it. */
const METHODS: Readonly<Record<EventLetterKind, CalendarMethod | null>> = {
  requested: "REQUEST",
  invited: "REQUEST",
  confirmed: "REQUEST",
  declined: "CANCEL",
  rescheduled: "REQUEST",
  cancelled: "CANCEL",
  removed: "CANCEL",
  left: "CANCEL",
  updated: "REQUEST",
  reminder: null,
};

/** For a host the event goes on when somebody gives back their place. */
const HOST_METHODS: typeof METHODS = { ...METHODS, left: "REQUEST" };

/** The letters that tell of an event, as they are taken: one to each invitee, then one to each host who can be written to. */
export async function eventLetters(
  repositories: Repositories,
  parts: EventMailParts,
  sender: EventSender,
  news: EventNews,
): Promise<Iterable<EventLetterDraft>> {
  const telling = await readTelling(repositories, parts, sender, news);
  const told = telling.named(news.hostIds ?? news.event.hosts.map(({ user_id }) => user_id));
  return written(
    telling,
    told.filter(({ status }) => status === "active"),
  );
}

function* written(telling: Telling, hosts: readonly UserRecord[]): Generator<EventLetterDraft> {
  for (const invitee of telling.invitees) yield toInvitee(telling, invitee);
  for (const host of hosts) yield toHost(telling, host);
}

/** The event as a file for the caller's own calendar, whoever hosts it. */
export async function publishedCalendar(
  repositories: Repositories,
  parts: EventMailParts,
  caller: Caller,
  event: EventRecord,
): Promise<Omit<EventCalendar, "method">> {
  const telling = await readTelling(repositories, parts, caller, { kind: "confirmed", event });
  const { locale } = caller.user;
  const letter = { ...common(telling), ...forHosts(telling), locale, timezone: caller.organization.timezone };
  const written = parts.writeEventLetter({ ...letter, reader: { role: "host", name: null } });
  return {
    filename: written.filename,
    text: calendarText(telling, { written, locale, method: "PUBLISH", attendees: [] }),
  };
}

async function readTelling(
  repositories: Repositories,
  parts: EventMailParts,
  sender: EventSender,
  news: EventNews,
): Promise<Telling> {
  const { event, hostIds = [] } = news;
  const all = event.invitees.filter(({ cancelled_at }) => cancelled_at === null).filter(canBeWrittenTo);
  const invitees = news.invitees?.filter(canBeWrittenTo) ?? all;
  const orgId = sender.organization.id;
  const ids = event.hosts.map(({ user_id }) => user_id);
  const people = await repositories.users.among(orgId, [...new Set([...ids, ...hostIds])]);
  const named: Telling["named"] = (some) =>
    some.map((id) => people.find((user) => user.id === id)).filter((user) => user !== undefined);
  const type = await repositories.eventTypes.getAny(orgId, event.event_type_id);
  const labels = new Map((type?.questions ?? []).map(({ key, label }) => [key, label]));
  return {
    parts,
    sender,
    news,
    hosts: named(ids),
    invitees,
    guests: invitees.length > 0 ? invitees : all,
    labels,
    named,
  };
}

interface Telling {
  readonly parts: EventMailParts;
  readonly sender: EventSender;
  readonly news: EventNews;
  readonly hosts: readonly UserRecord[];
  readonly invitees: readonly InviteeRecord[];
  /** Whom hosts read of: everybody where it concerns none of them. */
  readonly guests: readonly InviteeRecord[];
  /** The people with these ids, in their order. */
  readonly named: (ids: readonly string[]) => UserRecord[];
  /** What was asked, by the keys of answers. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Tells nothing of other invitees, of answers and of internal notes. */
function toInvitee(telling: Telling, invitee: InviteeRecord): EventLetterDraft {
  const { hosts } = telling;
  const { name, email, locale, timezone } = invitee;
  const link = linkFor(telling, invitee);
  const reader = { role: "invitee", name } as const;
  const letter = { ...common(telling), reader, locale, timezone, guests: [], link };
  const organizer = hosts[0] ?? null;
  return draft(telling, letter, { to: { name, email }, replyTo: organizer?.email ?? null, attendees: [invitee] });
}

function toHost(telling: Telling, host: UserRecord): EventLetterDraft {
  const { sender, news, guests } = telling;
  const { default_locale, timezone } = sender.organization;
  const letter = {
    ...common(telling),
    ...forHosts(telling),
    reader: { role: "host", name: host.first_name },
    locale: host.locale ?? default_locale,
    timezone: host.timezone ?? timezone,
  } as const;
  const attendees = news.event.invitees.filter(({ cancelled_at }) => cancelled_at === null);
  const to = { name: personName(host), email: host.email };
  return draft(telling, letter, { to, replyTo: guests[0]?.email ?? null, attendees });
}

/** Hosts read who comes; they change an event where they see it. */
function forHosts(telling: Telling): Pick<EventLetter, "guests" | "link"> {
  return { guests: telling.guests.map((guest) => guestOf(telling, guest)), link: null };
}

function common({ sender, news, hosts }: Telling) {
  const { event, kind, before = null, reason = null } = news;
  return {
    kind: kind === "invited" && event.status === "pending" ? "requested" : kind,
    organization: sender.organization.name,
    title: event.title,
    description: event.description,
    time: event,
    before,
    reason,
    place: event.location,
    hosts: hosts.map(personName),
  } as const;
}

function guestOf({ labels }: Telling, { name, email, phone, answers }: InviteeRecord): EventGuest {
  // In the order of the questions; what is not asked any more comes last.
  const keys = new Set([...labels.keys(), ...Object.keys(answers)].filter((key) => Object.hasOwn(answers, key)));
  const answered = [...keys].map((key) => ({ label: labels.get(key) ?? key, answer: answers[key] }));
  return { name, email, phone, answers: answered };
}

interface Envelope {
  readonly to: Mailbox;
  readonly replyTo: string | null;
  readonly attendees: readonly CalendarAttendee[];
}

function draft(telling: Telling, letter: EventLetter, { to, replyTo, attendees }: Envelope): EventLetterDraft {
  const written = telling.parts.writeEventLetter(letter);
  const method = (letter.reader.role === "host" ? HOST_METHODS : METHODS)[letter.kind];
  const { filename } = written;
  const file = { written, locale: letter.locale, attendees };
  const calendar = method && { method, filename, text: calendarText(telling, { ...file, method }) };
  return { to, replyTo, letter: written, calendar };
}

type CalendarChoices = Pick<CalendarReading, "method" | "locale" | "attendees"> & {
  readonly written: WrittenEventLetter;
};

function calendarText({ parts, sender, news, hosts }: Telling, { written, ...choices }: CalendarChoices): string {
  const { description, location } = written;
  const [first] = hosts;
  const organizer = first
    ? { name: personName(first), email: first.email }
    : { ...readMailbox(parts.mailFrom), name: sender.organization.name };
  const madeAt = new Date(parts.clock()).toISOString();
  return calendarOf(news.event, { ...choices, madeAt, description, location, organizer });
}

/** Only where something can still be changed. */
function linkFor({ parts, sender, news }: Telling, { id }: InviteeRecord): string | null {
  const { event, kind } = news;
  if (METHODS[kind] === "CANCEL") return null;
  const target = { org_id: sender.organization.id, event_id: event.id, invitee_id: id };
  const token = parts.links.sign("booking", target, linksEnd(event));
  return `${parts.baseUrl}/v1/public/appointment/${token}`;
}
