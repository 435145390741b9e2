import type { Logger } from "pino";
import type { EmailTrace, EmailTracking } from "../../contract/email-tracking.ts";
import { html } from "../../platform/rules/html.ts";
import { unsubscribeTexts } from "../texts/unsubscribe-texts.ts";
import type { RestRequest, RestResponse, Middleware } from "../../http/express-types.ts";
import { linkPage } from "../../http/token-route.ts";
import { logFailure } from "../../http/log.ts";
import type { RateLimiter } from "../../http/rate-limit/limiter.ts";
import { sendPage } from "../../http/public-page.ts";

/** Dependencies of serving tracking links. */
export interface TrackingPageDeps {
  readonly tracking: EmailTracking;
  readonly rateLimiter: RateLimiter;
  readonly logger: Logger;
}

type Action = "open" | "click";

/** Serves the tracking pixel and the tracked links. */
export function trackingPages(deps: TrackingPageDeps): Middleware[] {
  return (["open", "click"] as const).map((name) => tracePage(deps, name));
}

/** Answers even if the tracking fails. Redirects only to URLs in a valid token. */
function tracePage({ tracking, rateLimiter, logger }: TrackingPageDeps, name: Action): Middleware {
  return linkPage({
    ...{ name, methods: ["GET", "HEAD"], rateLimiter },
    async answer(request, response, token) {
      const trace = tracking.find(name, token);
      if (trace && isReader(request)) {
        await trace.note().catch((error: unknown) => logFailure(logger, error, response.locals));
      }
      ANSWERS[name](response, trace);
    },
  });
}

/** Headers with which browsers and mail programs mark a prefetch. */
const ANNOUNCEMENTS = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

function isReader({ method, headers }: RestRequest): boolean {
  const early = ANNOUNCEMENTS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? "")));
  return method === "GET" && !early;
}

const ANSWERS: Readonly<Record<Action, (response: RestResponse, trace: EmailTrace | null) => void>> = {
  open: sendPicture,
  click: leadOn,
};

/** A transparent GIF of one pixel. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

function sendPicture(response: RestResponse, trace: EmailTrace | null): void {
  // Webmail loads the picture from another origin.
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response
    .status(trace ? 200 : 404)
    .type("gif")
    .send(PICTURE);
}

function leadOn(response: RestResponse, trace: EmailTrace | null): void {
  if (trace?.url) {
    response.status(302).setHeader("Location", new URL(trace.url).href);
    response.end();
    return;
  }
  const { title, text } = unsubscribeTexts(response.locals.locale).unknown;
  sendPage(response, { status: 404, title, content: html`<p>${text}</p>` });
}
