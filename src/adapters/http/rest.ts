import type { Authorized, Caller, Visitor } from "../../base/contract/caller.ts";
import { visitorOf } from "../../base/platform/request-context.ts";
import type { Authenticator } from "../../features/sign-in/authenticator.ts";
import { forbidSupportSession, requireConfirmed, authorize, requireSession } from "../../base/platform/rights.ts";
import type { Operation } from "../../base/contract/operation.ts";
import { separateReadOnly, updateWithReadOnly } from "../../base/records/rules/sent-back.ts";
import { receiptOf, visibleTo } from "../../base/records/rules/disclosure.ts";
import { isOwnScript } from "../../base/platform/pages/form.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { send } from "./response.ts";
import type { SessionCookie } from "./cookies.ts";
import type { RestRequest, RestResponse, Middleware } from "./middleware.ts";
import { fingerprint, type RunOnce } from "./idempotency.ts";
import { readInput, type ReadInput } from "./input.ts";
import type { KnownFieldsOf } from "./known-fields.ts";
import { type FurtherMistakes, withAllMistakes, type WrittenRecord } from "../../base/platform/mistakes.ts";
import { idempotencyKey } from "./preconditions.ts";
import { parseQuery, rejectCredentials } from "./query.ts";
import type { RateLimiter } from "./rate-limit/limiter.ts";
import { type IncludeRelated, separateParts, shownFields, withChosenFields, withIncluded } from "./selection.ts";
import { abandon, Read, runAsRead } from "../../base/platform/reads.ts";

/** Dependencies of the request pipeline. */
export interface Pipeline<Services> {
  readonly services: Services;
  readonly once: RunOnce<Services>;
  readonly authenticator: Authenticator;
  readonly rateLimiter: RateLimiter;
  readonly cookie: SessionCookie;
  /** Origin of the service: only its own pages may start a session. */
  readonly origin: string;
  /** Ends the session with this cookie, if there is one. */
  readonly endSession: (token: string) => Promise<void>;
  readonly knownFields: KnownFieldsOf;
  readonly includeRelated: IncludeRelated;
  readonly furtherMistakes: FurtherMistakes;
}

/** Returns the steps of a request, in order. */
export function handle<Services>(operation: Operation<Services>, pipeline: Pipeline<Services>): Middleware {
  return async (request, response) => {
    await pipeline.rateLimiter.spend(operation, response.locals.address);
    if (operation.session === "start" && !isOwnScript(request, pipeline.origin)) throw new Problem("foreign_origin");
    const query = parseQuery(request.url);
    rejectCredentials(query, operation.parameters);
    const identified = await identify(operation, pipeline, request, response);
    const further = (written: Omit<WrittenRecord, "operationId">) =>
      operation.access === "public"
        ? Promise.resolve([])
        : pipeline.furtherMistakes(identified, { operationId: operation.id, ...written });
    const checks = { knownFields: pipeline.knownFields(operation.id), further };
    const read = await readInput(operation, { request, query }, checks);
    const { input, parts } = separateParts(operation, read.input);
    const fields = shownFields(operation, parts);
    const caller = fields === undefined ? identified : { ...identified, shownFields: fields };
    const { id } = read.target;
    const made = await withAllMistakes(
      () => callOnce(operation, pipeline, { request, response, caller, ...read, input }),
      () => further({ id: typeof id === "string" ? id : null, body: read.body.settable, mistaken: [] }),
    );
    if (operation.session === "start") await endPrevious(pipeline, request);
    const { result, omitted } = await withIncluded(operation, pipeline.includeRelated, { caller, parts, result: made });
    const visible = visibleResult(operation, { response, caller, input }, result);
    const shown = withChosenFields(operation, parts, visible);
    const related = parts.include.length === 0 ? null : { omitted };
    await send(operation, { request, response, cookie: pipeline.cookie, related }, shown);
  };
}

/** The caller of an operation, whose rights to call it were checked; a visitor for a public one. */
type Sender = Authorized<Caller & Visitor>;

async function identify<Services>(
  operation: Operation<Services>,
  pipeline: Pipeline<Services>,
  request: RestRequest,
  response: RestResponse,
): Promise<Sender> {
  const visitor = visitorOf(request, response);
  // The type of a public operation gives it access to the visitor only; everybody has the right to call it.
  if (operation.access === "public") return visitor as Sender;
  const caller = await authenticate(operation, pipeline, request, visitor);
  const locale = response.locals.requestedLocale ?? caller.user.locale;
  Object.assign(response.locals, { caller, locale });
  requireCompleteSession(operation, caller);
  if (operation.access === "session") requireSession(caller);
  const { permission } = operation;
  const authorized = permission === null ? (caller as Authorized<Caller>) : authorize(caller, permission);
  if (operation.forbidsSupportSession) forbidSupportSession(caller);
  if (operation.reauthenticate === true) requireConfirmed(caller);
  return { ...authorized, locale };
}

