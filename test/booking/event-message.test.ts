import { expect } from "chai";
import fc from "fast-check";
import ICAL from "ical.js";
import { eventTexts } from "../../src/features/booking/texts/event-texts.ts";
import { type EventMessage, renderEventMessage } from "../../src/features/booking/notifications/template.ts";
import { emailFragment } from "../../src/base/mail/rules/email-fragment.ts";
import {
  type CalendarEvent,
  type CalendarContent,
  toICalendar,
} from "../../src/features/booking/rules/event-calendar.ts";
import { attendeesOf, foreignEvent, valueOf } from "../support/booking/calendars.ts";

const message: EventMessage = {
  kind: "invited",
  role: "invitee",
  name: "Ada",
  locale: "en",
  timezone: "America/New_York",
  organization: "Acme",
  brand: { name: "Acme", colour: null, hasLogo: false },
  title: "Introductory call",
  description: "Your requirements.\nOur services.",
  time: { start_at: "2026-03-08T06:30:00.000Z", end_at: "2026-03-08T07:30:00.000Z" },
  before: null,
  reason: null,
  place: { type: "video_link", value: "https://meet.acme.example/claire?a=1&b=2" },
  hosts: ["Claire Fontaine", "Zoé"],
  guests: [],
  link: "https://crm.example.com/a/token",
};

describe("Booking notification", () => {
  it("shows the time in the recipient's language and time zone, across a clock change", () => {
    const { subject, text } = renderEventMessage(message);
    expect(subject).to.equal("Booked: Introductory call, Mar 8, 2026, 1:30 AM");
    expect(text).to.contain("When: Sunday, March 8, 2026, 1:30 – 3:30 AM (Eastern Standard Time, America/New_York)");
    const longer = renderEventMessage({ ...message, time: { ...message.time, end_at: "2026-03-08T08:30:00.000Z" } });
    expect(longer.text).to.contain("When: Sunday, March 8, 2026, 1:30 – 4:30 AM");
    const french = renderEventMessage({ ...message, locale: "fr", timezone: "Europe/Paris" });
    expect(french.subject).to.equal("Réservé\u00a0: Introductory call, 8 mars 2026, 07:30");
    expect(french.text).to.contain(
      "Quand\u00a0: dimanche 8 mars 2026, 07:30 – 08:30 (heure normale d’Europe centrale, Europe/Paris)",
    );
  });

  it("shows the location, the hosts, the description and the link to change the event", () => {
    const { text, description, location } = renderEventMessage(message);
    expect(text).to.match(/^Hello Ada,\n\nYour appointment with Acme is booked\.\n/);
    for (const line of [
      "Where: https://meet.acme.example/claire?a=1&b=2",
      "Hosted by: Claire Fontaine, Zoé",
      "Description: Your requirements.\nOur services.",
      "Reply, reschedule or cancel: https://crm.example.com/a/token",
    ]) {
      expect(text).to.contain(line);
      expect(description).to.contain(line);
    }
    expect(location).to.equal("https://meet.acme.example/claire?a=1&b=2");
    expect(description, "calendar programs show the time").not.to.contain("When");
  });

  it("shows the previous and the new time of a rescheduled event, and the reason", () => {
    const before = { start_at: "2026-03-07T06:30:00.000Z", end_at: "2026-03-07T07:30:00.000Z" };
    const { text } = renderEventMessage({ ...message, kind: "rescheduled", before, reason: "Illness" });
    expect(text).to.contain("Previous time: Saturday, March 7, 2026, 1:30 – 2:30 AM");
    expect(text).to.contain("Reason: Illness");
  });

  it("describes the location in words", () => {
    const placeOf = (place: EventMessage["place"]) => renderEventMessage({ ...message, place }).location;
    expect(placeOf({ type: "phone", value: "+33123456789" })).to.equal("By phone: +33123456789");
    expect(placeOf({ type: "invitee_phone" })).to.equal("We will call you");
    expect(placeOf({ type: "in_person", value: "12 rue de la Paix" })).to.equal("12 rue de la Paix");
    expect(placeOf({ type: "custom", value: null })).to.equal(null);
  });

  it("lists invitees and their answers for hosts", () => {
    const { text } = renderEventMessage({
      ...message,
      role: "host",
      name: null,
      link: null,
      guests: [
        {
          name: "Ada Lovelace",
          email: "ada@analytical.example",
          phone: "+44123",
          answers: [
            { label: "Topics", answer: ["Machines", "Numbers"] },
            { label: "New?", answer: true },
            { label: "People", answer: 3 },
          ],
        },
      ],
    });
    expect(text).to.match(/^Hello,\n\nAn appointment was booked with you\.\n/);
    expect(text).to.contain(
      "Ada Lovelace <ada@analytical.example> +44123\nTopics: Machines, Numbers\nNew?: Yes\nPeople: 3",
    );
  });

  it("has an HTML part with the same content in which all values are escaped", () => {
    const evil = `<img src=x onerror=alert(1)>"'&`;
    const html = renderEventMessage({
      ...message,
      title: evil,
      description: evil,
      organization: evil,
      hosts: [evil],
      reason: evil,
      role: "invitee",
      name: evil,
      place: { type: "custom", value: "javascript:alert(1)" },
    }).html;
    expect(html).not.to.match(/<img|href="javascript/);
    expect(html).to.contain("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;");
    expect(html).to.contain('<a href="https://crm.example.com/a/token" class="button"');
    expect(html).to.contain('<html lang="en" dir="ltr">');
  });

  it("has HTML content from which nothing would be left out in an e-mail, for any values", () => {
    const piece = fc.constantFrom(
      "<script>",
      "</td></table>",
      "<!--",
      "<a href='javascript:1'>",
      "&lt;",
      "&",
      `"'\``,
      "{label}",
      "\n",
      "x ",
      "https://a.example/?a=1&b=2",
      "https://a.example/<b>\"'",
    );
    const value = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(value, value, (title, description) => {
        const { html } = renderEventMessage({ ...message, title, description, reason: title, hosts: [description] });
        const [, content = ""] = /<td class="crm-card crm-content[^>]*>(.*)<\/td>\s*<\/tr>\s*<tr>/s.exec(html) ?? [];
        const unstyled = content.replace(/ style="[^"]*"/g, "");
        expect(unstyled).to.contain("<h1><bdi>");
        expect(emailFragment(unstyled)).to.deep.equal({ html: unstyled, leftOut: [] });
      }),
    );
  });

  it("has a single-line subject of limited length", () => {
    const { subject } = renderEventMessage({ ...message, title: `A\r\nBcc: spy@evil.example${"é".repeat(300)}` });
    expect(subject).not.to.match(/\p{Cc}/u);
    expect(Array.from(subject)).to.have.length(255);
  });

  it("uses the same keys and placeholders in both languages", () => {
    const shape = (value: unknown): unknown =>
      typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)]))
        : (String(value).match(/\{\w+\}/g) ?? []).sort();
    expect(shape(eventTexts("fr"))).to.deep.equal(shape(eventTexts("en")));
  });
});

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
