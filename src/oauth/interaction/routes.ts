import express, { type RequestHandler } from "express";
import { showConsent, consent, deny } from "./consent-handlers.ts";
import { paths } from "../discovery.ts";
import { PageError } from "../form.ts";
import { sendErrorPage, visitorOf } from "./response.ts";
import { stylePath, styleSheet } from "../pages/style.ts";
import { sendSignInPage, showSignIn, signIn } from "./sign-in-handlers.ts";
import type { PageHandler, InteractionPagesDeps, PageRequest } from "./page-request.ts";

const routes: readonly { readonly path: string; readonly get?: PageHandler; readonly post?: PageHandler }[] = [
  { path: "", get: showInteraction },
  { path: "/sign-in", get: showSignIn, post: signIn },
  { path: "/consent", post: consent },
  { path: "/deny", post: deny },
];

/** Serves the pages for signing in and granting an application access. They work without scripts. */
export function interactionPages(deps: InteractionPagesDeps): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.get(stylePath, rateLimited(stylePath, deps), (_request, response) => {
    response.set({ "Cache-Control": "public, max-age=31536000, immutable" }).type("css").send(styleSheet);
  });
  const form = express.text({ type: "application/x-www-form-urlencoded", limit: "16kb" });
  for (const { path, get, post } of routes) {
    const route = `${paths.interaction}/:uid${path}`;
    router.all(route, rateLimited(route, deps), form, async (request, response) => {
      const handler = { GET: get, HEAD: get, POST: post }[request.method];
      if (!handler)
        throw new PageError("wrong_method", {
          Allow: [get && "GET, HEAD", post && "POST"].filter(Boolean).join(", "),
        });
      await handler({ request, response }, deps);
    });
  }
  router.use(sendErrorPage(deps.onError));
  return router;
}

function rateLimited(route: string, { spend }: InteractionPagesDeps): RequestHandler {
  return async (_request, response, next) => {
    Object.assign(response.locals, { operation: "oauth.interaction", route });
    await spend({ id: "oauth.interaction", rateLimit: "read" }, String(response.locals["address"]));
    next();
  };
}

async function showInteraction(page: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const { request, response } = page;
  const authorization = await deps.interactions.details(request, response);
  const person = await deps.browser.signedIn(request, visitorOf(request, response), null);
  if (person) await showConsent(page, deps, { authorization, person, fault: null });
  else sendSignInPage(page, deps, { authorization, email: authorization.loginHint ?? "", fault: null });
}
