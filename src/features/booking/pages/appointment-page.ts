import type { BookingPageService, Schemas } from "../../../../generated/services.js";
import { formats, instantOf } from "../../../base/contract/formats.ts";
import { readForm } from "../../../adapters/http/body.ts";
import type { Middleware } from "../../../adapters/http/middleware.ts";
import { linkPage, type PublicPage, publicPage, type PublicVisit } from "../../../adapters/http/public-page.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { explain, sentences } from "../../../base/i18n/sentences.ts";
import { pageLocale } from "../../../base/platform/pages/language.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { Problem, validationFailed, TooManyRequests } from "../../../base/platform/rules/errors.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { appointmentTexts } from "../texts/appointment-texts.ts";
import {
  appointmentContent,
  type AppointmentView,
  cancelContent,
  confirmContent,
  moveContent,
  chosenTime,
  type TimeChoice,
  timesContent,
} from "./appointment-content.ts";
import { formText, bookingScript } from "./booking-view.ts";

/** Dependencies of the page. */
interface AppointmentPageDeps extends Pick<PublicPage<string>, "rateLimiter" | "onError"> {
  /** The API operations behind the forms. */
  readonly bookings: Pick<BookingPageService, "booking" | "newSlots" | "confirm" | "respond" | "reschedule" | "cancel">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const MAX_FORM = 16_384;
const MAX_REASON_LENGTH = 500;

/**
 * Serves the page behind the links of invitations. GET changes nothing, since programs fetch links before people open
 * them. The forms answer, reschedule or cancel the invitee's own booking and redirect back to the page.
 */
export function appointmentPage(deps: AppointmentPageDeps): Middleware {
  const { rateLimiter, onError } = deps;
  return publicPage({
    name: "appointment",
    path: "/a/{token}",
    parameters: ["token"],
    methods: ["GET", "HEAD", "POST"],
    rateLimiter,
    onError,
    async handle(visit) {
      const { request, response } = visit;
      if (request.method !== "POST") {
        await show(deps, visit, { query: visit.query, rejection: null });
        return;
      }
      const form = await readForm(request, MAX_FORM);
      const rejection = await submit(deps, visit, form);
      // Redirect, so that reloading the page does not submit the form again.
      if (rejection === null) response.redirect(303, visit.address(request.path, outcomeOf(form)));
      else await show(deps, visit, { query: form, rejection });
    },
  });
}

/** Redirects the links of messages that were sent before the page had its present address. */
export function formerAppointmentPage({ rateLimiter }: Pick<AppointmentPageDeps, "rateLimiter">): Middleware {
  return linkPage({
    name: "appointment",
    methods: ["GET", "HEAD", "POST"],
    rateLimiter,
    handle(request, response, token) {
      const [, query] = request.originalUrl.split(/\?(.*)/s);
      // 308 keeps the method: a form that was opened before still works.
      response.redirect(308, query === undefined ? `/a/${token}` : `/a/${token}?${query}`);
      return Promise.resolve();
    },
  });
}

type Visit = PublicVisit<"token">;

/** After the appointment was moved, the page shows both times, in the time zone in which the time was chosen. */
function outcomeOf(form: URLSearchParams): Readonly<Record<string, string>> {
  if (!form.has("start_at")) return {};
  const timezone = form.get("timezone") ?? "";
  return { moved: "1", ...(formats.timezone(timezone) && { timezone }) };
}

/** Errors that an invitee can correct; any other is thrown. */
const SHOWN_ERRORS: ReadonlySet<string> = new Set([
  "not_found",
  "slot_unavailable",
  "state_conflict",
  "unprocessable",
  "validation_failed",
]);

/** Why a form is shown again: an error, a daily limit, or a cancellation that was not confirmed yet. */
type Rejection = Problem | TooManyRequests | "unconfirmed";

/** Answers, reschedules or cancels. Returns null, or why the form was rejected. */
async function submit(
  { bookings }: AppointmentPageDeps,
  visit: Visit,
  form: URLSearchParams,
): Promise<Rejection | null> {
  const { visitor, parameters } = visit;
  const reason = formText(form, "reason", MAX_REASON_LENGTH);
  const responseText = form.get("response");
  const startText = form.get("start_at");
  try {
    if (form.get("confirm") === "yes") await bookings.confirm(visitor, parameters);
    else if (responseText !== null)
      await bookings.respond(visitor, { ...parameters, response: responseOf(responseText) });
    else if (startText !== null) {
      await bookings.reschedule(visitor, { ...parameters, start_at: startOf(startText), reason });
    } else if (form.get("cancel") === "yes") await bookings.cancel(visitor, { ...parameters, reason });
    else return "unconfirmed";
    return null;
  } catch (error) {
    if (error instanceof Problem && SHOWN_ERRORS.has(error.code)) return error;
    if (error instanceof TooManyRequests && error.reason !== null) return error;
    throw error;
  }
}

/** Throws `validation_failed` for a value that is not on the page. */
function responseOf(text: string): Schemas["BookingResponse"]["response"] {
  if (text === "accepted" || text === "declined" || text === "tentative") return text;
  throw validationFailed([{ path: "/response", code: "enum" }]);
}

function startOf(text: string): string {
  const start = instantOf(text);
  if (start === null) throw validationFailed([{ path: "/start_at", code: "format", values: { format: "date-time" } }]);
  return start;
}

interface Step {
  /** The visitor's choices: the query, or the form that was rejected. */
  readonly query: URLSearchParams;
  readonly rejection: Rejection | null;
}

async function show(deps: AppointmentPageDeps, visit: Visit, step: Step): Promise<void> {
  const { response, request, visitor, parameters, address } = visit;
  const booking = await find(deps, visit);
  if (booking === null) {
    sendUnknown(visit);
    return;
  }
  const locale = pageLocale(response, booking.invitee.locale);
  const { rejection } = step;
  const problem = rejection instanceof Error ? problemText(rejection, locale) : null;
  const chosen = step.query.get("timezone") ?? "";
  const timezone = formats.timezone(chosen) ? chosen : booking.invitee.timezone;
  const isMoved = step.query.get("moved") === "1";
  const view = { booking, locale, path: request.path, address, problem, timezone, isMoved };
  const choice = { view, ...parameters, bookings: deps.bookings, visitor, query: step.query, now: deps.clock() };
  const content = await contentOf(choice, step);
  const status = rejection instanceof TooManyRequests ? 429 : rejection instanceof Problem ? 409 : 200;
  if (rejection instanceof TooManyRequests) response.setHeader("Retry-After", String(rejection.retryAfter));
  sendContent(visit, view, { ...content, status });
}

function problemText(rejection: Problem | TooManyRequests, locale: Locale): string {
  const { errors, limitReached, tooManyRequests } = sentences(locale);
  if (rejection instanceof TooManyRequests)
    return rejection.reason === null ? tooManyRequests : limitReached[rejection.reason];
  const [detail] = rejection.details;
  // The only text on the page is the reason.
  return detail?.code === "link_in_text"
    ? explain(sentences(locale), detail.code, detail.values)
    : errors[rejection.code];
}

interface Content {
  readonly body: Html;
  /** Query of this step, for the link to the other language. */
  readonly query?: Readonly<Record<string, string>>;
  readonly wide?: boolean;
}

type OwnChoice = TimeChoice & { readonly view: AppointmentView };

/** Returns the step that the visitor wants, if the booking allows it. */
async function contentOf(choice: OwnChoice, { query, rejection }: Step): Promise<Content> {
  const { view } = choice;
  const { possible_actions } = view.booking;
  const isTaken = rejection instanceof Problem && rejection.code === "slot_unavailable";
  const wanted = isTaken ? "reschedule" : rejection === "unconfirmed" ? "cancel" : query.get("step");
  if (rejection instanceof Error && !isTaken) return { body: appointmentContent(view) };
  if (wanted === "cancel" && possible_actions.includes("cancel")) {
    return {
      body: cancelContent(view, formText(query, "reason", MAX_REASON_LENGTH)),
      query: { step: "cancel" },
    };
  }
  if (wanted === "confirm" && view.booking.awaits_confirmation)
    return { body: confirmContent(view), query: { step: "confirm" } };
  if (wanted === "reschedule" && possible_actions.includes("reschedule")) return await rescheduling(choice, isTaken);
  return { body: appointmentContent(view) };
}

async function rescheduling(choice: OwnChoice, isTaken: boolean): Promise<Content> {
  const { query, view } = choice;
  const start = instantOf(query.get(isTaken ? "start_at" : "start") ?? "");
  const time = start === null || isTaken ? null : await chosenTime(choice, start);
  const timezone = query.get("timezone");
  const kept = { step: "reschedule", ...(timezone !== null && { timezone }) };
  if (time) return { body: moveContent(view, time), query: { ...kept, start: time.start_at } };
  return { body: await timesContent(choice, start), query: { ...kept, ...monthIn(query) }, wide: true };
}

const monthIn = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(["month", "day"].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])));

function sendContent(
  { response }: Visit,
  { booking, locale, path }: AppointmentView,
  { body, query = {}, wide = false, status }: Content & { readonly status: number },
): void {
  const search = new URLSearchParams(query).toString();
  const content = page({
    status,
    locale,
    title: booking.title,
    body,
    brand: booking.organization,
    audience: "public",
    url: search === "" ? path : `${path}?${search}`,
    ...(wide && { width: "wide", script: bookingScript }),
  });
  send(response, content);
}

function sendUnknown({ request, response, locale }: Visit): void {
  const { title, text } = appointmentTexts(locale).unknown;
  const body = html`<h1>${title}</h1>
    <p>${text}</p>`;
  send(response, page({ status: 404, locale, title, body, url: request.path, audience: "public" }));
}

/** Returns the booking; null if the link is invalid. */
async function find(
  { bookings }: AppointmentPageDeps,
  { visitor, parameters }: Visit,
): Promise<Schemas["Booking"] | null> {
  try {
    return await bookings.booking(visitor, parameters);
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  }
}
