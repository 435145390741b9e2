import { expect } from "chai";
import fc from "fast-check";
import ICAL from "ical.js";
import {
  type CalendarEvent,
  type CalendarContent,
  toICalendar,
} from "../../src/features/booking/rules/event-calendar.ts";
import { attendeesOf, foreignEvent, valueOf } from "../support/booking/calendars.ts";

const event: CalendarEvent = {
  ics_uid: "019cb4f2-3b4c-7d5e-8f6a-7b8c9d0e1f21@crm.example.com",
  ics_sequence: 3,
  title: "Introductory call",
  status: "confirmed",
  start_at: "2026-03-29T00:30:00.000Z",
  end_at: "2026-03-29T01:30:00.000Z",
};

const ada = { name: "Ada Lovelace", email: "ada@analytical.example", role: "primary", response: "accepted" } as const;
const content: CalendarContent = {
  method: "REQUEST",
  locale: "en",
  madeAt: "2026-03-01T09:30:00.123Z",
  description: "Your requirements.",
  location: "12 rue de la Paix, Paris",
  organizer: { name: "Claire Fontaine", email: "claire@acme.example" },
  attendees: [ada],
};

const lines = (file: string): string[] => file.split("\r\n");
const bytes = (line: string): number => Buffer.byteLength(line);

