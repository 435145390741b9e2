import type { BookingPageService, Schemas } from "../../../../generated/services.js";
import { formats, instantOf } from "../../../base/contract/formats.ts";
import { readForm } from "../../../adapters/http/body.ts";
import type { Middleware } from "../../../adapters/http/middleware.ts";
import { type PublicPage, publicPage, type PublicVisit } from "../../../adapters/http/public-page.ts";
import { formGuardTexts } from "../../../base/i18n/page-texts.ts";
import type { FormGuard } from "../../../base/platform/pages/form-guard.ts";
import { pageLocale } from "../../../base/platform/pages/language.ts";
import { page as pageOf } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { html, type Html, fillTemplate, untrusted } from "../../../base/platform/rules/html.ts";
import { bookingPageTexts, type BookingPageTexts } from "../texts/booking-page-texts.ts";
import { type BookingFaults, faultsOf, generalFault, NO_FAULTS, requestOf } from "./booking-request.ts";
import { bookingForm } from "./booking-form.ts";
import type { BookingSource } from "./booking-source.ts";
import { type BookingView, bookingScript, calendarActions } from "./booking-view.ts";
import { dayOf, findMonth, monthView } from "./month-view.ts";
import { unicodeAddress } from "../../../base/platform/rules/email-address.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { periodIn } from "../../../base/i18n/event-times.ts";
import { placeIn, takesPlace, eventTexts } from "../texts/event-texts.ts";

