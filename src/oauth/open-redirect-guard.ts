import type { Request, Response } from "express";
import type { Context, ErrorOut } from "oidc-provider";
import type { Connections } from "./connections-port.ts";
import { paths } from "./discovery.ts";
import { visitorOf } from "./interaction/response.ts";
import type { BrowserSessions } from "./interaction/page-request.ts";

/** What decides where a request that cannot be answered leads. */
export interface WayBackDeps {
  readonly browser: Pick<BrowserSessions, "signedIn">;
  readonly connections: Pick<Connections, "hasGranted">;
  /** Says it here. */
  readonly renderError: (context: Context, out: ErrorOut) => void;
}

/**
 * Anybody can register an application, and a faulty request would send whoever follows it from our address to theirs at
 * once (RFC 9700 §4.11.2). So the error goes to applications that this person has let in before, and to others once the
 * person has decided; until then it is shown here.
 */
export function preventOpenRedirect({ browser, connections, renderError }: WayBackDeps) {
  return async (context: Context): Promise<void> => {
    const { location } = context.response.headers;
    const { oidc } = context;
    if (context.path !== paths.authorize || typeof location !== "string" || !oidc?.client) return;
    // To the page that asks, which is ours.
    if (location.startsWith(`${paths.interaction}/`)) return;
    const response = context.res as Response;
    const request: Request = response.req;
    const person = await browser.signedIn(request, visitorOf(request, response), null);
    if (person && (await connections.hasGranted(person, oidc.client.clientId))) return;
    context.remove("Location");
    context.status = 400;
    renderError(context, errorIn(location));
  };
}

/** Whoever asked for a token at once is told in the fragment (RFC 6749 §4.2.2.1). */
function errorIn(location: string): ErrorOut {
  const { hash, searchParams } = new URL(location);
  const told = hash === "" ? searchParams : new URLSearchParams(hash.slice(1));
  const error_description = told.get("error_description");
  const error = told.get("error") ?? "invalid_request";
  return error_description === null ? { error } : { error, error_description };
}
