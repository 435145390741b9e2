import type { Handlers } from "./jobs/handler.ts";
import { cleanUp } from "./services/cleanup.ts";
import type { ServiceParts } from "./services/services.ts";

/** Who does which kind of job. */
export function createHandlers(parts: ServiceParts): Handlers {
  return {
    "cleanup.run": () => cleanUp(parts.store),
  };
}
