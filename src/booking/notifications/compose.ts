import { personName } from "../../accounts/callers.ts";
import type { Caller } from "../../contract/caller.ts";
import type { CalendarMethod } from "../rules/event-calendar.ts";
import { linksEnd } from "../rules/event.ts";
import { canBeWrittenTo } from "../rules/anonymized-invitee.ts";
import type { Mailbox } from "../../mail/rules/mailbox.ts";
import type { EventGuest, EventMessage, EventLetterKind, HostLetterKind, RenderedEventMessage } from "./template.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories } from "../../store/store.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import { type CalendarReader, eventCalendar, type EventCalendar, type EventTeam } from "./calendars.ts";
import type { EventMailDeps, EventNotification, EventSender } from "./notification.ts";

/** A message to one person, with its calendar entry. */
export interface EventMessageDraft {
  readonly to: Mailbox;
  readonly replyTo: string | null;
  readonly letter: RenderedEventMessage;
  readonly calendar: EventCalendar | null;
}

/** Method for the entry in an invitee's calendar; null: no entry is sent. */
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

/** For a host the entry stays when an invitee leaves. */
const HOST_METHODS: Readonly<Record<HostLetterKind, CalendarMethod | null>> = {
  ...METHODS,
  ...{ left: "REQUEST", joined: "REQUEST", accepted: "REQUEST", refused: "REQUEST", tentative: "REQUEST" },
};

/** Composes the messages about an event lazily: one to each invitee, then one to each active host. */
export async function composeEventMessages(
  tx: Repositories,
  deps: EventMailDeps,
  sender: EventSender,
  news: EventNotification,
): Promise<Iterable<EventMessageDraft>> {
  const telling = await readTelling(tx, deps, sender, news);
  const told = telling.named(news.hostIds ?? news.event.hosts.map(({ user_id }) => user_id));
  return written(
    telling,
    told.filter(({ status }) => status === "active"),
  );
}

function* written(telling: Telling, hosts: readonly UserRecord[]): Generator<EventMessageDraft> {
  for (const invitee of telling.invitees) yield toInvitee(telling, invitee);
  for (const host of hosts) yield toHost(telling, host);
}

/** Returns the event as a file for the caller's calendar, even if the caller is not a host. */
export async function publishedCalendar(
  tx: Repositories,
  deps: EventMailDeps,
  caller: Caller,
  event: EventRecord,
): Promise<EventCalendar> {
  const telling = await readTelling(tx, deps, caller, { kind: "confirmed", event });
  const { locale } = caller.user;
  const reading = {
    role: "host",
    kind: "confirmed",
    name: null,
    locale,
    timezone: caller.organization.timezone,
  } as const;
  const written = deps.renderEventMessage({ ...common(telling), ...forHosts(telling), ...reading });
  return eventCalendar(telling, { reader: { role: "colleague" }, method: null, written, locale });
}

async function readTelling(
  tx: Repositories,
  deps: EventMailDeps,
  sender: EventSender,
  news: EventNotification,
): Promise<Telling> {
  const { event, hostIds = [] } = news;
  const all = event.invitees.filter(({ cancelled_at }) => cancelled_at === null).filter(canBeWrittenTo);
  const invitees = news.invitees?.filter(canBeWrittenTo) ?? all;
  const orgId = sender.organization.id;
  const ids = event.hosts.map(({ user_id }) => user_id);
  const people = await tx.users.among(orgId, [...new Set([...ids, ...hostIds])]);
  const named: Telling["named"] = (some) =>
    some.map((id) => people.find((user) => user.id === id)).filter((user) => user !== undefined);
  const type = await tx.eventTypes.getAny(orgId, event.event_type_id);
  const labels = new Map((type?.questions ?? []).map(({ key, label }) => [key, label]));
  const guests = news.about ?? (invitees.length > 0 ? invitees : all);
  return { deps, sender, event, news, hosts: named(ids), invitees, guests, labels, named };
}

interface Telling extends EventTeam {
  readonly news: EventNotification;
  readonly invitees: readonly InviteeRecord[];
  /** The invitees named in messages to hosts; all invitees if the notification is not about particular ones. */
  readonly guests: readonly InviteeRecord[];
  /** Returns the users with these ids, in this order. */
  readonly named: (ids: readonly string[]) => UserRecord[];
  /** Labels of questions, by the keys of answers. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Composes the message to an invitee, without other invitees, answers and internal notes. */
function toInvitee(telling: Telling, invitee: InviteeRecord): EventMessageDraft {
  const { event, hosts, news } = telling;
  const { name, email, locale, timezone } = invitee;
  const kind = news.kind === "invited" && event.status === "pending" ? "requested" : news.kind;
  const link = METHODS[kind] === "CANCEL" ? null : linkFor(telling, invitee);
  const letter = { ...common(telling), role: "invitee", kind, name, locale, timezone, guests: [], link } as const;
  const envelope = { to: { name, email }, replyTo: hosts[0]?.email ?? null };
  return draft(telling, letter, { ...envelope, method: METHODS[kind], reader: { role: "invitee", invitee } });
}

function toHost(telling: Telling, host: UserRecord): EventMessageDraft {
  const { sender, event, news, guests } = telling;
  const { default_locale, timezone } = sender.organization;
  const kind = hostKindOf(news);
  const letter = {
    ...common(telling),
    ...forHosts(telling),
    role: "host",
    kind,
    name: host.first_name,
    locale: host.locale ?? default_locale,
    timezone: host.timezone ?? timezone,
  } as const;
  const envelope = { to: { name: personName(host), email: host.email }, replyTo: guests[0]?.email ?? null };
  const invitees = event.invitees.filter(({ cancelled_at }) => cancelled_at === null);
  return draft(telling, letter, { ...envelope, method: HOST_METHODS[kind], reader: { role: "host", host, invitees } });
}

const hostKindOf = ({ kind, hostKind = kind, event }: EventNotification): HostLetterKind =>
  hostKind === "invited" && event.status === "pending" ? "requested" : hostKind;

/** Hosts see the invitees; they have no link because they change events in the application. */
function forHosts(telling: Telling): Pick<EventMessage, "guests" | "link"> {
  return { guests: telling.guests.map((guest) => guestOf(telling, guest)), link: null };
}

function common({ sender, event, news, hosts }: Telling) {
  const { before = null, reason = null } = news;
  return {
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
  // In the order of the questions; answers to removed questions come last.
  const keys = new Set([...labels.keys(), ...Object.keys(answers)].filter((key) => Object.hasOwn(answers, key)));
  const answered = [...keys].map((key) => ({ label: labels.get(key) ?? key, answer: answers[key] }));
  return { name, email, phone, answers: answered };
}

interface Envelope {
  readonly to: Mailbox;
  readonly replyTo: string | null;
  readonly method: CalendarMethod | null;
  readonly reader: CalendarReader;
}

function draft(telling: Telling, letter: EventMessage, { to, replyTo, method, reader }: Envelope): EventMessageDraft {
  const written = telling.deps.renderEventMessage(letter);
  const choices = { reader, method, written, locale: letter.locale };
  return { to, replyTo, letter: written, calendar: method && eventCalendar(telling, choices) };
}

/** Returns the link with which an invitee responds, reschedules and cancels. */
function linkFor({ deps, sender, event }: Telling, { id }: InviteeRecord): string {
  const target = { org_id: sender.organization.id, event_id: event.id, invitee_id: id };
  const token = deps.links.sign("booking", target, linksEnd(event));
  return `${deps.baseUrl}/v1/public/appointment/${token}`;
}
