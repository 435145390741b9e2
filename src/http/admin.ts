import type { Express } from "express";
import { Problem } from "../domain/errors.ts";
import { arrival } from "./arrival.ts";
import { errorAnswer } from "./error-answer.ts";
import type { RestResponse } from "./exchange.ts";
import { serveHealth, type Health } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { bareApp } from "./shell.ts";

/** What operators see, on a port of its own: health and metrics. */
export function createAdmin({ health, metrics }: { health: Health; metrics: Metrics }): Express {
  const app = bareApp();
  app.use(arrival(false));
  serveHealth(app, health);
  app.get("/metrics", async (_request, response) => {
    response.setHeader("Content-Type", metrics.contentType).end(await metrics.render());
  });
  app.use((_request, response: RestResponse) => {
    const { locale, requestId } = response.locals;
    response.status(404).json(errorAnswer(new Problem("no_such_route"), locale, requestId).body);
  });
  return app;
}
