import type { Schemas } from "../../../generated/services.js";
import type { Locale } from "../../contract/caller.ts";
import { periodIn } from "../../i18n/event-times.ts";
import { fill } from "../../i18n/sentences.ts";
import { html, type Html, untrusted } from "../../platform/rules/html.ts";
import type { EventTexts } from "../texts/event-catalog.ts";
import { placeIn } from "../texts/event-place.ts";
import { eventTexts } from "../texts/event-texts.ts";
import { type HostPageTexts, hostPageTexts } from "../texts/host-page-texts.ts";
import { type Fact, factList } from "./facts.ts";

/** How the page is shown. */
export interface HostView {
  readonly locale: Locale;
  /** Address of the forms. */
  readonly action: string;
  /** Why the last decision was rejected; null: no problem. */
  readonly problem: string | null;
}

/** Renders an event with its invitees, and the forms to confirm or decline it. */
export function hostContent(decision: Schemas["HostDecision"], { locale, action, problem }: HostView): Html {
  const texts = hostPageTexts(locale);
  const { status, title, possible_actions } = decision;
  const isOver = status === "pending" && possible_actions.length === 0;
  return html`<h1>${untrusted(title)}</h1>
    ${problem !== null && html`<p class="notice fault" role="alert">${problem}</p>`}
    <p>${isOver ? texts.over : texts.status[status]}</p>
    ${factsOf(decision, locale)} ${possible_actions.length > 0 && forms(decision, texts, action)}`;
}

function factsOf(decision: Schemas["HostDecision"], locale: Locale): Html {
  const words = eventTexts(locale);
  const { host, hosts, location, description, invitees } = decision;
  return factList([
    [words.when, periodIn(decision, { locale, timezone: host.timezone })],
    [words.where, placeIn(location, words)],
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
    [words.invitees, name === null ? email : `${name} <${email}>`],
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
