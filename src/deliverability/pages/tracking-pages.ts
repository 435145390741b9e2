import type { Logger } from "pino";
import type { TrackedLink, EmailTracking } from "../../contract/email-tracking.ts";
import { html } from "../../platform/rules/html.ts";
import { unsubscribeTexts } from "../texts/unsubscribe-texts.ts";
import type { RestRequest, RestResponse, Middleware } from "../../http/express-types.ts";
import { linkPage } from "../../http/link-page.ts";
import { logFailure } from "../../http/log.ts";
import type { RateLimiter } from "../../http/rate-limit/limiter.ts";
import { sendPage } from "../../http/public-page.ts";

/** What links that note something are served with. */
export interface TrackingPageDeps {
  readonly tracking: EmailTracking;
  readonly rateLimiter: RateLimiter;
  readonly logger: Logger;
}

type Action = "open" | "click";

/** Where the invisible picture of a message is, and where its links lead first. */
export function trackingPages(deps: TrackingPageDeps): Middleware[] {
  return (["open", "click"] as const).map((name) => tracePage(deps, name));
}

/** A reader gets on whether or not it could be noted; nobody is led to where a token of ours does not lead. */
function tracePage({ tracking, rateLimiter, logger }: TrackingPageDeps, name: Action): Middleware {
  return linkPage({
    ...{ name, methods: ["GET", "HEAD"], rateLimiter },
    async handle(request, response, token) {
      const trace = tracking.find(name, token);
      if (trace && isReader(request)) {
        await trace.record().catch((error: unknown) => logFailure(logger, error, response.locals));
      }
      ANSWERS[name](response, trace);
    },
  });
}

/** How browsers and mail programs say that nobody looks yet. */
const ANNOUNCEMENTS = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

function isReader({ method, headers }: RestRequest): boolean {
  const early = ANNOUNCEMENTS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? "")));
  return method === "GET" && !early;
}

const ANSWERS: Readonly<Record<Action, (response: RestResponse, trace: TrackedLink | null) => void>> = {
  open: sendPicture,
  click: leadOn,
};

/** One transparent point. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

function sendPicture(response: RestResponse, trace: TrackedLink | null): void {
  // Programs that show mail in a browser load it from pages of their own.
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response
    .status(trace ? 200 : 404)
    .type("gif")
    .send(PICTURE);
}

function leadOn(response: RestResponse, trace: TrackedLink | null): void {
  if (trace?.url) {
    response.status(302).setHeader("Location", new URL(trace.url).href);
    response.end();
    return;
  }
  const { title, text } = unsubscribeTexts(response.locals.locale).unknown;
  sendPage(response, { status: 404, title, content: html`<p>${text}</p>` });
}
