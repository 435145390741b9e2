import type { Express } from "express";
import { Problem } from "../../base/platform/rules/errors.ts";
import { toProblem } from "../../base/platform/rules/problems.ts";
import { requestContext } from "./request-context.ts";
import { errorResponse } from "./error-response.ts";
import { type ErrorMiddleware, inOrder } from "./middleware.ts";
import { healthChecks, type Health } from "./health.ts";
import { checkHost } from "./host-header.ts";
import type { Metrics } from "./metrics.ts";
import { bareApp } from "./app.ts";

/** Creates the admin server for operators on a port of its own: health and metrics. */
export function createAdmin({ health, metrics }: AdminDependencies): Express {
  const app = bareApp();
  app.use(requestContext(false));
  app.use(inOrder([checkHost]));
  app.use(healthChecks(health));
  app.get("/metrics", async (_request, response) => {
    response.setHeader("Content-Type", metrics.contentType).end(await metrics.render());
  });
  app.use(() => {
    throw new Problem("no_such_route");
  });
  app.use(handleErrors);
  return app;
}

interface AdminDependencies {
  readonly health: Pick<Health, "readiness">;
  readonly metrics: Pick<Metrics, "contentType" | "render">;
}

const handleErrors: ErrorMiddleware = (error, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const { locale, requestId } = response.locals;
  const { status, headers, body } = errorResponse(toProblem(error), locale, requestId);
  response.status(status).set(headers).json(body);
};
