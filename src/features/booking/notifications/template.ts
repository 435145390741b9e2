import { unicodeAddress } from "../../../base/platform/rules/email-address.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import {
  contentStyles,
  type EmailBrand,
  emailLayout,
  type ContentStyles,
} from "../../../base/mail/rules/email-layout.ts";
import { html, Html, untrusted, visible } from "../../../base/platform/rules/html.ts";
import { escapeAttribute } from "../../../base/platform/rules/html-parts.ts";
import {
  type EventMessageKind,
  type EventTexts,
  type HostMessageKind,
  type Opening,
  type EventPlace,
  placeIn,
  eventTexts,
} from "../texts/event-texts.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { dayIn, periodIn, type Period } from "../../../base/i18n/event-times.ts";

export type { EventMessageKind, HostMessageKind } from "../texts/event-texts.ts";

/** An invitee with their answers, as shown to hosts. */
export interface EventGuest {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly answers: readonly { readonly label: string; readonly answer: unknown }[];
}

/** A message about an event: contains only what the recipient may know. */
export type EventMessage = MessageFields &
  (
    | { readonly role: "invitee"; readonly kind: EventMessageKind }
    | { readonly role: "host"; readonly kind: HostMessageKind }
  );

interface MessageFields {
  /** Name of the recipient. */
  readonly name: string | null;
  readonly locale: Locale;
  /** Time zone of the recipient. */
  readonly timezone: string;
  /** Name of the organization that invites. */
  readonly organization: string;
  /** Its appearance. */
  readonly brand: EmailBrand;
  readonly title: string;
  readonly description: string | null;
  readonly time: Period;
  /** Previous time of a rescheduled event. */
  readonly before: Period | null;
  readonly reason: string | null;
  readonly place: EventPlace;
  readonly hosts: readonly string[];
  /** For hosts only. */
  readonly guests: readonly EventGuest[];
  /** Link for invitees to reschedule or cancel, and for hosts also to open, confirm or decline. */
  readonly link: string | null;
  /** Whether the link of a host leads to a decision. */
  readonly pending?: boolean;
  /** Link for an invitee to confirm the booking, while its guests wait for that. */
  readonly confirm?: string | null;
}

/** A rendered message, and the texts of its calendar entry. */
export interface RenderedEventMessage {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly description: string;
  readonly location: string | null;
  /** File name of the attached calendar entry. */
  readonly filename: string;
}

/** Renders a message about an event. */
export type RenderEventMessage = (message: EventMessage) => RenderedEventMessage;

const MAX_SUBJECT_LENGTH = 255;

/** Renders a message as plain text and as HTML with the same content. */
export const renderEventMessage: RenderEventMessage = (message) => {
  const texts = eventTexts(message.locale);
  const opening = message.role === "host" ? texts.host[message.kind] : texts.invitee[message.kind];
  const greeting = greetingOf(message, texts);
  const sentence = fill(opening.text, { organization: message.organization });
  const facts = factsOf(message, texts);
  const line = ({ label, value }: Fact): string => fill(texts.fact, { label, value });
  return {
    subject: subjectOf(message, opening),
    text:
      [greeting, sentence, [message.title, ...facts.map(line)].join("\n"), message.organization].join("\n\n") + "\n",
    html: htmlOf(message, { greeting, sentence, facts }),
    // Without the time, which the calendar shows itself, and without the host's decision: colleagues see calendars.
    description: facts
      .filter(
        ({ label }) =>
          ![texts.when, texts.before, texts.decide, texts.open, texts.move, texts.cancel, texts.confirm].includes(
            label,
          ),
      )
      .map(line)
      .join("\n"),
    location: placeIn(message.place, texts),
    filename: `${texts.file}.ics`,
  };
};

/** A labeled value. */
interface Fact {
  readonly label: string;
  readonly value: string;
}

function factsOf(message: EventMessage, texts: EventTexts): Fact[] {
  const { time, before, reason, place, hosts, guests, description, confirm = null } = message;
  const facts: (Fact | null)[] = [
    { label: texts.when, value: periodIn(time, message) },
    before && { label: texts.before, value: periodIn(before, message) },
    fact(texts.reason, reason),
    fact(texts.where, ENDED.has(message.kind) ? null : placeIn(place, texts)),
    fact(texts.hosts, hosts.join(", ")),
    ...guests.flatMap((guest) => [
      fact(isAbsent(message) ? texts.absent : texts.invitees, guestOf(guest)),
      ...guest.answers.map(({ label, answer }) => fact(label, answerOf(answer, texts))),
    ]),
    fact(texts.about, description),
    fact(texts.confirm, confirm),
    ...linksOf(message, texts),
  ];
  return facts.filter((one) => one !== null);
}

