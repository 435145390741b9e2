import { expect } from "chai";
import fc from "fast-check";
import { eventTexts } from "../../src/features/booking/texts/event-texts.ts";
import { type EventMessage, renderEventMessage } from "../../src/features/booking/notifications/template.ts";
import { emailFragment } from "../../src/base/mail/rules/email-fragment.ts";

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
