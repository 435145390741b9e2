import express, { type Request, type RequestHandler, type Response } from "express";
import type { Csrf } from "../access/csrf.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import type { McpScope } from "../contract/mcp.ts";
import type { RateClass } from "../contract/operation.ts";
import { paths } from "./discovery.ts";
import { formOf, ofThisPage, PageRefused } from "./form.ts";
import type { AuthorizationRequest, ConsentOffer, InteractionParts } from "./interaction.ts";
import { answerFailure, send, tellLocale, visitorOf } from "./page-answer.ts";
import { consentPage, type ConsentFault } from "./pages/consent.ts";
import { refusedPage } from "./pages/notice.ts";
import { signInPage, type SignInFault } from "./pages/sign-in.ts";
import { stylePath, styleSheet } from "./pages/style.ts";

/** The browser's session, the same as on /v1. */
export interface BrowserSessions {
  /** Null: nobody is signed in. Throws permission_denied where a form lacks the session's CSRF token. */
  signedIn(request: Request, visitor: Visitor, csrfToken: string | null): Promise<Caller | null>;
  /** Sets the cookie of a new session in the place of the old one. */
  signIn(request: Request, response: Response, attempt: SignInAttempt): Promise<"done" | "failed" | "misdirected">;
}

/** Somebody says who they are. */
export interface SignInAttempt {
  readonly visitor: Visitor;
  readonly email: string;
  readonly password: string;
}

