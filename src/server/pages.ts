import type { IncomingMessage } from "node:http";
import type { Services } from "../../generated/services.js";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { operations } from "../../generated/operations.js";
import type { Authenticator } from "../features/sign-in/authenticator.ts";
import { browserSession } from "../adapters/http/browser-session.ts";
import { consoleSite, unknownConsolePage } from "../adapters/http/console.ts";
import { sessionCookie } from "../adapters/http/cookies.ts";
import { type Middleware, loadedOnUse } from "../adapters/http/middleware.ts";
import { describeError } from "../adapters/http/log.ts";
import type { RunOnce } from "../adapters/http/idempotency.ts";
import type { RateLimiter } from "../adapters/http/rate-limit/limiter.ts";
import { bookingCountries } from "../features/booking/page/booking-page.ts";
import { hostPage } from "../features/booking/pages/host-page.ts";
import { appointmentPage, formerAppointmentPage } from "../features/booking/pages/appointment-page.ts";
import { type EventPageDeps, eventPages } from "../features/booking/pages/event-page.ts";
import { personPage } from "../features/booking/pages/person-page.ts";
import { personSource, teamSource } from "../features/booking/pages/booking-source.ts";
import { bookingScript } from "../features/booking/pages/booking-view.ts";
import { singleSignOnPages } from "../features/sign-in/pages/single-sign-on.ts";
import { createSingleSignOn, singleSignOnFor } from "../features/sign-in/single-sign-on/single-sign-on.ts";
import { accountPages, unknownPage } from "../features/sign-in/pages/router.ts";
import { accountScript } from "../features/sign-in/pages/parts.ts";
import { supportPage } from "../features/sign-in/pages/support-page.ts";
import { serveLogos } from "../features/accounts/pages/logo.ts";
import { findLogo } from "../features/accounts/public-organization.ts";
import { serveBrandStyles, frameScript, serveEmbedScript } from "../base/platform/pages/layout.ts";
import { createFormGuard } from "../base/platform/pages/form-guard.ts";
import { formProblems } from "../features/forms/form-page.ts";
import { formPage } from "../features/forms/pages/form-page.ts";
import { createCsrf } from "../base/platform/csrf.ts";
import { serveIcons } from "../base/platform/pages/icons.ts";
import { serveStaticFiles, styleSheet } from "../base/platform/pages/static-files.ts";
import { trackingPages } from "../features/email/pages/tracking-pages.ts";
import { preferencesPages } from "../features/email/pages/preferences-page.ts";
import { discoveryDocuments, issuerOf, paths } from "../adapters/oauth/discovery.ts";
import type { AuthorizationServer, AuthorizationServerDeps } from "../adapters/oauth/server.ts";
import { lazy } from "../base/contract/on-use.ts";
import type { AppConfig } from "./dependencies.ts";
import { queueAccountEmail } from "../features/accounts/account-emails.ts";
import { createConnections } from "../features/accounts/connection-writes.ts";
import { createEmailTracking } from "../features/email/recipient-links.ts";
import { logEntry } from "../features/accounts/audit-log.ts";
import type { ServiceDeps } from "./services.ts";
import { supportSessions } from "../features/sign-in/support-sessions.ts";
import { createUnsubscriptions } from "../features/email/preferences.ts";

/** Dependencies of the pages. */
export interface PageDependencies {
  readonly deps: ServiceDeps;
  readonly logger: Logger;
  readonly rateLimiter: RateLimiter;
  readonly authenticator: Authenticator;
  readonly services: Services;
  readonly once: RunOnce<Services>;
}

/** The pages behind links in messages and links created by operators. */
export function linkPages(config: AppConfig, dependencies: PageDependencies): Middleware[] {
  const { deps, services, rateLimiter, logger, authenticator } = dependencies;
  const cookie = sessionCookie(config.baseUrl.startsWith("https:"));
  const browser = browserSession({ authenticator, cookie, sessions: services.session });
  const own = { csrf: createCsrf(deps.keyring), origin: new URL(config.baseUrl).origin };
  const onError = (error: unknown): void => logger.error(describeError(error), "public page error");
  return [
    supportPage({ sessions: supportSessions(deps), browser, ...own, rateLimiter }),
    ...bookingPages(dependencies),
    ...preferencesPages({
      preferences: services.preferences,
      unsubscriptions: createUnsubscriptions(deps),
      rateLimiter,
      onError,
    }),
    appointmentPage({ bookings: services.bookingPage, rateLimiter, onError, clock: deps.clock }),
    formerAppointmentPage({ rateLimiter }),
    hostPage({ decisions: services.hostDecisions, clock: deps.clock, rateLimiter, onError }),
    formPage({
      forms: services.formPage,
      problemsOf: formProblems(deps),
      guard: createFormGuard(deps.keyring, deps.clock),
      operations,
      rateLimiter,
      onError,
    }),
    ...trackingPages({ tracking: createEmailTracking(deps), rateLimiter, logger }),
  ];
}

