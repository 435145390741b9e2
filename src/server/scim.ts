import type { Logger } from "pino";
import type { Middleware } from "../adapters/http/middleware.ts";
import { describeError, logFailure } from "../adapters/http/log.ts";
import type { RateLimiter } from "../adapters/http/rate-limit/limiter.ts";
import { TooManyRequests } from "../base/platform/rules/errors.ts";
import { createScimAuthentication } from "../features/sign-in/scim/token.ts";
import { scimEndpoint } from "../features/sign-in/endpoint/scim.ts";
import { scimGroups } from "../features/sign-in/scim/groups.ts";
import { ScimError } from "../features/sign-in/rules/scim/errors.ts";
import { scimUsers } from "../features/sign-in/scim/users.ts";
import type { Config } from "./config.ts";
import type { ServiceDeps } from "./services.ts";

/** Dependencies of SCIM. */
export interface ScimOptions {
  readonly config: Pick<Config, "baseUrl" | "dataRegion">;
  readonly deps: ServiceDeps;
  readonly rateLimiter: RateLimiter;
  readonly logger: Logger;
}

/** Assembles the SCIM endpoint, through which identity providers manage members and groups. */
export function createScim({ config, deps, rateLimiter, logger }: ScimOptions): Middleware {
  const scimUrl = `${config.baseUrl}/scim/v2`;
  const services = { Users: scimUsers({ ...deps, scimUrl }), Groups: scimGroups({ ...deps, scimUrl }) };
  const authenticate = createScimAuthentication({
    ...deps,
    onError: (error) => logger.warn(describeError(error), "failed to update last_used_at"),
  });
  return scimEndpoint({
    services,
    authenticate,
    rateLimiter,
    scimUrl,
    onFailure: (error, { locals }) => {
      if (!(error instanceof ScimError) && !(error instanceof TooManyRequests)) logFailure(logger, error, locals);
    },
  });
}