/** Dependencies of the pages on which visitors book. */
export interface EventPageDeps extends Pick<PublicPage<string>, "rateLimiter" | "onError"> {
  readonly receipts: Pick<BookingPageService, "receipt">;
  readonly guard: FormGuard;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** The address of the pages, and the event type behind each of them. */
interface EventPages<Name extends string> extends Pick<PublicPage<Name>, "name" | "path" | "parameters"> {
  readonly sourceOf: (parameters: Readonly<Record<Name, string>>) => BookingSource;
}

/**
 * Returns the page with free times and the form, and below it the confirmations `{path}/{receipt}`. A form that was
 * accepted redirects to its confirmation, so that reloading the page does not send it again.
 */
export function eventPages<Name extends string>(deps: EventPageDeps, pages: EventPages<Name>): Middleware[] {
  const { sourceOf, ...address } = pages;
  const { rateLimiter, onError } = deps;
  return [
    publicPage({
      ...address,
      methods: ["GET", "HEAD", "POST"],
      rateLimiter,
      onError,
      handle: (visit) => (visit.request.method === "POST" ? submit : show)(deps, visit, sourceOf(visit.parameters)),
    }),
    publicPage({
      name: `${address.name}.receipt`,
      path: `${address.path}/{receipt}`,
      parameters: [...address.parameters, "receipt"],
      methods: ["GET", "HEAD"],
      rateLimiter,
      onError,
      handle: (visit) => confirm(deps, visit, sourceOf(visit.parameters)),
    }),
  ];
}

type Visit = PublicVisit<string>;

const MAX_FORM = 262_144;
/** Free times change, but a crowd that opens a page at the same time gets the same one. */
const MAX_AGE_SECONDS = 15;

/** Shows the form for a start that is still free, otherwise the month. */
async function show(deps: EventPageDeps, visit: Visit, source: BookingSource): Promise<void> {
  const view = await viewOf(visit, source, visit.query);
  const start = instantOf(visit.query.get("start") ?? "");
  if (start === null) await showMonth(deps, { visit, source, view });
  else if (await isFree(visit, source, view, start)) showForm(deps, { visit, view }, { start });
  else await showMonth(deps, { visit, source, view }, start);
}

/** Reads the choices of time zone and duration; a wrong one is replaced with that of the event type. */
async function viewOf(visit: Visit, source: BookingSource, choices: URLSearchParams): Promise<BookingView> {
  const page = await source.page(visit.visitor);
  const wantedZone = choices.get("timezone") ?? "";
  const timezone = formats.timezone(wantedZone) ? wantedZone : page.timezone;
  const wantedDuration = Number(choices.get("duration"));
  const duration = page.duration_options.includes(wantedDuration) ? wantedDuration : page.duration_minutes;
  const chosen = {
    ...(timezone === wantedZone && { timezone }),
    ...(duration !== page.duration_minutes && { duration: String(duration) }),
  };
  const locale = pageLocale(visit.response, page.locale);
  return { source, page, locale, timezone, duration, chosen, address: visit.address };
}

async function isFree({ visitor }: Visit, source: BookingSource, view: BookingView, start: string): Promise<boolean> {
  const { timezone, duration: duration_minutes } = view;
  const to = new Date(Date.parse(start) + 1).toISOString();
  const { slots } = await source.slots(visitor, { from: start, to, timezone, duration_minutes });
  return slots.length > 0;
}

interface Shown {
  readonly visit: Visit;
  readonly view: BookingView;
}

/** `taken`: the start that is no longer free. */
async function showMonth(
  { clock }: EventPageDeps,
  { visit, source, view }: Shown & { readonly source: BookingSource },
  taken?: string,
): Promise<void> {
  const query = taken === undefined ? visit.query : new URLSearchParams({ day: dayOf(taken, view) });
  const month = await findMonth({ view, source, visitor: visit.visitor, query, now: clock() });
  const notice = taken === undefined ? null : bookingPageTexts(view.locale).faults.noAlternatives;
  const day: Record<string, string> = month.day === null ? {} : { day: month.day };
  const url = `${source.path}?${new URLSearchParams({ month: month.month, ...day, ...view.chosen }).toString()}`;
  sendBody({ visit, view }, { body: monthView(view, { ...month, notice }), url, maxAge: MAX_AGE_SECONDS, wide: true });
}

interface FormOptions {
  readonly start: string;
  readonly entries?: URLSearchParams;
  readonly faults?: BookingFaults;
  readonly key?: string;
}

function showForm(
  { guard, newId }: EventPageDeps,
  { visit, view }: Shown,
  { start, entries = new URLSearchParams(), faults = NO_FAULTS, key = newId() }: FormOptions,
): void {
  const { path } = view.source;
  const hidden = guard.fields(path, view.locale);
  const body = bookingForm(view, { start, entries, faults, key, guard: hidden });
  const isOpened = faults === NO_FAULTS;
  const url = `${path}?${new URLSearchParams({ start, ...view.chosen }).toString()}`;
  sendBody({ visit, view }, { body, status: faults.status, url: isOpened ? url : null });
}

async function submit(deps: EventPageDeps, visit: Visit, source: BookingSource): Promise<void> {
  const entries = await readForm(visit.request, MAX_FORM);
  const view = await viewOf(visit, source, entries);
  const start = instantOf(entries.get("start") ?? "");
  if (start === null) throw new Problem("malformed_request");
  const key = keyOf(entries) ?? deps.newId();
  const rejection = deps.guard.check(entries, source.path);
  const faults = rejection === null ? await book({ visit, source, view, entries, key }) : guardFault(rejection, view);
  if (faults === null) return;
  // A key belongs to one booking: a form that was already accepted needs another one.
  showForm(deps, { visit, view }, { start, entries, faults, ...(faults.isSent !== true && { key }) });
}

const KEY = /^[\w-]{16,64}$/;

function keyOf(entries: URLSearchParams): string | null {
  const key = entries.get("key") ?? "";
  return KEY.test(key) ? key : null;
}

const guardFault = (rejection: keyof ReturnType<typeof formGuardTexts>, { locale }: BookingView): BookingFaults =>
  generalFault(formGuardTexts(locale)[rejection]);

interface Submission extends Shown {
  readonly source: BookingSource;
  readonly entries: URLSearchParams;
  readonly key: string;
}

/** Books and redirects to the confirmation; returns what is wrong with the form otherwise. */
async function book({ visit, source, view, entries, key }: Submission): Promise<BookingFaults | null> {
  const request = requestOf(entries, view);
  try {
    const { receipt } = await source.book(visit.visitor, request, key);
    visit.response.redirect(303, visit.address(`${source.path}/${receipt}`));
    return null;
  } catch (error) {
    return faultsOf(error, { form: entries, view, request, country: await source.country() });
  }
}

async function confirm({ receipts }: EventPageDeps, visit: Visit, source: BookingSource): Promise<void> {
  const receipt = visit.parameters["receipt"] ?? "";
  const path = `${source.path}/${receipt}`;
  try {
    const booking = await receipts.receipt(visit.visitor, { token: receipt });
    const locale = pageLocale(visit.response, booking.invitee.locale);
    const body = confirmation({ booking, receipt, locale, again: visit.address(source.path) });
    const { organization: brand } = booking;
    const title = bookingPageTexts(locale).done.titles[booking.status];
    const embedders = brand.embed_origins;
    send(visit.response, pageOf({ locale, title, body, url: path, brand, embedders, audience: "public" }));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "not_found") throw error;
    sendExpired(visit, path);
  }
}

