import { visitorOf } from "../../base/platform/request-context.ts";
import express, { type Request, type RequestHandler, type Response } from "express";
import type { Provider, ErrorOut } from "oidc-provider";
import { createCsrf, type Csrf } from "../../base/platform/csrf.ts";
import type { Locale } from "../../base/contract/caller.ts";
import type { InteractionDeps } from "./authorization-request.ts";
import { createEncryption } from "../../base/platform/encryption.ts";
import type { RateClass } from "../../base/contract/operation.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { isTransient } from "../../base/platform/rules/problems.ts";
import { createAuthorizations, type AuthorizationsDeps } from "./authorizations.ts";
import { discoveryDocuments, paths } from "./discovery.ts";
import { interactionPages, formBinding, linksOf, type BrowserSessions } from "./interaction.ts";
import { firstSupported, renderError } from "./response.ts";
import { createProvider, respondUnavailable, type ProviderDeps } from "./provider.ts";
import { createRefreshCoalescing } from "./refresh-coalescing.ts";
import { openRegistration, normalizeRegistration } from "./registration.ts";
import type { Context } from "./koa-context.ts";
import { readForm, createRequestNormalizer } from "./requests.ts";
import type { Connections } from "../../features/accounts/connection-writes.ts";

/** Dependencies of `createAuthorizationServer`. */
export interface AuthorizationServerDeps
  extends Omit<ProviderDeps, "encryption" | "renderError">, Pick<AuthorizationsDeps, "onRejected" | "onGranted"> {
  readonly browser: BrowserSessions;
  /** Counts a request; throws if there were too many from this address. */
  readonly spend: (operation: { readonly id: string; readonly rateLimit: RateClass }, address: string) => Promise<void>;
  /** Milliseconds. */
  readonly refreshReplayGrace: number;
}

/** A path of the authorization server. */
interface Endpoint {
  readonly path: string;
  readonly methods: readonly string[];
  readonly operation: string;
  /** 120, 10 or 5 requests per minute and address. */
  readonly rateLimit: RateClass;
}

const endpoints: readonly Endpoint[] = [
  { path: paths.authorize, methods: ["GET"], operation: "oauth.authorize", rateLimit: "read" },
  { path: `${paths.authorize}/:uid`, methods: ["GET"], operation: "oauth.authorize", rateLimit: "read" },
  { path: paths.token, methods: ["POST", "OPTIONS"], operation: "oauth.token", rateLimit: "read" },
  { path: paths.revoke, methods: ["POST", "OPTIONS"], operation: "oauth.revoke", rateLimit: "read" },
  { path: paths.register, methods: ["POST"], operation: "oauth.register", rateLimit: "heavy_write" },
  { path: paths.jwks, methods: ["GET", "OPTIONS"], operation: "oauth.jwks", rateLimit: "read" },
];

/** The authorization server. */
export interface AuthorizationServer {
  readonly handler: RequestHandler;
  /** Returns the purpose of a sign-in after which the browser continues at an address; null for other addresses. */
  readonly purposeOf: (returnTo: string) => Promise<SignInPurpose | null>;
}

/** The application for whose request a user signs in. */
export interface SignInPurpose {
  /** The name that the application chose; it is not verified. */
  readonly application: string;
  /** The e-mail address that the application suggests. */
  readonly loginHint: string | null;
  /** The language that the application requests. */
  readonly locale: Locale | null;
  /** URL and token of the form that denies the request. */
  readonly deny: { readonly url: string; readonly token: string };
}

/** Serves OAuth 2.1 with the MCP URL as its only resource; other paths go to the next middleware. */
export function createAuthorizationServer(deps: AuthorizationServerDeps): AuthorizationServer {
  const encryption = createEncryption(deps.keyring);
  const provider = createProvider({ ...deps, encryption, renderError });
  extendProvider(provider, deps, encryption);
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const [path, document] of discoveryDocuments(deps.mcpUrl)) serveDocument(router, path, { document, deps });
  router.use(withPublicOrigin(provider.issuer));
  router.all([paths.authorize, `${paths.authorize}/:uid`, `${paths.interaction}/*rest`], allowPopups);
  router.all(paths.register, openRegistration);
  const handle = provider.callback();
  for (const endpoint of endpoints) {
    router.all(endpoint.path, rateLimited(endpoint, deps), (request, response) => void handle(request, response));
  }
  const interactions = createAuthorizations({ ...deps, provider });
  const origin = provider.issuer;
  const csrf = createCsrf(deps.keyring);
  router.use(interactionPages({ ...deps, interactions, origin, csrf }));
  return { handler: router, purposeOf: (returnTo) => signInPurpose(interactions, csrf, returnTo) };
}

async function signInPurpose(
  interactions: InteractionDeps,
  csrf: Csrf,
  returnTo: string,
): Promise<SignInPurpose | null> {
  const prefix = `${paths.interaction}/`;
  const uid = returnTo.startsWith(prefix) ? returnTo.slice(prefix.length) : "";
  const authorization = /^[\w-]+$/.test(uid) ? await interactions.find(uid) : null;
  if (authorization === null) return null;
  const { client, loginHint, uiLocales } = authorization;
  const deny = { url: linksOf(authorization).denyUrl, token: csrf.token(formBinding(authorization)) };
  return { application: client.name, loginHint, locale: firstSupported(uiLocales) ?? null, deny };
}

/**
 * Extends the library: normalizes forms, coalesces refreshes, prevents open redirects and removes the library's session
 * cookie.
 */
