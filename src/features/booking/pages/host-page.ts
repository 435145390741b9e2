import type { HostDecisionsService, Schemas } from "../../../../generated/services.js";
import { formats, instantOf } from "../../../base/contract/formats.ts";
import { readForm } from "../../../adapters/http/body.ts";
import type { Middleware } from "../../../adapters/http/middleware.ts";
import { publicPage, type PublicVisit } from "../../../adapters/http/public-page.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { Problem, validationFailed } from "../../../base/platform/rules/errors.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import { hostPageTexts, type HostPageTexts } from "../texts/host-page-texts.ts";
import { formText, bookingScript, type Fact, factList } from "./booking-view.ts";
import { moveContent, chosenTime, type TimeChoice, timesContent } from "./appointment-content.ts";
import { unicodeAddress } from "../../../base/platform/rules/email-address.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { periodIn } from "../../../base/i18n/event-times.ts";
import { fill } from "../../../base/i18n/sentences.ts";
import { type EventTexts, placeIn, takesPlace, eventTexts } from "../texts/event-texts.ts";

/** Dependencies of the page. */
interface HostPageDeps {
  /** The API operations behind the forms. */
  readonly decisions: HostDecisionsService;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly rateLimiter: RateLimiter;
  readonly onError: (error: unknown) => void;
}

const MAX_FORM = 16_384;
const MAX_REASON_LENGTH = 500;

/**
 * Serves the page behind the links of hosts. GET changes nothing, since programs fetch links before people open them.
 * The forms confirm, decline, reschedule or cancel the event and redirect back to the page.
 */
export function hostPage(deps: HostPageDeps): Middleware {
  const { rateLimiter, onError } = deps;
  return publicPage({
    name: "hostPage",
    path: "/h/{token}",
    parameters: ["token"],
    methods: ["GET", "HEAD", "POST"],
    rateLimiter,
    onError,
    async handle(visit) {
      const { request, response } = visit;
      const form = request.method === "POST" ? await readForm(request, MAX_FORM) : null;
      const problem = form === null ? null : await carryOut(deps, visit, form);
      // Redirect, so that reloading the page does not submit the form again.
      if (form !== null && problem === null) response.redirect(303, visit.address(request.path));
      else await show(deps, visit, { query: form ?? visit.query, problem });
    },
  });
}

/** Errors that the page shows; any other is thrown. */
const SHOWN_ERRORS: ReadonlySet<string> = new Set([
  "not_found",
  "state_conflict",
  "validation_failed",
  "unprocessable",
  "slot_unavailable",
  "version_conflict",
]);

type Visit = PublicVisit<"token">;

/** Does what a form asks for. Returns null, or why it was rejected. */
async function carryOut({ decisions }: HostPageDeps, visit: Visit, form: URLSearchParams): Promise<Problem | null> {
  const { visitor, parameters } = visit;
  try {
    const input = { ...parameters, ...startIn(form) };
    const reason = formText(form, "reason", MAX_REASON_LENGTH);
    const change = { ...parameters, reason: reason === "" ? null : reason };
    if (form.get("cancel") === "yes") {
      await decisions.cancel(visitor, change);
      return null;
    }
    if (form.get("decision") === null && input.start_at !== undefined) {
      await decisions.reschedule(visitor, { ...change, start_at: input.start_at });
      return null;
    }
    if (form.get("decision") === "confirm") await decisions.confirm(visitor, input);
    else if (form.get("decision") === "decline") await decisions.decline(visitor, { ...input, reason });
    else throw validationFailed([{ path: "/decision", code: "enum" }]);
    return null;
  } catch (error) {
    if (error instanceof Problem && SHOWN_ERRORS.has(error.code)) return error;
    throw error;
  }
}

/** Throws `validation_failed` for a start that is not on the page. */
function startIn(form: URLSearchParams): { start_at?: string } {
  const text = form.get("start_at");
  if (text === null) return {};
  const start_at = instantOf(text);
  if (start_at === null) throw validationFailed([{ path: "/start_at", code: "format" }]);
  return { start_at };
}