describe("Calendar file of an event", () => {
  it("contains UID, SEQUENCE, METHOD, STATUS, organizer and attendees, as read by another library", () => {
    const read = foreignEvent(toICalendar(event, content));
    expect(read.uid).to.equal(event.ics_uid);
    expect(Number(read.sequence)).to.equal(3);
    expect(read.method).to.equal("REQUEST");
    expect(read.status).to.equal("CONFIRMED");
    expect(read.dtstamp.toISOString()).to.equal("2026-03-01T09:30:00.000Z");
    expect(valueOf(read.organizer)).to.equal("mailto:claire@acme.example");
    expect(read.attendee).to.deep.equal({
      params: {
        CN: "Ada Lovelace",
        CUTYPE: "INDIVIDUAL",
        ROLE: "REQ-PARTICIPANT",
        PARTSTAT: "ACCEPTED",
        RSVP: false,
      },
      val: "mailto:ada@analytical.example",
    });
  });

  it("is TENTATIVE for a pending event and CANCELLED for a cancelled or declined one", () => {
    const statusOf = (changes: Partial<CalendarEvent>, method: CalendarContent["method"]): string =>
      foreignEvent(toICalendar({ ...event, ...changes }, { ...content, method })).status;
    expect(statusOf({ status: "pending" }, "REQUEST")).to.equal("TENTATIVE");
    expect(statusOf({ status: "cancelled" }, "CANCEL")).to.equal("CANCELLED");
    expect(statusOf({ status: "declined" }, "CANCEL")).to.equal("CANCELLED");
    expect(statusOf({}, "CANCEL"), "an attendee who was removed").to.equal("CANCELLED");
  });

  it("has the correct start and end across clock changes", () => {
    // In this hour Paris skips from 02:00 to 03:00; New York skips from 02:00 to 03:00 on March 8 and goes back on
    // November 1.
    const starts = ["2026-03-29T00:30:00.000Z", "2026-03-08T06:30:00.000Z", "2026-11-01T05:30:00.000Z"];
    for (const start_at of starts) {
      const end_at = new Date(Date.parse(start_at) + 3_600_000).toISOString();
      const read = foreignEvent(toICalendar({ ...event, start_at, end_at }, content));
      expect([read.start.toISOString(), read.end.toISOString()]).to.deep.equal([start_at, end_at]);
    }
  });

  it("preserves commas, semicolons, backslashes and line breaks in French texts", () => {
    const title = "Échange ; besoins, délais \\ et « suite »";
    const description = "À propos :\nbesoins ; délais, prix\n\nÀ bientôt";
    const read = foreignEvent(toICalendar({ ...event, title }, { ...content, description, locale: "fr" }));
    expect(read.summary).to.deep.equal({ params: { LANGUAGE: "fr" }, val: title });
    expect(valueOf(read.description)).to.equal(description);
    expect(valueOf(read.location)).to.equal("12 rue de la Paix, Paris");
  });

  it("folds lines at 75 bytes and never inside a character", () => {
    const title = "é".repeat(50) + "😀".repeat(50) + "日本語".repeat(20);
    const file = toICalendar({ ...event, title }, { ...content, description: "ç".repeat(500) });
    expect(Math.max(...lines(file).map(bytes))).to.be.at.most(75);
    expect(Buffer.from(file).toString()).to.equal(file);
    expect(valueOf(foreignEvent(file).summary)).to.equal(title);
  });

  it("cannot be injected with lines through names and titles", () => {
    const evil = 'x"\r\nATTENDEE:mailto:spy@evil.example\nEND:VEVENT\rBEGIN:VALARM\u2028\u0085\u0000;CN=y:z,^n';
    const file = toICalendar(
      { ...event, title: evil },
      {
        ...content,
        description: evil,
        location: evil,
        organizer: { name: evil, email: "claire@acme.example\r\nX-EVIL:1" },
        attendees: [{ ...ada, name: evil }],
      },
    );
    const names = lines(file.replace(/\r\n /g, "")).map((line) => line.split(/[;:]/)[0]);
    const plain = lines(toICalendar(event, content).replace(/\r\n /g, "")).map((line) => line.split(/[;:]/)[0]);
    expect(names).to.deep.equal(plain);
    expect(file.replaceAll("\r\n", "")).not.to.match(/\p{Cc}/u);
    expect(attendeesOf(foreignEvent(file))).to.deep.equal(["mailto:ada@analytical.example"]);
  });

  it("writes Unicode line separators as line breaks, because some programs end a property at them", () => {
    const read = foreignEvent(toICalendar({ ...event, title: "a\u2028b" }, { ...content, description: "c\u2029d" }));
    expect([valueOf(read.summary), valueOf(read.description)]).to.deep.equal(["a\nb", "c\nd"]);
  });

  it("preserves any title and description", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }).map((given) => `.${given}.`);
    fc.assert(
      fc.property(text, text, (title, description) => {
        const read = foreignEvent(toICalendar({ ...event, title }, { ...content, description }));
        const lines = [title, description].map((given) => given.replace(/[\u2028\u2029]/g, "\n"));
        expect([valueOf(read.summary), valueOf(read.description)]).to.deep.equal(lines);
      }),
    );
  });

  it("preserves any name, without quotation marks", () => {
    // ical.js takes backslashes in parameters as escapes, which RFC 5545 does not.
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 100 })
      .map((given) => given.replaceAll("\\", ""));
    const special = fc.constantFrom(",", ":", ";", "^", "^n", '"', "\n", " ");
    fc.assert(
      fc.property(fc.array(fc.oneof(text, special), { minLength: 1, maxLength: 5 }), (pieces) => {
        const name = `.${pieces.join("")}.`;
        const file = toICalendar(event, { ...content, attendees: [{ ...ada, name }] });
        const attendee = ICAL.Component.fromString(file).getFirstSubcomponent("vevent")?.getFirstProperty("attendee");
        expect(attendee?.getParameter("cn")).to.equal(name.replace(/\s+/g, " ").replaceAll('"', "'"));
        expect(attendee?.getFirstValue()).to.equal("mailto:ada@analytical.example");
      }),
    );
  });

  it("requests a reply from attendees without one and has no METHOD if it is a file to import", () => {
    const rsvpOf = (response: typeof ada.response | "needs_action"): string =>
      /RSVP=(\w+)/.exec(
        toICalendar(event, { ...content, attendees: [{ ...ada, response }] }).replace(/\r\n /g, ""),
      )?.[1] ?? "";
    expect([rsvpOf("needs_action"), rsvpOf("accepted")]).to.deep.equal(["TRUE", "FALSE"]);
    expect(toICalendar(event, { ...content, method: null })).not.to.contain("METHOD");
  });
});