/** The link may be in the history of a browser, so the page says where the visitor finds the details. */
function sendExpired({ response, locale }: Visit, path: string): void {
  const { title, text } = bookingPageTexts(locale).expired;
  const body = html`<h1>${title}</h1>
    <p>${text}</p>`;
  send(response, pageOf({ status: 404, locale, title, body, url: path, audience: "public" }));
}

interface Body {
  readonly body: Html;
  readonly status?: number;
  readonly url: string | null;
  readonly maxAge?: number;
  readonly wide?: boolean;
}

function sendBody({ visit, view }: Shown, { body, status = 200, url, maxAge, wide = false }: Body): void {
  const { page, locale } = view;
  const { organization: brand } = page;
  const content = pageOf({
    status,
    locale,
    title: page.title,
    body,
    url,
    brand,
    script: bookingScript,
    embedders: brand.embed_origins,
    audience: "public",
    width: wide ? "wide" : "narrow",
    ...(maxAge !== undefined && { maxAge }),
  });
  send(visit.response, content);
}

/** A new booking. */
interface Confirmation {
  readonly booking: Schemas["BookingReceipt"];
  readonly receipt: string;
  readonly locale: Locale;
  /** Address of the page on which the visitor can book again. */
  readonly again: string;
}

/** Renders the confirmation of a new booking. */
function confirmation({ booking, receipt, locale, again }: Confirmation): Html {
  const { done } = bookingPageTexts(locale);
  const { status, invitee } = booking;
  const isOpen = status === "pending" || status === "confirmed";
  const text =
    isOpen && html`<p>${fillTemplate(done[status], { email: untrusted(unicodeAddress(invitee.email)) })}</p>`;
  return html`<h1>${done.titles[status]}</h1>
    ${text} ${booking.awaits_confirmation && guestsText(booking, done)} ${factsOf(booking, locale)}
    ${status === "confirmed" && calendarActions({ ...booking, receipt }, locale)}
    <p class="again"><a href="${again}">${done.again}</a></p>`;
}

/** The text about a request does not mention the message that its invitee has got. */
function guestsText(
  { status, invitee }: Schemas["BookingReceipt"],
  { requested, guests }: BookingPageTexts["done"],
): Html {
  const sent =
    status === "pending" && html`${fillTemplate(requested, { email: untrusted(unicodeAddress(invitee.email)) })} `;
  return html`<p>${sent}${guests}</p>`;
}

function factsOf(booking: Schemas["BookingReceipt"], locale: Locale): Html {
  const words = eventTexts(locale);
  const { done } = bookingPageTexts(locale);
  const { invitee, location, hosts } = booking;
  const facts = [
    [done.appointment, untrusted(booking.title)],
    [words.when, periodIn(booking, { locale, timezone: invitee.timezone })],
    [words.where, takesPlace(booking.status) ? placeOf(placeIn(location, words)) : null],
    [words.hosts, untrusted(hosts.map(({ name }) => name).join(", "))],
    [done.name, untrusted(invitee.name ?? "")],
  ] as const;
  const rows = facts.map(
    ([label, value]) =>
      value !== null &&
      html`<div>
        <dt>${label}</dt>
        <dd class="plain">${value}</dd>
      </div>`,
  );
  return html`<dl>${rows}</dl>`;
}

/** Renders a URL as a link. */
function placeOf(place: string | null): Html | null {
  if (place === null) return null;
  if (!/^https?:\/\/\S+$/.test(place)) return untrusted(place);
  return html`<a href="${place}" target="_blank" rel="noopener noreferrer">${place}</a>`;
}
