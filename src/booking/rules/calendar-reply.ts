import ICAL from "ical.js";

/** How an invitee answers. */
export type InvitationResponse = "accepted" | "declined" | "tentative";

/** What a calendar says in the name of one invitee (RFC 5546 §3.2.3). */
export interface CalendarReply {
  readonly uid: string;
  /** Of the invitation that it answers; null where it does not say. */
  readonly sequence: number | null;
  /** When the answer was given, in RFC 3339. */
  readonly answeredAt: string;
  /** Addresses in lower case. */
  readonly attendee: string;
  readonly organizer: string;
  readonly response: InvitationResponse;
}

const RESPONSES: Readonly<Record<string, InvitationResponse>> = {
  ACCEPTED: "accepted",
  DECLINED: "declined",
  TENTATIVE: "tentative",
};

/** Reads a METHOD:REPLY with one event and one attendee; null for anything else. */
export function readReply(text: string): CalendarReply | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const events = calendar.getAllSubcomponents("vevent");
    const [event] = events;
    if (wordOf(calendar, "method").toUpperCase() !== "REPLY" || events.length !== 1 || !event) return null;
    return replyOf(event);
  } catch {
    // Not a calendar.
    return null;
  }
}

function replyOf(event: ICAL.Component): CalendarReply | null {
  const attendees = event.getAllProperties("attendee");
  const [attendee] = attendees;
  const status = attendee?.getFirstParameter("partstat");
  const response = RESPONSES[(status ?? "").toUpperCase()];
  const madeAt = event.getFirstPropertyValue("dtstamp");
  const uid = wordOf(event, "uid");
  if (attendees.length !== 1 || !attendee || !response || !(madeAt instanceof ICAL.Time) || uid === "") return null;
  const sequence = event.getFirstPropertyValue("sequence");
  return {
    ...{
      uid,
      response,
      attendee: addressOf(attendee.getFirstValue()),
      organizer: addressOf(wordOf(event, "organizer")),
    },
    sequence: typeof sequence === "number" ? sequence : null,
    answeredAt: madeAt.toJSDate().toISOString(),
  };
}

function wordOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value.trim() : "";
}

const addressOf = (value: unknown): string =>
  typeof value === "string"
    ? value
        .replace(/^mailto:/i, "")
        .trim()
        .toLowerCase()
    : "";

/** A calendar's answer to an invitation (RFC 6047). */
export interface InvitationReply {
  readonly kind: "reply";
  /** Where it came to: the organizer whom it names, too. */
  readonly addresses: readonly string[];
  /** Whom it says that it is from; empty where it says so of nobody or of several. */
  readonly from: string;
  /** The receiving mail server found that it is not (RFC 8601). */
  readonly forged: boolean;
  readonly answer: CalendarReply;
}
