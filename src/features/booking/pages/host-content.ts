import { unicodeAddress } from "../../../base/platform/rules/unicode-address.ts";
import type { Schemas } from "../../../../generated/services.js";
import type { Locale } from "../../../base/contract/caller.ts";
import { periodIn } from "../../../base/i18n/event-times.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import type { EventTexts } from "../texts/event-catalog.ts";
import { placeIn, takesPlace } from "../texts/event-place.ts";
import { eventTexts } from "../texts/event-texts.ts";
import { type HostPageTexts, hostPageTexts } from "../texts/host-page-texts.ts";
import { type Fact, factList } from "./facts.ts";

/** How the page is shown. */
export interface HostView {
  readonly locale: Locale;
  /** Path of this page. */
  readonly path: string;
  /** Returns the address of a page in the language of the visit. */
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
  /** Why the last decision was rejected; null: no problem. */
  readonly problem: string | null;
}

/** Renders an event with its invitees, and the forms to confirm or decline it. */
export function hostContent(decision: Schemas["HostDecision"], view: HostView): Html {
  const { locale, path, address, problem } = view;
  const action = address(path);
  const texts = hostPageTexts(locale);
  const { status, title, possible_actions, possible_changes } = decision;
  const isOver = status === "pending" && possible_actions.length === 0;
  return html`<h1>${untrusted(title)}</h1>
    ${problem !== null && html`<p class="notice fault" role="alert">${problem}</p>`}
    <p>${isOver ? texts.over : texts.status[status]}</p>
    ${factsOf(decision, locale)} ${possible_actions.length > 0 && forms(decision, texts, action)}
    ${possible_changes.length > 0 && changes(possible_changes, view, texts)}`;
}

function changes(
  possible: Schemas["HostDecision"]["possible_changes"],
  { path, address }: HostView,
  { changeTitle, move, cancel }: HostPageTexts,
): Html {
  const link = (step: (typeof possible)[number], label: string): Html | false =>
    possible.includes(step) && html`<a class="button" href="${address(path, { step })}">${label}</a>`;
  return html`<section>
    <h2>${changeTitle}</h2>
    <div class="actions">${link("reschedule", move)} ${link("cancel", cancel)}</div>
  </section>`;
}

/** Renders the question before an appointment is canceled. */
export function hostCancelContent(decision: Schemas["HostDecision"], { locale, path, address }: HostView): Html {
  const texts = hostPageTexts(locale);
  return html`<h1>${texts.cancelTitle}</h1>
    <p class="chosen"><strong>${untrusted(decision.title)}</strong></p>
    ${factsOf({ ...decision, description: null }, locale)}
    <p>${texts.cancelText}</p>
    <form method="post" action="${address(path)}">
      <div class="field">
        <label for="reason">${texts.reason}</label>
        <input id="reason" name="reason" maxlength="500" />
      </div>
      <div class="actions">
        <button class="primary" name="cancel" value="yes">${texts.cancel}</button>
        <a class="button" href="${address(path)}">${texts.keep}</a>
      </div>
    </form>`;
}

function factsOf(decision: Schemas["HostDecision"], locale: Locale): Html {
  const words = eventTexts(locale);
  const { host, hosts, location, description, invitees } = decision;
  return factList([
    [words.when, periodIn(decision, { locale, timezone: host.timezone })],
    [words.where, takesPlace(decision.status) ? placeIn(location, words) : null],
    [words.hosts, hosts.map(({ name }) => name).join(", ")],
    ...invitees.flatMap((invitee) => inviteeFacts(invitee, words, hostPageTexts(locale))),
    [words.about, description],
  ]);
}

function inviteeFacts(
  { name, email, phone, answers }: Schemas["DecisionInvitee"],
  words: EventTexts,
  { phone: phoneLabel }: HostPageTexts,
): Fact[] {
  return [
    [words.invitees, name === null ? unicodeAddress(email) : `${name} <${unicodeAddress(email)}>`],
    [phoneLabel, phone],
    ...answers.map(({ label, answer }): Fact => [label, answerOf(answer, words)]),
  ];
}

function answerOf(answer: Schemas["AnsweredQuestion"]["answer"], { yes, no }: EventTexts): string | null {
  if (typeof answer === "boolean") return answer ? yes : no;
  if (Array.isArray(answer)) return answer.join(", ");
  return answer === null ? null : String(answer);
}

/** Each form contains the time that the host has seen: a decision about another time is rejected. */
function forms({ start_at, host }: Schemas["HostDecision"], texts: HostPageTexts, action: string): Html {
  const seen = html`<input type="hidden" name="start_at" value="${start_at}" />`;
  return html`<section>
      <h2>${texts.question}</h2>
      <p class="quiet">${fill(texts.as, { name: host.name })}</p>
      <form method="post" action="${action}">
        ${seen}
        <div class="actions"><button class="primary" name="decision" value="confirm">${texts.confirm}</button></div>
      </form>
    </section>
    <section>
      <h2>${texts.declineTitle}</h2>
      <form method="post" action="${action}">
        ${seen}
        <div class="field">
          <label for="reason">${texts.reason}</label>
          <input id="reason" name="reason" maxlength="500" />
        </div>
        <div class="actions"><button name="decision" value="decline">${texts.decline}</button></div>
      </form>
    </section>`;
}