interface Step {
  /** The choices of the host: the query, or the form that was rejected. */
  readonly query: URLSearchParams;
  readonly problem: Problem | null;
}

async function show(deps: HostPageDeps, visit: Visit, { query, problem }: Step): Promise<void> {
  const { decisions } = deps;
  const { request, response, parameters, visitor, locale, address } = visit;
  const texts = hostPageTexts(locale);
  const found = await find(decisions, visitor, parameters.token);
  const common = { locale, url: request.path, audience: "public" } as const;
  if (found === null) {
    const { title, text } = texts.unknown;
    const body = html`<h1>${title}</h1>
      <p>${text}</p>`;
    send(response, page({ ...common, status: 404, title, body }));
    return;
  }
  const actions = found.possible_changes;
  const view = { locale, path: request.path, address, problem: problem && noticeOf(problem, texts) };
  const step = query.get("step");
  const taken = problem?.code === "slot_unavailable";
  const status = problem ? 409 : 200;
  const shown = { ...common, status, title: found.title, brand: found.organization };
  if ((taken || (problem === null && step === "reschedule")) && actions.includes("reschedule")) {
    const { body, wide } = await movingContent(deps, visit, { found, query, taken });
    const kept = Object.fromEntries(
      ["start", "timezone", "month", "day"].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])),
    );
    const url = `${request.path}?${new URLSearchParams({ step: "reschedule", ...kept }).toString()}`;
    send(response, page({ ...shown, body, url, ...(wide && { width: "wide", script: bookingScript }) }));
  } else if (problem === null && step === "cancel" && actions.includes("cancel")) {
    const body = hostCancelContent(found, view);
    send(response, page({ ...shown, body, url: `${request.path}?step=cancel` }));
  } else send(response, page({ ...shown, body: hostContent(found, view) }));
}

/** Renders the choice of a new time, or the question before the appointment is moved to the chosen one. */
async function movingContent(
  { decisions, clock }: HostPageDeps,
  { request, parameters, visitor, locale, address }: Visit,
  { found, query, taken }: { found: Schemas["HostDecision"]; query: URLSearchParams; taken: boolean },
): Promise<{ readonly body: Html; readonly wide: boolean }> {
  const chosen = query.get("timezone") ?? "";
  const timezone = formats.timezone(chosen) ? chosen : found.host.timezone;
  const booking = { ...found, location: { type: found.location.type, value: found.location.value ?? null } };
  const view = { booking, locale, path: request.path, address, timezone };
  const bookings: TimeChoice["bookings"] = { newSlots: (someone, range) => decisions.slots(someone, range) };
  const choice: TimeChoice = { view, ...parameters, bookings, visitor, query, now: clock() };
  const start = instantOf(query.get(taken ? "start_at" : "start") ?? "");
  const time = start === null || taken ? null : await chosenTime(choice, start);
  if (time) return { body: moveContent(view, time), wide: false };
  return { body: await timesContent(choice, start), wide: true };
}

function noticeOf({ details }: Problem, { decided, rescheduled }: ReturnType<typeof hostPageTexts>): string {
  return details.some(({ code }) => code === "event_rescheduled") ? rescheduled : decided;
}

/** Null if the link is invalid. */
async function find(
  decisions: HostDecisionsService,
  visitor: Visit["visitor"],
  token: string,
): Promise<Schemas["HostDecision"] | null> {
  try {
    return await decisions.get(visitor, { token });
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  }
}

/** How the page is shown. */
interface HostView {
  readonly locale: Locale;
  /** Path of this page. */
  readonly path: string;
  /** Returns the address of a page in the language of the visit. */
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
  /** Why the last decision was rejected; null: no problem. */
  readonly problem: string | null;
}

/** Renders an event with its invitees, and the forms to confirm or decline it. */
function hostContent(decision: Schemas["HostDecision"], view: HostView): Html {
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
function hostCancelContent(decision: Schemas["HostDecision"], { locale, path, address }: HostView): Html {
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
