import type { Request, Response } from "express";
import type { Csrf } from "../../platform/csrf.ts";
import type { Caller, Visitor } from "../../contract/caller.ts";
import type { RateClass } from "../../contract/operation.ts";
import { paths } from "../discovery.ts";
import { formOf, ofThisPage, PageRefused } from "../form.ts";
import type { AuthorizationRequest, InteractionDeps } from "./authorization-request.ts";

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
export interface InteractionPagesDeps {
  readonly interactions: InteractionDeps;
  readonly browser: BrowserSessions;
  readonly csrf: Csrf;
  /** Where the pages are, as `https://crm.example.com`. */
  readonly origin: string;
  /** Counts a request; throws when there were too many from this address. */
  readonly spend: (operation: { readonly id: string; readonly rateLimit: RateClass }, address: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** A request of a browser that may have been sent by an application. */
export interface PageRequest {
  readonly request: Request;
  readonly response: Response;
}

/** What a page does with it. */
export type PageHandler = (visit: PageRequest, deps: InteractionPagesDeps) => Promise<void>;

/** What the form says that our own page sent; `fields` are all that it may have, null: any. */
export async function verifyForm(
  { request, response }: PageRequest,
  { interactions, csrf, origin }: InteractionPagesDeps,
  fields: readonly string[] | null,
) {
  if (!ofThisPage(request, origin)) throw new PageRefused("forged");
  const form = formOf(request);
  const asked = await interactions.details(request, response);
  if (!csrf.matches(interactionOf(asked), form.get("token") ?? undefined)) throw new PageRefused("forged");
  const unknown = fields !== null && [...form.keys()].some((name) => !fields.includes(name));
  if (unknown || request.url.includes("?")) throw new PageRefused("bad_request");
  return { asked, form };
}

/** What a page's form is sealed with, so that it is good for this request only. */
export function interactionOf({ uid }: AuthorizationRequest): string {
  return `interaction ${uid}`;
}

/** Where the question is asked. */
export function urlOf({ uid }: AuthorizationRequest): string {
  return `${paths.interaction}/${encodeURIComponent(uid)}`;
}

/** Where the pages lead. */
export function linksOf(asked: AuthorizationRequest) {
  const url = urlOf(asked);
  return {
    signInUrl: `${url}/sign-in`,
    otherAccountUrl: `${url}/sign-in`,
    consentUrl: `${url}/consent`,
    denyUrl: `${url}/deny`,
  };
}
