import ICAL from "ical.js";

/** Response of an invitee. */
export type InvitationResponse = "accepted" | "declined" | "tentative";

/** The reply of a calendar on behalf of one invitee (RFC 5546 §3.2.3). */
export interface CalendarReply {
  readonly uid: string;
  /** SEQUENCE of the invitation that is replied to; null if missing. */
  readonly sequence: number | null;
  /** When the invitee responded, in RFC 3339. */
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

/** Parses a METHOD:REPLY with one event and one attendee; null for anything else. */
export function readReply(text: string): CalendarReply | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const events = calendar.getAllSubcomponents("vevent");
    const [event] = events;
    if (textOf(calendar, "method").toUpperCase() !== "REPLY" || events.length !== 1 || !event) return null;
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
  const dtstamp = event.getFirstPropertyValue("dtstamp");
  const uid = textOf(event, "uid");
  if (attendees.length !== 1 || !attendee || !response || !(dtstamp instanceof ICAL.Time) || uid === "") return null;
  const sequence = event.getFirstPropertyValue("sequence");
  return {
    uid,
    response,
    attendee: addressOf(attendee.getFirstValue()),
    organizer: addressOf(textOf(event, "organizer")),
    sequence: typeof sequence === "number" ? sequence : null,
    answeredAt: dtstamp.toJSDate().toISOString(),
  };
}

function textOf(component: ICAL.Component, name: string): string {
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

/** An e-mail with a calendar's reply to an invitation (RFC 6047). */
export interface InvitationReply {
  readonly kind: "reply";
  /** Addresses that it was sent to, and the organizer that it names. */
  readonly addresses: readonly string[];
  /** Address of the sender; empty if there is none or more than one. */
  readonly from: string;
  /** Whether the receiving mail server found the sender to be forged (RFC 8601). */
  readonly forged: boolean;
  readonly answer: CalendarReply;
}