function extendProvider(
  provider: Provider,
  { store, mcpUrl, refreshReplayGrace, browser, connections, onError }: AuthorizationServerDeps,
  encryption: ProviderDeps["encryption"],
): void {
  const normalizer = createRequestNormalizer(mcpUrl);
  const refresh = createRefreshCoalescing({ records: store.oauthRecords, encryption, replayGrace: refreshReplayGrace });
  const guardRedirect = preventOpenRedirect({ browser, connections, renderError });
  provider.use(async (context, next) => {
    if (context.path === paths.authorize) {
      context.querystring = normalizer.authorization(new URLSearchParams(context.querystring)).toString();
    }
    if (context.path === paths.register && !(await normalizeRegistration(context))) return;
    const form = context.path === paths.token ? await readForm(context, normalizer.token) : null;
    if (form === null) await next();
    else if (normalizer.namesOtherResource(form)) rejectTarget(context);
    else await unlessUnavailable(context, () => refresh(context, form, next), onError);
    await guardRedirect(context);
    withoutSessionCookie(context);
  });
}

/** Responds with 503 if a statement of our own failed because the database is unavailable. */
async function unlessUnavailable(
  context: Context,
  run: () => Promise<void>,
  onError: ProviderDeps["onError"],
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isTransient(error)) throw error;
    respondUnavailable(context);
    onError(error);
  }
}

/**
 * RFC 8707 §2. The library would detect this only after it has used the code or token up, and with it the connection.
 */
function rejectTarget(context: Context): void {
  context.status = 400;
  context.set("Cache-Control", "no-store");
  context.set("Access-Control-Allow-Origin", context.get("origin") || "*");
  context.body = { error: "invalid_target", error_description: "the resource does not match the authorization" };
}

function withoutSessionCookie(context: Context): void {
  const cookies = context.response.headers["set-cookie"];
  if (!Array.isArray(cookies)) return;
  const kept = cookies.filter((cookie) => !/^[\w-]*crs_authorization/.test(cookie));
  if (kept.length === 0) context.remove("Set-Cookie");
  else context.set("Set-Cookie", kept);
}

/** Sets the forwarded headers to our public address. Values from the request are overwritten. */
function withPublicOrigin(issuer: string): RequestHandler {
  const { protocol, host } = new URL(issuer);
  const own = { "x-forwarded-proto": protocol.slice(0, -1), "x-forwarded-host": host };
  return (request, _response, next) => {
    Object.assign(request.headers, own);
    next();
  };
}

/** Web applications open these pages in a popup window and need a reference to it. */
const allowPopups: RequestHandler = (_request, response, next) => {
  response.setHeader("Cross-Origin-Opener-Policy", "unsafe-none");
  next();
};

function rateLimited(
  { path, methods, operation, rateLimit }: Endpoint,
  { spend }: AuthorizationServerDeps,
): RequestHandler {
  const allow = methods.includes("GET") ? ["GET", "HEAD", ...methods.slice(1)] : methods;
  return async (request, response, next) => {
    Object.assign(response.locals, { operation, route: path });
    await spend({ id: operation, rateLimit }, String(response.locals["address"]));
    if (allow.includes(request.method)) {
      next();
      return;
    }
    response.setHeader("Allow", allow.join(", "));
    if (request.method !== "OPTIONS") throw new Problem("method_not_allowed");
    response.status(204).end();
  };
}

/** Serves a document to pages of any origin: it contains no secrets. */
function serveDocument(
  router: express.Router,
  path: string,
  { document, deps }: { document: object; deps: AuthorizationServerDeps },
): void {
  const count = rateLimited({ path, methods: ["GET"], operation: "oauth.discovery", rateLimit: "read" }, deps);
  const open: RequestHandler = (_request, response, next) => {
    response.set({ "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" });
    next();
  };
  router.all(path, open, count, (_request, response) => {
    response.set("Cache-Control", "public, max-age=300").json(document);
  });
}

/** Dependencies of `preventOpenRedirect`. */
interface OpenRedirectGuardDeps {
  readonly browser: Pick<BrowserSessions, "signedIn">;
  readonly connections: Pick<Connections, "hasGranted">;
  /** Renders the error on our own page. */
  readonly renderError: (context: Context, out: ErrorOut) => void;
}

/**
 * Anybody can register an application, so a faulty request could redirect users from our address to theirs (RFC 9700
 * §4.11.2). Errors are therefore redirected only to applications to which this user has granted access before, or after
 * the user has decided; otherwise they are shown here.
 */
function preventOpenRedirect({ browser, connections, renderError }: OpenRedirectGuardDeps) {
  return async (context: Context): Promise<void> => {
    const { location } = context.response.headers;
    const { oidc } = context;
    if (context.path !== paths.authorize || typeof location !== "string" || !oidc?.client) return;
    // Redirects to our own consent page.
    if (location.startsWith(`${paths.interaction}/`)) return;
    const response = context.res as Response;
    const request: Request = response.req;
    const person = await browser.signedIn(request, visitorOf(request, response), null);
    if (person && (await connections.hasGranted(person, oidc.client.clientId))) return;
    context.remove("Location");
    context.status = 400;
    renderError(context, errorFromLocation(location));
  };
}

/** Reads the error from the query, or from the fragment for requests for an immediate token (RFC 6749 §4.2.2.1). */
function errorFromLocation(location: string): ErrorOut {
  const { hash, searchParams } = new URL(location);
  const parameters = hash === "" ? searchParams : new URLSearchParams(hash.slice(1));
  const error_description = parameters.get("error_description");
  const error = parameters.get("error") ?? "invalid_request";
  return error_description === null ? { error } : { error, error_description };
}
