import type { BookingPageService, Schemas } from "../../../generated/services.js";
import type { Visitor } from "../../contract/caller.ts";
import { instantOf } from "../../contract/instant.ts";
import { Problem, validationFailed } from "../../platform/rules/errors.ts";
import { appointmentTexts } from "../texts/appointment-texts.ts";
import { sentences } from "../../i18n/sentences.ts";
import { html } from "../../platform/rules/html.ts";
import { type Appointment, appointmentContent } from "./appointment-content.ts";
import { readForm } from "../../http/body.ts";
import type { RestResponse, Middleware } from "../../http/express-types.ts";
import { linkPage } from "../../http/link-page.ts";
import type { RateLimiter } from "../../http/rate-limit/limiter.ts";
import { sendPage } from "../../http/public-page.ts";
import { visitorOf } from "../../http/rest.ts";
import { DAY_MS } from "../../platform/rules/durations.ts";

/** What the page is made of. */
export interface AppointmentPageDeps {
  /** What invitees do by the API they do here. */
  readonly bookings: Pick<BookingPageService, "booking" | "newSlots" | "respond" | "reschedule" | "cancel">;
  readonly rateLimiter: RateLimiter;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const MAX_FORM = 16_384;

/**
 * Where the links of invitations lead: looking at it changes nothing, since programs look at links before people do. Its forms
 * answer the invitation, move or cancel one's own booking, and come back to it.
 */
export function appointmentPage(deps: AppointmentPageDeps): Middleware {
  return linkPage({
    ...{ name: "appointment", methods: ["GET", "HEAD", "POST"], rateLimiter: deps.rateLimiter },
    async handle(request, response, token) {
      const visit = { token, visitor: visitorOf(request, response) };
      const posted = request.method === "POST";
      const refusal = posted ? await act(deps, visit, await readForm(request, MAX_FORM)) : undefined;
      // Looked at again, the page must not ask again.
      if (refusal === null) response.redirect(303, request.path);
      else await show(deps, response, { ...visit, ...(refusal && { refusal }) });
    },
  });
}

interface Visit {
  readonly token: string;
  readonly visitor: Visitor;
  /** Why nothing was changed. */
  readonly refusal?: Problem;
}

/** What people can do about themselves; anything else is a fault of ours. */
const REFUSALS: ReadonlySet<string> = new Set([
  "not_found",
  "slot_unavailable",
  "state_conflict",
  "unprocessable",
  "validation_failed",
]);

/** Answers, moves or cancels; gives back why not. */
async function act(
  { bookings }: AppointmentPageDeps,
  { token, visitor }: Visit,
  form: URLSearchParams,
): Promise<Problem | null> {
  const reason = plain(form.get("reason") ?? "")
    .slice(0, 500)
    .toWellFormed();
  const given = form.get("response");
  const asked = form.get("start_at");
  const start_at = asked === null ? null : instantOf(asked);
  try {
    if (given !== null) await bookings.respond(visitor, { token, response: responseOf(given) });
    else if (asked === null) await bookings.cancel(visitor, { token, reason });
    else if (start_at !== null) await bookings.reschedule(visitor, { token, start_at });
    else throw validationFailed([{ path: "/start_at", code: "format", values: { format: "date-time" } }]);
    return null;
  } catch (error) {
    if (error instanceof Problem && REFUSALS.has(error.code)) return error;
    throw error;
  }
}

/** Throws `validation_failed` for what no button of the page says. */
function responseOf(given: string): Schemas["BookingResponse"]["response"] {
  if (given === "accepted" || given === "declined" || given === "tentative") return given;
  throw new Problem("validation_failed", [{ path: "/response", code: "enum" }]);
}

/** Of a text of several lines. */
const plain = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");

async function show(deps: AppointmentPageDeps, response: RestResponse, { refusal, ...visit }: Visit): Promise<void> {
  const { locale } = response.locals;
  const found = await find(deps, visit);
  if (found === null) {
    const { title, text } = appointmentTexts(locale).unknown;
    sendPage(response, { status: 404, title, content: html`<p>${text}</p>` });
    return;
  }
  const problem = refusal ? sentences(locale).errors[refusal.code] : null;
  const content = appointmentContent(found, { locale, problem });
  sendPage(response, { status: refusal ? 409 : 200, title: found.booking.title, content });
}

const iso = (time: number): string => new Date(time).toISOString();

/** What is soon, and of an appointment that is later also what is near to it. */
function rangesFor({ start_at }: Schemas["Booking"], now: number): (readonly [number, number])[] {
  const [start, soon] = [Date.parse(start_at), now + 31 * DAY_MS];
  const near = Math.max(soon, start - 15 * DAY_MS);
  return start < soon
    ? [[now, soon]]
    : [
        [now, soon],
        [near, near + 31 * DAY_MS],
      ];
}

/** The booking, and where it can go; null where the link leads nowhere. */
async function find(
  { bookings, clock }: AppointmentPageDeps,
  { token, visitor }: Omit<Visit, "refusal">,
): Promise<Appointment | null> {
  try {
    const booking = await bookings.booking(visitor, { token });
    if (!booking.possible_actions.includes("reschedule")) return { booking, slots: null };
    const ranges = rangesFor(booking, clock()).map(([from, to]) => ({ from: iso(from), to: iso(to) }));
    const found = await Promise.all(ranges.map((range) => bookings.newSlots(visitor, { token, ...range })));
    return { booking, slots: found.flatMap(({ slots }) => slots) };
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  }
}