/** What the pages are made of. */
export interface InteractionPagesParts {
  readonly interactions: InteractionParts;
  readonly browser: BrowserSessions;
  readonly csrf: Csrf;
  /** Where the pages are, as `https://crm.example.com`. */
  readonly origin: string;
  /** Counts a request; throws when there were too many from this address. */
  readonly spend: (operation: { readonly id: string; readonly rateLimit: RateClass }, address: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** A request of a browser that may have been sent by an application. */
interface Visit {
  readonly request: Request;
  readonly response: Response;
}

type Act = (visit: Visit, parts: InteractionPagesParts) => Promise<void>;

const routes: readonly { readonly path: string; readonly get?: Act; readonly post?: Act }[] = [
  { path: "", get: showQuestion },
  { path: "/sign-in", get: showSignIn, post: signIn },
  { path: "/consent", post: consent },
  { path: "/deny", post: deny },
];

/** The pages on which a person signs in, and decides what an application may do. They work without any script. */
export function interactionPages(parts: InteractionPagesParts): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get(stylePath, counted(stylePath, parts), (_request, response) => {
    response.set({ "Cache-Control": "public, max-age=31536000, immutable" }).type("css").send(styleSheet);
  });
  const form = express.text({ type: "application/x-www-form-urlencoded", limit: "16kb" });
  for (const { path, get, post } of routes) {
    const route = `${paths.interaction}/:uid${path}`;
    router.all(route, counted(route, parts), form, async (request, response) => {
      const act = { GET: get, HEAD: get, POST: post }[request.method];
      if (!act)
        throw new PageRefused("wrong_method", {
          Allow: [get && "GET, HEAD", post && "POST"].filter(Boolean).join(", "),
        });
      await act({ request, response }, parts);
    });
  }
  router.use(answerFailure(parts.onError));
  return router;
}

function counted(route: string, { spend }: InteractionPagesParts): RequestHandler {
  return async (_request, response, next) => {
    Object.assign(response.locals, { operation: "oauth.interaction", route });
    await spend({ id: "oauth.interaction", rateLimit: "read" }, String(response.locals["address"]));
    next();
  };
}

async function showQuestion(visit: Visit, parts: InteractionPagesParts): Promise<void> {
  const { request, response } = visit;
  const asked = await parts.interactions.details(request, response);
  const person = await parts.browser.signedIn(request, visitorOf(request, response), null);
  if (person) await ask(visit, parts, { asked, person, fault: null });
  else askWho(visit, parts, { asked, email: asked.loginHint ?? "", fault: null });
}

async function showSignIn(visit: Visit, parts: InteractionPagesParts): Promise<void> {
  const asked = await parts.interactions.details(visit.request, visit.response);
  askWho(visit, parts, { asked, email: "", fault: null });
}

async function signIn(visit: Visit, parts: InteractionPagesParts): Promise<void> {
  const { request, response } = visit;
  const { asked, form } = await ownForm(visit, parts, ["token", "email", "password"]);
  const email = (form.get("email") ?? "").trim();
  const password = form.get("password") ?? "";
  const again = (fault: SignInFault): void => askWho(visit, parts, { asked, email, fault });
  const missing = (["email", "password"] as const).filter((field) => (field === "email" ? email : password) === "");
  if (missing.length > 0) {
    again({ code: "missing", fields: missing });
    return;
  }
  const wait = await parts
    .spend({ id: "session.create", rateLimit: "sensitive" }, String(response.locals["address"]))
    .then(() => null, tooManyOr);
  if (wait !== null) {
    response.setHeader("Retry-After", String(wait));
    again({ code: "tooMany", seconds: wait });
    return;
  }
  const outcome = await parts.browser.signIn(request, response, {
    visitor: visitorOf(request, response),
    email,
    password,
  });
  if (outcome !== "done") {
    again({ code: outcome });
    return;
  }
  response.redirect(303, urlOf(asked));
}

async function consent(visit: Visit, parts: InteractionPagesParts): Promise<void> {
  const { request, response } = visit;
  const { interactions, browser, csrf } = parts;
  const { asked, form } = await ownForm(visit, parts, ["token", "csrf_token", "shown", "scope"]);
  const person = await browser.signedIn(request, visitorOf(request, response), form.get("csrf_token") ?? "");
  if (!person) {
    askWho(visit, parts, { asked, email: "", fault: { code: "ended" } });
    return;
  }
  const offer = await interactions.offer(asked, person);
  // Nothing can be allowed: the application is told, and it is written down.
  if (offer.refusal !== null) {
    await interactions.finish(request, response, { person, scopes: [] });
    return;
  }
  const changed = !csrf.fits(everythingShown(asked, person, offer), form.get("shown") ?? undefined);
  if (changed) {
    await ask(visit, parts, { asked, person, fault: "changed" });
    return;
  }
  const ticked = form.getAll("scope");
  const scopes = offer.scopes.filter((scope) => ticked.includes(scope));
  if (scopes.length !== ticked.length) throw new PageRefused("bad_request");
  if (scopes.length === 0) {
    await ask(visit, parts, { asked, person, fault: "nothingTicked" });
    return;
  }
  await interactions.finish(request, response, { person, scopes });
}

async function deny(visit: Visit, parts: InteractionPagesParts): Promise<void> {
  const { request, response } = visit;
  const { interactions, browser } = parts;
  const { asked, form } = await ownForm(visit, parts, null);
  const csrfToken = form.get("csrf_token");
  const person = csrfToken === null ? null : await browser.signedIn(request, visitorOf(request, response), csrfToken);
  const refused = person !== null && (await interactions.offer(asked, person)).refusal !== null;
  await interactions.finish(request, response, refused ? { person, scopes: [] } : "denied");
}

/** What the form says that our own page sent; `fields` are all that it may have, null: any. */
async function ownForm(
  { request, response }: Visit,
  { interactions, csrf, origin }: InteractionPagesParts,
  fields: readonly string[] | null,
) {
  if (!ofThisPage(request, origin)) throw new PageRefused("forged");
  const form = formOf(request);
  const asked = await interactions.details(request, response);
  if (!csrf.fits(interactionOf(asked), form.get("token") ?? undefined)) throw new PageRefused("forged");
  const unknown = fields !== null && [...form.keys()].some((name) => !fields.includes(name));
  if (unknown || request.url.includes("?")) throw new PageRefused("bad_request");
  return { asked, form };
}

interface AskWho {
  readonly asked: AuthorizationRequest;
  readonly email: string;
  readonly fault: SignInFault | null;
}

function askWho({ response }: Visit, { csrf }: InteractionPagesParts, { asked, email, fault }: AskWho): void {
  const { signInUrl, denyUrl } = linksOf(asked);
  const token = csrf.token(interactionOf(asked));
  const locale = tellLocale(response, asked, null);
  send(response, signInPage({ applicationName: asked.client.name, email, fault, signInUrl, denyUrl, token }, locale));
}

interface Ask {
  readonly asked: AuthorizationRequest;
  readonly person: Caller;
  readonly fault: ConsentFault | null;
}

async function ask(
  { response }: Visit,
  { interactions, csrf }: InteractionPagesParts,
  { asked, person, fault }: Ask,
): Promise<void> {
  const offer = await interactions.offer(asked, person);
  const locale = tellLocale(response, asked, person);
  const { client, redirectHost, loopback, scopes } = asked;
  const token = csrf.token(interactionOf(asked));
  const csrfToken = person.credential.kind === "session" ? person.credential.csrfToken : "";
  const common = { ...linksOf(asked), token, csrfToken };
  if (offer.refusal !== null) {
    send(response, refusedPage({ reason: offer.refusal, applicationName: client.name, ...common }, locale));
    return;
  }
  const offered = offer.scopes;
  const withheld = scopes.filter((scope) => !offered.includes(scope));
  const ticked = new Set<McpScope>(fault === "nothingTicked" ? [] : offered);
  const shown = csrf.token(everythingShown(asked, person, offer));
  const about = { client, redirectHost, loopback, person, offered, withheld, ticked, fault, shown };
  send(response, consentPage({ ...about, ...common }, locale));
}

function interactionOf({ uid }: AuthorizationRequest): string {
  return `interaction ${uid}`;
}

/** What is allowed is what was read: whoever sends the form names all of it with one seal. */
function everythingShown(
  { uid, client, redirectUri, scopes }: AuthorizationRequest,
  { credential, user, organization }: Caller,
  offer: ConsentOffer,
): string {
  const session = credential.kind === "session" ? credential.id : null;
  return JSON.stringify([
    uid,
    session,
    user.id,
    organization.id,
    client.id,
    client.name,
    redirectUri,
    scopes,
    offer.scopes,
  ]);
}

function urlOf({ uid }: AuthorizationRequest): string {
  return `${paths.interaction}/${encodeURIComponent(uid)}`;
}

function linksOf(asked: AuthorizationRequest) {
  const url = urlOf(asked);
  return {
    signInUrl: `${url}/sign-in`,
    otherAccountUrl: `${url}/sign-in`,
    consentUrl: `${url}/consent`,
    denyUrl: `${url}/deny`,
  };
}

/** Seconds to wait. */
function tooManyOr(error: unknown): number {
  if (error instanceof Error && "retryAfter" in error && typeof error.retryAfter === "number") return error.retryAfter;
  throw error;
}
