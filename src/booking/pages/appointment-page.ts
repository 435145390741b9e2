import type { BookingPageService, Schemas } from "../../../generated/services.js";
import type { Visitor } from "../../contract/caller.ts";
import { instantOf } from "../../contract/instant.ts";
import { Problem, validationFailed } from "../../platform/rules/errors.ts";
import { appointmentTexts } from "../texts/appointment-texts.ts";
import { sentences } from "../../i18n/sentences.ts";
import { html, type Html } from "../../platform/rules/html.ts";
import { type Appointment, appointmentContent } from "./appointment-content.ts";
import { readForm } from "../../http/body.ts";
import type { RestResponse, Middleware } from "../../http/express-types.ts";
import { linkPage } from "../../http/link-page.ts";
import type { RateLimiter } from "../../http/rate-limit/limiter.ts";
import { visitorOf } from "../../http/rest.ts";
import { applyChosenLanguage } from "../../platform/pages/language.ts";
import { page } from "../../platform/pages/layout.ts";
import { send } from "../../platform/pages/send.ts";
import { DAY_MS } from "../../platform/rules/durations.ts";

/** Dependencies of the page. */
export interface AppointmentPageDeps {
  /** The API operations behind the forms. */
  readonly bookings: Pick<BookingPageService, "booking" | "newSlots" | "respond" | "reschedule" | "cancel">;
  readonly rateLimiter: RateLimiter;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const MAX_FORM = 16_384;

/**
 * Serves the page behind the links of invitations. GET changes nothing, since programs fetch links before people open
 * them. The forms answer, reschedule or cancel the invitee's own booking and redirect back to the page.
 */
export function appointmentPage(deps: AppointmentPageDeps): Middleware {
  return linkPage({
    ...{ name: "appointment", methods: ["GET", "HEAD", "POST"], rateLimiter: deps.rateLimiter },
    async handle(request, response, token) {
      if (applyChosenLanguage(request, response)) return;
      const pageRequest = { token, visitor: visitorOf(request, response) };
      const posted = request.method === "POST";
      const rejection = posted ? await submit(deps, pageRequest, await readForm(request, MAX_FORM)) : undefined;
      // Redirect, so that reloading the page does not submit the form again.
      if (rejection === null) response.redirect(303, request.path);
      else await show(deps, response, { ...pageRequest, ...(rejection && { rejection }) });
    },
  });
}

interface PageRequest {
  readonly token: string;
  readonly visitor: Visitor;
  /** Why the form was rejected. */
  readonly rejection?: Problem;
}

/** Errors that an invitee can correct; any other is thrown. */
const SHOWN_ERRORS: ReadonlySet<string> = new Set([
  "not_found",
  "slot_unavailable",
  "state_conflict",
  "unprocessable",
  "validation_failed",
]);

/** Answers, reschedules or cancels. Returns null, or why the form was rejected. */
async function submit(
  { bookings }: AppointmentPageDeps,
  { token, visitor }: PageRequest,
  form: URLSearchParams,
): Promise<Problem | null> {
  const reason = plainText(form.get("reason") ?? "")
    .slice(0, 500)
    .toWellFormed();
  const responseText = form.get("response");
  const startText = form.get("start_at");
  const start_at = startText === null ? null : instantOf(startText);
  try {
    if (responseText !== null) await bookings.respond(visitor, { token, response: responseOf(responseText) });
    else if (startText === null) await bookings.cancel(visitor, { token, reason });
    else if (start_at !== null) await bookings.reschedule(visitor, { token, start_at });
    else throw validationFailed([{ path: "/start_at", code: "format", values: { format: "date-time" } }]);
    return null;
  } catch (error) {
    if (error instanceof Problem && SHOWN_ERRORS.has(error.code)) return error;
    throw error;
  }
}

/** Throws `validation_failed` for a value that is not on the page. */
function responseOf(responseText: string): Schemas["BookingResponse"]["response"] {
  if (responseText === "accepted" || responseText === "declined" || responseText === "tentative") return responseText;
  throw new Problem("validation_failed", [{ path: "/response", code: "enum" }]);
}

/** Removes control characters except line feeds. */
const plainText = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");

async function show(
  deps: AppointmentPageDeps,
  response: RestResponse,
  { rejection, ...pageRequest }: PageRequest,
): Promise<void> {
  const { locale } = response.locals;
  const found = await find(deps, pageRequest);
  if (found === null) {
    const { title, text } = appointmentTexts(locale).unknown;
    sendContent(response, { status: 404, title, content: html`<p>${text}</p>` });
    return;
  }
  const problem = rejection ? sentences(locale).errors[rejection.code] : null;
  const content = appointmentContent(found, { locale, problem });
  sendContent(response, { status: rejection ? 409 : 200, title: found.booking.title, content });
}

function sendContent(
  response: RestResponse,
  { status, title, content }: { readonly status: number; readonly title: string; readonly content: Html },
): void {
  const body = html`<h1>${title}</h1>
    ${content}`;
  const { locale } = response.locals;
  send(response, page({ status, locale, title, body, url: response.req.path, audience: "public" }));
}

const iso = (time: number): string => new Date(time).toISOString();

/** Returns the ranges to search for slots: the next 31 days and, for a later appointment, the days around it. */
function slotRanges({ start_at }: Schemas["Booking"], now: number): (readonly [number, number])[] {
  const [start, soon] = [Date.parse(start_at), now + 31 * DAY_MS];
  const near = Math.max(soon, start - 15 * DAY_MS);
  return start < soon
    ? [[now, soon]]
    : [
        [now, soon],
        [near, near + 31 * DAY_MS],
      ];
}

/** Returns the booking with its slots; null if the link is invalid. */
async function find(
  { bookings, clock }: AppointmentPageDeps,
  { token, visitor }: Omit<PageRequest, "rejection">,
): Promise<Appointment | null> {
  try {
    const booking = await bookings.booking(visitor, { token });
    if (!booking.possible_actions.includes("reschedule")) return { booking, slots: null };
    const ranges = slotRanges(booking, clock()).map(([from, to]) => ({ from: iso(from), to: iso(to) }));
    const found = await Promise.all(ranges.map((range) => bookings.newSlots(visitor, { token, ...range })));
    return { booking, slots: found.flatMap(({ slots }) => slots) };
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  }
}
