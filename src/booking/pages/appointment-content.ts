import type { Schemas } from "../../../generated/services.js";
import type { Locale } from "../../contract/caller.ts";
import { html, type Html, untrusted } from "../../platform/rules/html.ts";
import { type AppointmentTexts, appointmentTexts } from "../texts/appointment-texts.ts";
import { placeIn } from "../texts/event-place.ts";
import { eventTexts } from "../texts/event-texts.ts";
import { dayIn, periodIn } from "../../i18n/event-times.ts";

/** A booking, and the slots that it can be rescheduled to. */
export interface Appointment {
  readonly booking: Schemas["Booking"];
  /** Null: it cannot be rescheduled. */
  readonly slots: readonly Schemas["Slot"][] | null;
}

/** Language of the page, and a problem to show. */
export interface AppointmentView {
  readonly locale: Locale;
  /** Why the last form was rejected; null: no problem. */
  readonly problem: string | null;
}

/** Renders the page of a booking: its time and place, and a form for every possible action. */
export function appointmentContent({ booking, slots }: Appointment, { locale, problem }: AppointmentView): Html {
  const texts = appointmentTexts(locale);
  const { timezone } = booking.invitee;
  return html`${problem !== null && html`<p class="notice fault" role="alert">${problem}</p>`}
    <p>${texts.status[booking.status]}</p>
    ${factsOf(booking, locale)} ${booking.possible_actions.includes("respond") && answerForm(booking.invitee, texts)}
    ${slots && rescheduleForm(slots, texts, { locale, timezone })}
    ${booking.possible_actions.includes("cancel") && cancelForm(texts)}`;
}

function factsOf(booking: Schemas["Booking"], locale: Locale): Html {
  const words = eventTexts(locale);
  const { hosts, description, location, invitee } = booking;
  const facts = [
    [words.when, periodIn(booking, { locale, timezone: invitee.timezone })],
    [words.where, placeIn(location, words)],
    [words.hosts, hosts.map(({ name }) => name).join(", ")],
    [words.about, description],
  ] as const;
  return html`<dl>${facts.map(([label, value]) => (value === null || value === "" ? null : fact(label, value)))}</dl>`;
}

const fact = (label: string, value: string): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd class="plain">${valueOf(value)}</dd>
  </div>`;

/** Renders a URL as a link, other texts line by line. */
function valueOf(value: string): Html {
  if (/^https?:\/\/\S+$/.test(value)) return html`<a href="${value}" rel="noreferrer">${value}</a>`;
  return html`${value.split("\n").map((line, index) => [index > 0 && html`<br />`, untrusted(line)])}`;
}

const ANSWERS = ["accepted", "tentative", "declined"] as const;

/** Renders a button for each possible answer; a given answer is shown and can be changed. */
function answerForm(
  { response }: Schemas["BookingInvitee"],
  { answerTitle, answered, answers }: AppointmentTexts,
): Html {
  const buttons = ANSWERS.filter((one) => one !== response).map(
    (one) => html`<button name="response" value="${one}">${answers[one]}</button> `,
  );
  return html`<section>
    <h2>${answerTitle}</h2>
    ${response !== "needs_action" && html`<p>${answered[response]}</p>`}
    <form method="post"><div class="actions stacked">${buttons}</div></form>
  </section>`;
}

interface DisplayZone {
  readonly locale: Locale;
  readonly timezone: string;
}

function rescheduleForm(slots: readonly Schemas["Slot"][], texts: AppointmentTexts, zone: DisplayZone): Html {
  const { otherTime, noOtherTime, move } = texts;
  const options = slots.map((slot) => html`<option value="${slot.start_at}">${dayIn(slot, zone)}</option>`);
  const choice = html`<form method="post">
    <div class="field">
      <label for="start_at">${otherTime}</label>
      <select id="start_at" name="start_at">
        ${options}
      </select>
    </div>
    <div class="actions"><button>${move}</button></div>
  </form>`;
  return html`<section>
    <h2>${move}</h2>
    ${slots.length === 0 ? html`<p>${noOtherTime}</p>` : choice}
  </section>`;
}

const cancelForm = ({ cancelTitle, reason, cancel }: AppointmentTexts): Html =>
  html`<section>
    <h2>${cancelTitle}</h2>
    <form method="post">
      <div class="field">
        <label for="reason">${reason}</label>
        <input id="reason" name="reason" maxlength="500" />
      </div>
      <div class="actions"><button>${cancel}</button></div>
    </form>
  </section>`;
