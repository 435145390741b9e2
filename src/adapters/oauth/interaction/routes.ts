import express, { type RequestHandler } from "express";
import type { Caller } from "../../../base/contract/caller.ts";
import { showConsent, consent, deny } from "./consent-handlers.ts";
import { paths } from "../discovery.ts";
import { PageError } from "../../../base/platform/pages/form.ts";
import { applyChosenLanguage } from "../../../base/platform/pages/language.ts";
import { sendErrorPage } from "../../../base/platform/pages/send.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { pageTexts } from "../texts/page-texts.ts";
import { AuthorizationExpired } from "./authorization-request.ts";
import { visitorOf } from "./response.ts";
import { type PageHandler, type InteractionPagesDeps, type PageRequest, urlOf } from "./page-request.ts";

const routes: readonly { readonly path: string; readonly get?: PageHandler; readonly post?: PageHandler }[] = [
  { path: "", get: showInteraction },
  { path: "/consent", post: consent },
  { path: "/deny", post: deny },
];

/** Serves the pages for granting an application access. They work without scripts. */
export function interactionPages(deps: InteractionPagesDeps): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const form = express.text({ type: "application/x-www-form-urlencoded", limit: "16kb" });
  for (const { path, get, post } of routes) {
    const route = `${paths.interaction}/:uid${path}`;
    router.all(route, rateLimited(route, deps), form, async (request, response) => {
      const handler = { GET: get, HEAD: get, POST: post }[request.method];
      if (!handler)
        throw new PageError("wrong_method", {
          Allow: [get && "GET, HEAD", post && "POST"].filter(Boolean).join(", "),
        });
      if (applyChosenLanguage(request, response)) return;
      await handler({ request, response }, deps);
    });
  }
  router.use(
    sendErrorPage({
      onError: deps.onError,
      noticeIn: (locale) => ({ texts: pageTexts(locale).notices }),
      codeOf: (error) => (error instanceof AuthorizationExpired ? "expired" : null),
    }),
  );
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
  if (person === null) response.redirect(303, accountAddress("/sign-in", urlOf(authorization)));
  else if (isLimited(person)) response.redirect(303, accountAddress("/two-factor", urlOf(authorization)));
  else await showConsent(page, deps, { authorization, person, fault: null });
}

/** Whether the session may do nothing but set up a second factor. */
function isLimited({ credential }: Caller): boolean {
  return credential.kind === "session" && credential.limitedTo !== null;
}
