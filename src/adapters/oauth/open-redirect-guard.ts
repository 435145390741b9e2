import type { Request, Response } from "express";
import type { ErrorOut } from "oidc-provider";
import type { Connections } from "./connections-port.ts";
import { paths } from "./discovery.ts";
import type { Context } from "./koa-context.ts";
import { visitorOf } from "./interaction/response.ts";
import type { BrowserSessions } from "./interaction/page-request.ts";

/** Dependencies of `preventOpenRedirect`. */
export interface OpenRedirectGuardDeps {
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
export function preventOpenRedirect({ browser, connections, renderError }: OpenRedirectGuardDeps) {
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
