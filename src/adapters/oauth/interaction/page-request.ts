import type { Request, Response } from "express";
import type { Csrf } from "../../../base/platform/csrf.ts";
import type { Caller, Visitor } from "../../../base/contract/caller.ts";
import type { RateClass } from "../../../base/contract/operation.ts";
import { paths } from "../discovery.ts";
import { formOf, isSameOrigin, PageError } from "../../../base/platform/pages/form.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import type { AuthorizationRequest, InteractionDeps } from "./authorization-request.ts";

/** The browser's session, the same as on /v1. */
export interface BrowserSessions {
  /** Null if nobody is signed in. Throws permission_denied if a form lacks the session's CSRF token. */
  signedIn(request: Request, visitor: Visitor, csrfToken: string | null): Promise<Caller | null>;
}

/** Dependencies of the pages. */
export interface InteractionPagesDeps {
  readonly interactions: InteractionDeps;
  readonly browser: BrowserSessions;
  readonly csrf: Csrf;
  /** Origin of the pages, such as `https://crm.example.com`. */
  readonly origin: string;
  /** Counts a request; throws if there were too many from this address. */
  readonly spend: (operation: { readonly id: string; readonly rateLimit: RateClass }, address: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** A browser request to one of the pages. */
export interface PageRequest {
  readonly request: Request;
  readonly response: Response;
}

/** Handles a request to a page. */
export type PageHandler = (page: PageRequest, deps: InteractionPagesDeps) => Promise<void>;

/**
 * Returns the fields of a form after checking that it comes from our page. `fields` are the only fields allowed; null
 * allows any.
 */
export async function verifyForm(
  { request, response }: PageRequest,
  { interactions, csrf, origin }: InteractionPagesDeps,
  fields: readonly string[] | null,
) {
  if (!isSameOrigin(request, origin)) throw new PageError("forged");
  const form = formOf(request);
  const authorization = await interactions.details(request, response);
  if (!csrf.matches(formBinding(authorization), form.get("token") ?? undefined)) throw new PageError("forged");
  const unknown = fields !== null && [...form.keys()].some((name) => !fields.includes(name));
  if (unknown || request.url.includes("?")) throw new PageError("bad_request");
  return { authorization, form };
}

/** Returns the value that the form's token is computed over, so that the token is valid for this request only. */
export function formBinding({ uid }: AuthorizationRequest): string {
  return `interaction ${uid}`;
}

/** Returns the URL of the page for an authorization request. */
export function urlOf({ uid }: AuthorizationRequest): string {
  return `${paths.interaction}/${encodeURIComponent(uid)}`;
}

/** Returns the links of the pages. */
export function linksOf(authorization: AuthorizationRequest) {
  const url = urlOf(authorization);
  return {
    url,
    otherAccountUrl: accountAddress("/sign-in", url),
    consentUrl: `${url}/consent`,
    denyUrl: `${url}/deny`,
  };
}