/** For hosts one link for each action, so that each is one click away. */
function linksOf({ role, link, pending = false }: EventMessage, texts: EventTexts): (Fact | null)[] {
  if (role === "invitee" || link === null) return [fact(texts.change, link)];
  return [
    pending ? fact(texts.decide, link) : fact(texts.open, link),
    fact(texts.move, `${link}?step=reschedule`),
    fact(texts.cancel, `${link}?step=cancel`),
  ];
}

/** The recipient of such a message does not need the place, such as the link of a call. */
const ENDED: ReadonlySet<HostMessageKind> = new Set(["declined", "cancelled", "removed"]);

const fact = (label: string, value: string | null): Fact | null =>
  value === null || value.trim() === "" ? null : { label, value };

const isAbsent = ({ kind }: EventMessage): boolean => kind === "left" || kind === "refused";

const guestOf = ({ name, email, phone }: EventGuest): string =>
  [name, `<${unicodeAddress(email)}>`, phone].filter((part) => part !== null).join(" ");

function answerOf(answer: unknown, texts: EventTexts): string | null {
  if (typeof answer === "boolean") return answer ? texts.yes : texts.no;
  if (Array.isArray(answer)) return answer.map((one) => answerOf(one, texts)).join(", ");
  return typeof answer === "string" || typeof answer === "number" ? String(answer) : null;
}

function greetingOf({ name }: EventMessage, { greeting, greetingWithoutName }: EventTexts): string {
  return name === null ? greetingWithoutName : fill(greeting, { name });
}

function subjectOf(message: EventMessage, { subject }: Opening): string {
  const title = message.title.replace(/\s+/g, " ").trim();
  const line = fill(subject, { title, day: dayIn(message.time, message) });
  return Array.from(line).slice(0, MAX_SUBJECT_LENGTH).join("");
}

interface MessageContent {
  readonly greeting: string;
  readonly sentence: string;
  readonly facts: readonly Fact[];
}

/** The markup is what emailFragment() would return, so it need not parse each message. */
function htmlOf(message: EventMessage, { greeting, sentence, facts }: MessageContent): string {
  const { locale, title, organization, brand, link, confirm } = message;
  const main = confirm ?? link;
  const isAction = ({ value }: Fact): boolean => main !== null && (value === main || value.startsWith(`${main}?`));
  const shown = facts.filter((one) => !isAction(one));
  const actions = facts.filter(isAction);
  const styles = contentStyles(brand);
  const content = html`<p style="${styles.p}">${textOf(greeting)}</p>
    <p style="${styles.p}">${textOf(sentence)}</p>
    <h1 style="${styles.h1}">${textOf(title)}</h1>
    <table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="${styles.table}">
      ${shown.map((one) => rowOf(one, styles))}
    </table>
    ${actions.map((one) => buttonOf(one, styles))}`;
  return emailLayout({ locale, title, brand, content, footer: untrusted(organization) });
}

const BREAK = new Html("<br>");

function rowOf({ label, value }: Fact, styles: ContentStyles): Html {
  const shown = isLink(value)
    ? linkOf(value, styles)
    : value.split("\n").map((line, at) => [at > 0 && BREAK, textOf(line)]);
  return html`<tr>
    <td style="${styles.td};padding-bottom: 12px"><strong>${textOf(label)}</strong>${BREAK}${shown}</td>
  </tr> `;
}

/** Whether a value is a URL as a whole. */
const isLink = (value: string): boolean => /^https?:\/\/\S+$/.test(value);

const linkOf = (url: string, { a }: ContentStyles): Html =>
  html`<a href="${escaped(url)}" style="${a}">${escaped(url)}</a>`;

const buttonOf = ({ label, value }: Fact, { p, button }: ContentStyles): Html =>
  html`<p style="${p}"><a href="${escaped(value)}" class="button" style="${button}">${escaped(label)}</a></p>`;

const textOf = (text: string): Html => html`<bdi>${escaped(visible(text))}</bdi>`;

const escaped = (text: string): Html => new Html(escapeAttribute(text));
