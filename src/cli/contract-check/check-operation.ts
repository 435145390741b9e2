import { type Call, isSuccess, textAt } from "./caller.ts";
import type { Operation } from "./contract.ts";
import { candidatesOf } from "./preparation.ts";
import { checkConflicts, checkUnprocessable } from "./conflicts.ts";
import { expectRefusal, LARGEST_BODY, refusalsOf, summaryOf } from "./refusals.ts";
import { isUnsafe, stateRefusal } from "./special-requests.ts";
import { checkCreated, checkPages, firstSuccess, type Success, trackCreated } from "./successes.ts";
import type { Reason } from "./reasons.ts";
import type { World } from "./world.ts";

/** Options of the check of one operation. */
export interface OperationCheckOptions {
  readonly readOnly: boolean;
  /** Whether there is a key with fewer scopes. */
  readonly limitedKey: boolean;
}

/** Statuses that no safe request causes. */
const UNREACHABLE: Readonly<Record<string, Reason>> = {
  "421": "host",
  "429": "limits",
  "503": "overload",
  default: "fault",
};

/** Sends the requests of one operation and stores the results. */
export async function checkOperation(
  world: World,
  operation: Operation,
  options: OperationCheckOptions,
): Promise<void> {
  missAll(world, operation, (status) => UNREACHABLE[status]);
  if (!operation.restricted)
    missAll(world, operation, (status) => (status === "403" ? "no_permission_needed" : undefined));
  if (!options.limitedKey) missAll(world, operation, (status) => (status === "403" ? "no_limited_key" : undefined));
  if (options.readOnly && operation.method !== "GET") {
    missAll(world, operation, () => "read_only");
    return;
  }
  if (operation.access === "session") await checkSessionOnly(world, operation);
  else await checkReachable(world, operation, options);
}

/** An API key cannot call these operations: it gets 403. */
async function checkSessionOnly(world: World, operation: Operation): Promise<void> {
  for (const refusal of refusalsOf(world, operation)) {
    if (refusal.status === "401") await expectRefusal(world, operation, refusal);
    if (refusal.status !== "403") continue;
    await expectRefusal(world, operation, { ...refusal, strict: true, call: { ...refusal.call, credential: "key" } });
  }
  missAll(world, operation, () => "needs_session");
}

async function checkReachable(world: World, operation: Operation, options: OperationCheckOptions): Promise<void> {
  for (const refusal of refusalsOf(world, operation)) {
    if (refusal.status === "403" && (!options.limitedKey || !operation.restricted)) continue;
    // The body refers to existing records, so that only the record in the path is missing.
    const body = refusal.status === "404" ? await adaptedBody(world, operation) : undefined;
    await expectRefusal(
      world,
      operation,
      body === undefined ? refusal : { ...refusal, call: { ...refusal.call, body } },
    );
  }
  if (operation.bodyLimit > LARGEST_BODY)
    missAll(world, operation, (status) => (status === "413" ? "large_body" : undefined));
  if (isUnsafe(operation)) {
    missAll(world, operation, () => "unsafe");
    return;
  }
  const candidates = await candidatesOf(world, operation);
  if (candidates.length === 0) {
    missAll(world, operation, () => "no_record");
    return;
  }
  const [first] = candidates;
  if (first && operation.responses.has("412")) {
    const call = { ...first, headers: { "if-match": '"999999"' } };
    await expectRefusal(world, operation, { status: "412", call, strict: false });
  }
  const success = await firstSuccess(
    world,
    operation,
    candidates.map((call) => withKey(world, operation, call)),
  );
  if (success !== undefined) await followUp(world, operation, success);
  await checkUnprocessable(world, operation, candidates);
  const refusal = await stateRefusal(operation, world);
  if (refusal) await expectRefusal(world, operation, refusal);
}

async function followUp(world: World, operation: Operation, success: Success): Promise<void> {
  await checkCreated(world, operation, success);
  await checkPages(world, operation, success);
  await checkReplay(world, operation, success);
  await checkConflicts(world, operation, success);
}

async function adaptedBody(world: World, { body }: Operation): Promise<unknown> {
  if (body === null || body.examples.length === 0) return undefined;
  const adapted = await world.adapt(body.examples[0]);
  return world.checker.schemas.compare(body.pointer, adapted).length === 0 ? adapted : undefined;
}

const KEY = "idempotency-key";

/** Operations with an Idempotency-Key are called with one. */
function withKey(world: World, { parameters }: Operation, call: Call): Call {
  if (!parameters.some((one) => one.in === "header" && one.name.toLowerCase() === KEY)) return call;
  return { ...call, headers: { ...call.headers, [KEY]: `contract-check-${world.run}-${world.next()}` } };
}

/** The same request with the same key returns the first response again, or 409 if that contained a secret. */
async function checkReplay(world: World, operation: Operation, { call, answer }: Success): Promise<void> {
  if (call.headers?.[KEY] === undefined) return;
  const { checker } = world;
  const again = await checker.call(operation, call);
  if (again.status === 409) return;
  const isSame = again.status === answer.status && again.text === answer.text;
  const place = { operation, call, status: String(answer.status) };
  if (isSame && again.headers.get("idempotent-replayed") !== "true") {
    const expected = "header idempotent-replayed: true";
    checker.report(place, { pointer: "", expected, received: again.headers.get("idempotent-replayed") ?? "nothing" });
  }
  if (!isSame) {
    const expected = "the first response again, because the idempotency key is the same";
    const received = isSuccess(again) ? `another response: ${textAt(again, "data.id") ?? ""}` : summaryOf(again);
    checker.report(place, { pointer: "", expected, received });
    trackCreated(world, operation, again);
  }
}

function missAll(world: World, operation: Operation, reasonOf: (status: string) => Reason | undefined): void {
  const { findings } = world.checker;
  for (const status of operation.responses.keys()) {
    const reason = reasonOf(status);
    if (reason !== undefined) findings.miss(operation.id, status, { reason });
  }
}
