import type { Authenticator } from "../access/authenticator.ts";
import { requirePermission, requireSession } from "../access/rights.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import type { Operation } from "../contract/operation.ts";
import { send } from "./answer.ts";
import type { SessionCookie } from "./cookies.ts";
import type { RestRequest, RestResponse, Step } from "./exchange.ts";
import { fingerprint, type Once } from "./idempotency.ts";
import { readInput, type Input } from "./input.ts";
import type { KnownFieldsOf } from "./known-fields.ts";
import { idempotencyKey } from "./preconditions.ts";
import { parseQuery, refuseCredentials } from "./query.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** What the pipeline is made of. */
export interface Pipeline<Services> {
  readonly services: Services;
  readonly once: Once<Services>;
  readonly authenticator: Authenticator;
  readonly rateLimiter: RateLimiter;
  readonly cookie: SessionCookie;
  readonly knownFields: KnownFieldsOf;
}

/** What happens to a request, in the order in which it happens. */
export function handle<Services>(operation: Operation<Services>, pipeline: Pipeline<Services>): Step {
  return async (request, response) => {
    await pipeline.rateLimiter.spend(operation, response.locals.address);
    const caller = await identify(operation, pipeline, request, response);
    const input = await readInput(operation, request, pipeline.knownFields(operation.id));
    const result = await call(operation, pipeline, { request, response, caller, input });
    await send(operation, { request, response, cookie: pipeline.cookie }, result);
  };
}

/** Whoever sends a request, as far as its headers say. */
export function visitorOf(request: RestRequest, { locals }: RestResponse): Visitor {
  const { address, requestId, locale } = locals;
  return { address, requestId, locale, userAgent: request.headers["user-agent"]?.slice(0, 500) ?? null };
}

type Identified = Caller & Visitor;

async function identify<Services>(
  operation: Operation<Services>,
  pipeline: Pipeline<Services>,
  request: RestRequest,
  response: RestResponse,
): Promise<Identified> {
  refuseCredentials(parseQuery(request.url), operation.parameters);
  const visitor = visitorOf(request, response);
  // A public operation is typed to be told no more than this.
  if (operation.access === "public") return visitor as Identified;
  const caller = await authenticate(operation, pipeline, request, visitor);
  const locale = response.locals.askedLocale ?? caller.user.locale;
  Object.assign(response.locals, { caller, locale });
  if (operation.access === "session") requireSession(caller);
  requirePermission(caller, operation.permission);
  return { ...caller, locale };
}

async function authenticate<Services>(
  operation: Operation<Services>,
  { authenticator, cookie }: Pipeline<Services>,
  request: RestRequest,
  visitor: Visitor,
): Promise<Caller> {
  const sessionToken = cookie.read(request);
  const { "x-api-key": apiKey, "x-csrf-token": csrfToken } = request.headers;
  const bySession = operation.access === "session" && sessionToken !== undefined;
  return await authenticator.authenticate({
    visitor,
    method: request.method,
    sessionToken,
    apiKey: bySession ? undefined : single(apiKey),
    csrfToken: single(csrfToken),
  });
}

interface Call {
  readonly request: RestRequest;
  readonly response: RestResponse;
  readonly caller: Identified;
  readonly input: Input;
}

async function call<Services>(
  operation: Operation<Services>,
  { services, once }: Pipeline<Services>,
  { request, response, caller, input }: Call,
): Promise<unknown> {
  // The validators have just shown that it is what the operation takes.
  const checked = input as never;
  const key = operation.idempotent ? idempotencyKey(request.headers).value : undefined;
  if (key === undefined) return await operation.call(services, caller, checked);
  const { id: operationId, secret, session } = operation;
  const { result, replayed } = await once(
    caller,
    { operationId, key, fingerprint: fingerprint(operationId, input), input, secret: secret || session === "start" },
    async (own) => await operation.call(own, caller, checked),
  );
  if (replayed) response.setHeader("Idempotent-Replayed", "true");
  return result;
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}
