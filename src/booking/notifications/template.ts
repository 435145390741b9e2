import type { Locale } from "../../contract/caller.ts";
import { html, type Html, untrusted } from "../../platform/rules/html.ts";
import type { EventLetterKind, EventTexts, HostLetterKind, Opening } from "../texts/event-catalog.ts";
import { type EventPlace, placeIn } from "../texts/event-place.ts";
import { eventTexts } from "../texts/event-texts.ts";
import { fill } from "../../i18n/sentences.ts";
import { dayIn, periodIn, type Period } from "../../i18n/event-times.ts";

export type { EventLetterKind, HostLetterKind } from "../texts/event-catalog.ts";

/** Somebody whom a host is told of, and what they answered. */
export interface EventGuest {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly answers: readonly { readonly label: string; readonly answer: unknown }[];
}

/** What a letter about an event says, and to whom: only what the reader may know. */
export type EventMessage = LetterContent &
  (
    | { readonly role: "invitee"; readonly kind: EventLetterKind }
    | { readonly role: "host"; readonly kind: HostLetterKind }
  );

interface LetterContent {
  /** The reader's name. */
  readonly name: string | null;
  readonly locale: Locale;
  /** The reader's. */
  readonly timezone: string;
  /** The name of whoever invites. */
  readonly organization: string;
  readonly title: string;
  readonly description: string | null;
  readonly time: Period;
  /** When it was to be before, of a rescheduled one. */
  readonly before: Period | null;
  readonly reason: string | null;
  readonly place: EventPlace;
  readonly hosts: readonly string[];
  /** For hosts only. */
  readonly guests: readonly EventGuest[];
  /** Where an invitee can reschedule or cancel. */
  readonly link: string | null;
}

/** A letter in words, and what the calendar entry that goes with it says. */
export interface RenderedEventMessage {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly description: string;
  readonly location: string | null;
  /** Of the attached calendar entry. */
  readonly filename: string;
}

/** Puts a letter about an event into words. */
export type RenderEventMessage = (letter: EventMessage) => RenderedEventMessage;

const MAX_SUBJECT_LENGTH = 255;

/** Writes a letter as plain text and as HTML with the same content. */
export const renderEventMessage: RenderEventMessage = (letter) => {
  const texts = eventTexts(letter.locale);
  const opening = letter.role === "host" ? texts.host[letter.kind] : texts.invitee[letter.kind];
  const greeting = greetingOf(letter, texts);
  const sentence = fill(opening.text, { organization: letter.organization });
  const facts = factsOf(letter, texts);
  const line = ({ label, value }: Fact): string => fill(texts.fact, { label, value });
  return {
    subject: subjectOf(letter, opening),
    text: [greeting, sentence, [letter.title, ...facts.map(line)].join("\n"), letter.organization].join("\n\n") + "\n",
    html: htmlOf(letter, { greeting, sentence, facts }),
    // The calendar shows the time itself.
    description: facts
      .filter(({ label }) => label !== texts.when && label !== texts.before)
      .map(line)
      .join("\n"),
    location: placeIn(letter.place, texts),
    filename: `${texts.file}.ics`,
  };
};

/** Something to know, under its name. */
interface Fact {
  readonly label: string;
  readonly value: string;
}

function factsOf(letter: EventMessage, texts: EventTexts): Fact[] {
  const { time, before, reason, place, hosts, guests, description, link } = letter;
  const facts: (Fact | null)[] = [
    { label: texts.when, value: periodIn(time, letter) },
    before && { label: texts.before, value: periodIn(before, letter) },
    fact(texts.reason, reason),
    fact(texts.where, placeIn(place, texts)),
    fact(texts.hosts, hosts.join(", ")),
    ...guests.flatMap((guest) => [
      fact(isGone(letter) ? texts.absent : texts.invitees, guestOf(guest)),
      ...guest.answers.map(({ label, answer }) => fact(label, answerOf(answer, texts))),
    ]),
    fact(texts.about, description),
    fact(texts.change, link),
  ];
  return facts.filter((one) => one !== null);
}

const fact = (label: string, value: string | null): Fact | null =>
  value === null || value.trim() === "" ? null : { label, value };

const isGone = ({ kind }: EventMessage): boolean => kind === "left" || kind === "refused";

const guestOf = ({ name, email, phone }: EventGuest): string =>
  [name, `<${email}>`, phone].filter((part) => part !== null).join(" ");

function answerOf(answer: unknown, texts: EventTexts): string | null {
  if (typeof answer === "boolean") return answer ? texts.yes : texts.no;
  if (Array.isArray(answer)) return answer.map((one) => answerOf(one, texts)).join(", ");
  return typeof answer === "string" || typeof answer === "number" ? String(answer) : null;
}

function greetingOf({ name }: EventMessage, { greeting, greetingWithoutName }: EventTexts): string {
  return name === null ? greetingWithoutName : fill(greeting, { name });
}

function subjectOf(letter: EventMessage, { subject }: Opening): string {
  const title = letter.title.replace(/\s+/g, " ").trim();
  const line = fill(subject, { title, day: dayIn(letter.time, letter) });
  return Array.from(line).slice(0, MAX_SUBJECT_LENGTH).join("");
}

interface MessageContent {
  readonly greeting: string;
  readonly sentence: string;
  readonly facts: readonly Fact[];
}

function htmlOf({ locale, title, organization }: EventMessage, { greeting, sentence, facts }: MessageContent): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body>
        <p>${untrusted(greeting)}</p>
        <p>${untrusted(sentence)}</p>
        <p><strong>${untrusted(title)}</strong></p>
        <table cellpadding="4">
          ${facts.map(rowOf)}
        </table>
        <p>${untrusted(organization)}</p>
      </body>
    </html> `.text;
}

function rowOf({ label, value }: Fact): Html {
  return html`<tr>
    <th align="left" valign="top" scope="row">${untrusted(label)}</th>
    <td>${linkOf(value)}</td>
  </tr> `;
}

/** An address that can be opened; a text that only holds one is a text. */
function linkOf(value: string): Html {
  if (/^https?:\/\/\S+$/.test(value)) return html`<a href="${value}">${value}</a>`;
  return html`${value.split("\n").map((line, index) => [index === 0 ? null : html`<br />`, untrusted(line)])}`;
}
