import type { Express } from "express";
import { Problem } from "../../base/platform/rules/errors.ts";
import { requestContext } from "./request-context.ts";
import { errorResponse } from "./error-response.ts";
import type { RestResponse } from "./middleware.ts";
import { bareApp } from "./app.ts";

/** Responds while the service starts: `/livez` with 200, everything else with 503 and `Retry-After`. */
export function createStartingApp({ secure }: { readonly secure: boolean }): Express {
  const app = bareApp();
  app.use(requestContext(secure));
  app.get("/livez", (_request, response) => {
    response.json({ status: "ok" });
  });
  app.use((_request, response: RestResponse) => {
    const { locale, requestId } = response.locals;
    const { status, headers, body } = errorResponse(new Problem("unavailable"), locale, requestId);
    response.status(status).set(headers).set("Content-Language", locale).vary("Accept-Language").json(body);
  });
  return app;
}
