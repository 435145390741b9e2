import type { RequestHandler } from "express";
import { lazy } from "../../base/platform/lazy.ts";
import type { Middleware } from "./express-types.ts";

/** A part of the service that serves its own paths. */
export interface LoadedOnUse {
  readonly serves: (path: string) => boolean;
  readonly load: () => Promise<Middleware | RequestHandler>;
}

/** Returns a middleware whose handler is loaded by the first request for its paths; it passes other requests on. */
export function loadedOnUse({ serves, load }: LoadedOnUse): Middleware {
  const handler = lazy(load as () => Promise<Middleware>);
  return async (request, response, next) => {
    if (!serves(request.path)) {
      next();
      return;
    }
    const handle = await handler();
    await handle(request, response, next);
  };
}
