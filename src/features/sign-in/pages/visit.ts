import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, Response } from "express";
import type { Services } from "../../../../generated/services.js";
import type { Caller, Locale, SessionCredential, Visitor } from "../../../base/contract/caller.ts";
import type { Operation, RateClass } from "../../../base/contract/operation.ts";
import type { Page } from "../../../base/platform/pages/layout.ts";
import type { Csrf } from "../../../base/platform/csrf.ts";

/** A request of a browser and its response. */
export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** Applications open the pages in a popup window and need a reference to it. */
export function allowOpener(response: Response, returnTo: string | null): void {
  if (returnTo?.startsWith("/oauth/")) response.setHeader("Cross-Origin-Opener-Policy", "unsafe-none");
}

/** A request to one of the account pages. */
export interface Visit extends Exchange {
  readonly visitor: Visitor;
  readonly locale: Locale;
  /** Empty for GET. */
  readonly form: URLSearchParams;
  readonly query: URLSearchParams;
  /** Where the browser continues after signing in; null: at the start page. */
  readonly returnTo: string | null;
  /** The token of forms that work without a session. */
  readonly formToken: string;
}

/** A user with a browser session. */
export interface SessionCaller extends Caller {
  readonly credential: SessionCredential;
}

/** A request of a signed-in user. */
export interface SignedInVisit extends Visit {
  readonly person: SessionCaller;
}

/** The answer to a visit: a page, or an address of this service to continue at. */
export type Answer = Page | { readonly redirectTo: string };

/** A started session with its token. */
export interface StartedSession {
  readonly session_token: string;
  readonly session_expires_at: string;
}

/** The browser's session, the same as on /v1. */
export interface BrowserSessions {
  /** Null if nobody is signed in. Throws permission_denied if a form lacks the session's CSRF token. */
  signedIn(request: IncomingMessage, visitor: Visitor, csrfToken: string | null): Promise<Caller | null>;
  /** Starts a session, ends the browser's previous one, and sets the cookie; returns the signed-in user. */
  begin(request: IncomingMessage, response: ServerResponse, start: SessionStart): Promise<Caller>;
  /** Whether the browser sent a session cookie, which may be of an ended session. */
  hasCookie(request: IncomingMessage): boolean;
  /** Clears the cookie. */
  forget(response: ServerResponse): void;
}

/** How a session starts. */
interface SessionStart {
  readonly visitor: Visitor;
  readonly start: () => Promise<StartedSession>;
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

/** Dependencies of the account pages. */
export interface AccountPagesDeps {
  readonly services: Pick<Services, "session" | "password" | "invitations" | "signInMethods" | "passkeys" | "me">;
  /** The operations of the contract: their limits and validators also apply to forms. */
  readonly operations: readonly Pick<Operation<never>, "id" | "rateLimit" | "validateBody">[];
  readonly browser: BrowserSessions;
  readonly csrf: Csrf;
  /** Origin of the pages, such as `https://crm.example.com`. */
  readonly origin: string;
  /** Counts a request; throws if there were too many from this address. */
  readonly spend: (operation: { readonly id: string; readonly rateLimit: RateClass }, address: string) => Promise<void>;
  /** Returns the purpose of a sign-in after which the browser continues at an address; null for other addresses. */
  readonly purposeOf: (returnTo: string) => Promise<SignInPurpose | null>;
  /** Returns the address that starts single sign-on; null if the e-mail address has none. Null if there is none at all. */
  readonly singleSignOn: ((email: string) => Promise<{ readonly url: string } | null>) | null;
  readonly onError: (error: unknown) => void;
}

/** Handles one method of a page. */
export type Handler<V extends Visit> = (visit: V, deps: AccountPagesDeps) => Promise<Answer> | Answer;

/** The handlers of a page: `show` for GET, `submit` for POST. */
export interface Handlers<V extends Visit> {
  readonly show?: Handler<V>;
  readonly submit?: Handler<V>;
}

interface CommonRoute {
  readonly path: string;
  /** The page that contains the form; the same as `path` for pages. */
  readonly page: string;
  /** The fields of its form, except for the CSRF token. */
  readonly fields: readonly string[];
}

/** A page that needs no session. */
export interface OpenRoute extends CommonRoute, Handlers<Visit> {
  readonly access: "anyone";
}

/** A page of signed-in users. */
export interface SignedInRoute extends CommonRoute, Handlers<SignedInVisit> {
  /** "enrolling": also for sessions that may do nothing but set up a second factor. */
  readonly access: "signed_in" | "enrolling";
  /** The page can be used in a support session. */
  readonly support?: true;
}

export type Route = OpenRoute | SignedInRoute;