/** Throws if the session may only set up a second factor and the operation is not needed for that. */
function requireCompleteSession<Services>(operation: Operation<Services>, { credential }: Caller): void {
  if (credential.kind !== "session" || credential.limitedTo === null) return;
  if (operation.secondFactorEnrollment !== true) throw new Problem("second_factor_enrollment_required");
}

/** Ends the browser's previous session: its cookie is replaced, so nobody else may use it any longer. */
async function endPrevious<Services>({ cookie, endSession }: Pipeline<Services>, request: RestRequest): Promise<void> {
  const token = cookie.read(request);
  if (token !== undefined) await endSession(token);
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
  if (apiKey === undefined && sessionToken === undefined) rejectOtherCredential(request.headers.authorization);
  return await authenticator.authenticate({
    visitor,
    method: request.method,
    sessionToken,
    apiKey: bySession ? undefined : single(apiKey),
    csrfToken: single(csrfToken),
  });
}

/** Says which credential the API takes if a request has another one. It is not looked up: its kind is in its form. */
function rejectOtherCredential(authorization: string | undefined): void {
  if (authorization === undefined) return;
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const code = token === undefined ? "credential_header" : token.startsWith("crs_") ? "api_key_header" : "token_of_mcp";
  throw new Problem("unauthenticated", [{ path: "Authorization", code }]);
}

interface Call extends ReadInput {
  readonly request: RestRequest;
  readonly response: RestResponse;
  readonly caller: Sender;
}

async function callOnce<Services>(
  operation: Operation<Services>,
  { services, once }: Pipeline<Services>,
  { request, response, caller, ...read }: Call,
): Promise<unknown> {
  const { input } = read;
  // The validators have checked that the input has the operation's type.
  const checked = input as never;
  const key = operation.idempotent ? idempotencyKey(request.headers).value : undefined;
  if (operation.rateLimit === "read")
    return await whileConnected(response, () => callService(operation, services, caller, read));
  if (key === undefined) return await callService(operation, services, caller, read);
  const { id: operationId, serializeBy, session } = operation;
  const secret = operation.secret || session === "start";
  const { result, replayed } = await once(
    caller,
    { operationId, key, fingerprint: fingerprint(operationId, input), input, serializeBy, secret },
    async (own) => await operation.call(own, caller, checked),
  );
  if (replayed) response.setHeader("Idempotent-Replayed", "true");
  return result;
}

/** Read-only fields that were sent back are first compared with the record. */
async function callService<Services>(
  operation: Operation<Services>,
  services: Services,
  caller: Sender,
  { input, target, body }: ReadInput,
): Promise<unknown> {
  const { sentBack } = operation;
  if (!sentBack) return await operation.call(services, caller, input as never);
  const { expected_version: expected } = target;
  const { readOnly } = separateReadOnly(body.readOnly, (name) => !sentBack.madeAtRead.includes(name));
  const sent = { settable: body.settable, readOnly };
  return await updateWithReadOnly(sent, {
    expected: typeof expected === "number" ? expected : undefined,
    read: async () => visibleRecord(operation, caller, await sentBack.read(services, caller, target as never)),
    write: (settable, version) => {
      const precondition = version === undefined ? {} : { expected_version: version };
      return operation.call(services, caller, { ...settable, ...target, ...precondition } as never);
    },
  });
}

/** Returns the fields that the caller may read: fields that are sent back are compared only with these. */
function visibleRecord<Services>(
  { reads }: Pick<Operation<Services>, "reads">,
  { permissions }: Caller,
  record: unknown,
): unknown {
  return reads === null || permissions.has(reads) ? visibleTo(permissions, record) : receiptOf(record, {});
}

/** Returns the part of a result that the caller may read now, also for a repeated response. */
function visibleResult<Services>(
  { access, reads, result: kind }: Operation<Services>,
  { response, caller, input }: Pick<Call, "response" | "caller" | "input">,
  result: unknown,
): unknown {
  if (access === "public" || kind === "download" || kind === "file" || kind === "document") return result;
  const { permissions } = caller;
  if (reads === null || permissions.has(reads)) return visibleTo(permissions, result);
  // RFC 7240 §3 defines this header for responses that do not contain the record.
  response.setHeader("Preference-Applied", "return=minimal");
  return receiptOf(result, input);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}

/** Runs a read, whose statements end when the client disconnects before they are complete. */
async function whileConnected<Result>(response: RestResponse, work: () => Promise<Result>): Promise<Result> {
  const read = new Read();
  const leave = (): void => abandon(read);
  if (response.destroyed) leave();
  response.once("close", leave);
  try {
    return await runAsRead(read, work);
  } finally {
    // A response that streams a file has many listeners.
    response.off("close", leave);
  }
}
