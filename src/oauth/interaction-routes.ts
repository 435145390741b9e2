import type { IncomingMessage } from "node:http";
import express, { type RequestHandler } from "express";
import type { Caller, Visitor } from "../contract/caller.ts";

import { AuthorizationExpired, type InteractionParts } from "./interaction.ts";
import { askedScopes } from "./consent.ts";
import { paths } from "./discovery.ts";

/** Who is signed in with this browser; null: nobody. Throws where a change lacks its CSRF token. */
export type SignedIn = (request: IncomingMessage, visitor: Visitor, csrfToken: string | null) => Promise<Caller | null>;

/** Asks without pages: the form fields are `decision` (allow or deny), `scope` (once for each) and `csrf_token`. */
export function interactionRoutes(interactions: InteractionParts, signedIn: SignedIn): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get(`${paths.interaction}/:uid`, async (request, response) => {
    response.json(await interactions.details(request, response));
  });
  const form = express.text({ type: "application/x-www-form-urlencoded", limit: "16kb" });
  router.post(`${paths.interaction}/:uid`, form, async (request, response) => {
    const fields = new URLSearchParams(String(request.body));
    const person = await signedIn(request, visitorOf(request, response), fields.get("csrf_token") ?? "");
    const allowed = fields.get("decision") === "allow" && person !== null;
    const scopes = askedScopes(fields.getAll("scope").join(" "));
    await interactions.finish(request, response, allowed ? { person, scopes } : "denied");
  });
  router.use((error: unknown, _request: unknown, response: express.Response, next: express.NextFunction) => {
    if (error instanceof AuthorizationExpired) response.status(400).json({ error: "invalid_request" });
    else next(error);
  });
  return router;
}

/** Whoever sends a request, as the HTTP shell noted it. */
export function visitorOf(request: express.Request, { locals }: express.Response): Visitor {
  const { address, requestId, locale } = locals as Pick<Visitor, "address" | "requestId" | "locale">;
  return { address, requestId, locale, userAgent: request.headers["user-agent"]?.slice(0, 500) ?? null };
}