/** The pages on which visitors book. */
function bookingPages({
  deps,
  services,
  once,
  rateLimiter,
  logger,
}: Omit<PageDependencies, "authenticator">): Middleware[] {
  const { keyring, clock, newId } = deps;
  const bookings = services.bookingPage;
  const onError = (error: unknown): void => logger.error(describeError(error), "booking page error");
  const guard = createFormGuard(keyring, clock);
  const source = { operations, once, countries: bookingCountries(deps) };
  const shared: EventPageDeps = { receipts: bookings, guard, newId, clock, rateLimiter, onError };
  return [
    personPage({ bookings, rateLimiter, onError }),
    ...eventPages(shared, {
      name: "bookingPage.event",
      path: "/book/{person}/{event}",
      parameters: ["person", "event"],
      sourceOf: (address) => personSource({ bookings, ...source }, address),
    }),
    ...eventPages(shared, {
      name: "teamPage.event",
      path: "/team/{organization}/{event}",
      parameters: ["organization", "event"],
      sourceOf: (address) => teamSource({ teams: services.teamPage, ...source }, address),
    }),
  ];
}

/**
 * The pages of signed-in users, and the authorization server for AI applications, which uses their sign-in. Users have
 * the same session as on /v1.
 */
export function browserPages(config: AppConfig, dependencies: PageDependencies): (RequestHandler | Middleware)[] {
  const { deps, logger, rateLimiter, authenticator, services } = dependencies;
  const secure = config.baseUrl.startsWith("https:");
  const cookie = sessionCookie(secure);
  const browser = browserSession({ authenticator, cookie, sessions: services.session });
  const spend: RateLimiter["spend"] = (operation, address) => rateLimiter.spend(operation, address);
  const authorization = authorizationOf(config, { ...dependencies, browser, spend });
  const onError = (error: unknown): void => logger.error(describeError(error), "account page error");
  const account = accountPages({
    services,
    operations,
    browser,
    spend,
    purposeOf: authorization.purposeOf,
    onError,
    singleSignOn: singleSignOnFor(deps),
    csrf: createCsrf(deps.keyring),
    origin: new URL(config.baseUrl).origin,
  });
  const singleSignOn = singleSignOnPages({
    singleSignOn: createSingleSignOn(deps),
    cookie,
    secure,
    spend,
    onError,
    signedInAs: async (request, visitor) => (await browser.signedIn(request, visitor, null))?.user.email ?? null,
    csrf: createCsrf(deps.keyring),
    origin: new URL(config.baseUrl).origin,
  });
  const logos = serveLogos({ find: (slug) => findLogo(deps.store, slug), spend });
  const files = [
    serveStaticFiles([styleSheet, accountScript, bookingScript, frameScript], spend),
    serveBrandStyles(spend),
    logos,
    serveEmbedScript(spend),
    serveIcons(spend),
  ];
  const visits = { rateLimiter, hasSession: (request: IncomingMessage) => cookie.read(request) !== undefined };
  const unknown = [unknownConsolePage(visits), unknownPage({ spend })];
  return [...files, consoleSite(visits), singleSignOn, account, authorization.handler, ...unknown];
}

interface BrowserDependencies extends PageDependencies, Pick<AuthorizationServerDeps, "browser" | "spend"> {}

/** The authorization server for AI applications. Loading it takes as long as loading a quarter of the service. */
function authorizationOf(
  config: AppConfig,
  dependencies: BrowserDependencies,
): Pick<AuthorizationServer, "purposeOf"> & { readonly handler: Middleware } {
  const loaded = lazy(() => loadAuthorization(config, dependencies));
  const documents = discoveryDocuments(config.mcpUrl);
  return {
    handler: loadedOnUse({
      serves: (path) => path.startsWith("/oauth/") || documents.has(path),
      load: async () => (await loaded()).handler,
    }),
    purposeOf: async (returnTo) =>
      returnTo.startsWith(`${paths.interaction}/`) ? await (await loaded()).purposeOf(returnTo) : null,
  };
}

async function loadAuthorization(config: AppConfig, dependencies: BrowserDependencies): Promise<AuthorizationServer> {
  const [{ createAuthorizationServer }, { createAssertionAuthorization }] = await Promise.all([
    import("../adapters/oauth/server.ts"),
    import("../features/sign-in/single-sign-on/assertions.ts"),
  ]);
  const { deps, logger, browser, spend } = dependencies;
  const { store, keyring, egress } = deps;
  const { mcpUrl, refreshReplayGrace } = config;
  return createAuthorizationServer({
    mcpUrl,
    keyring,
    store,
    connections: createConnections(deps),
    authorizeByAssertion: createAssertionAuthorization({ ...deps, mcpUrl, issuer: issuerOf(mcpUrl) }),
    refreshReplayGrace,
    guardedFetch: egress.fetch,
    spend,
    browser,
    ...consentListeners(deps),
    onError: (error) => logger.error(describeError(error), "authorization error"),
  });
}

/** Writes consents to the audit log, and tells the user by e-mail. */
function consentListeners(
  deps: Pick<ServiceDeps, "store" | "newId" | "encryption">,
): Pick<AuthorizationServerDeps, "onGranted" | "onRejected"> {
  const action = "connections.create";
  const { store } = deps;
  return {
    async onGranted(tx, { person, client, connection }) {
      const about = { action, record: { type: "mcp_connection", id: connection } };
      const entry = logEntry(person, about, { application: client.name, connection_id: connection });
      await tx.auditLog.append(person.organization.id, entry);
      const { id: orgId, name: organization } = person.organization;
      const content = {
        kind: "application_connected",
        organization,
        application: client.name,
        host: client.host,
      } as const;
      await queueAccountEmail(tx, deps, orgId, { to: person.user.email, locale: person.user.locale, content });
    },
    async onRejected(person, { name }, rejection) {
      const denied = { result: "denied", error_code: rejection, application: name } as const;
      await store.auditLog.append(person.organization.id, logEntry(person, { action }, denied));
    },
  };
}
