import { at, type Call, isSuccess } from "./caller.ts";
import type { Operation, Schema } from "./contract.ts";
import { expectRefusal, UNKNOWN_ID } from "./refusals.ts";
import { firstSuccess, type Success, trackCreated } from "./successes.ts";
import type { World } from "./world.ts";

/** Causes 409 by repeating a successful request, and 422 by using its idempotency key for another one. */
export async function checkConflicts(world: World, operation: Operation, success: Success): Promise<void> {
  const { "idempotency-key": key, ...headers } = success.call.headers ?? {};
  const plain: Call = { ...success.call, headers };
  if (operation.responses.has("409") && operation.method !== "GET") {
    // A second creation is a duplicate; a second action is not possible in the new state.
    await repeat(world, operation, plain);
    if (operation.method === "PUT") await takeValues(world, operation, plain);
    if (key !== undefined) await sendAtOnce(world, operation, success.call);
  }
  const other = otherRequest(world, operation, plain);
  if (key === undefined || other === undefined || !operation.responses.has("422")) return;
  const call = { ...other, headers: { ...headers, "idempotency-key": key } };
  await expectRefusal(world, operation, { status: "422", call, strict: false });
}

/** A repetition is not always a conflict, so a success is correct here. */
async function repeat(world: World, operation: Operation, call: Call): Promise<void> {
  if (isReached(world, operation, "409")) return;
  const answer = await world.checker.call(operation, call);
  if (!isSuccess(answer)) return;
  world.checker.findings.miss(operation.id, "409", { reason: "other_response", detail: String(answer.status) });
  trackCreated(world, operation, answer);
}

/** Fields whose values are unique in most resources. */
const UNIQUE = ["email", "domain", "code", "slug", "name"];

/** Gives a record the unique values of another one. */
async function takeValues(world: World, operation: Operation, call: Call): Promise<void> {
  const resource = world.resources.find(({ create }) => operation.path === `${create.path}/{id}`);
  if (resource?.read === undefined || operation.body === null || isReached(world, operation, "409")) return;
  const id = await world.fresh(resource.name);
  if (id === undefined) return;
  const other = (at(await world.checker.call(resource.read, { path: { id } }), "data") ?? {}) as Schema;
  for (const field of UNIQUE.filter((name) => typeof other[name] === "string")) {
    const body = { [field]: other[field] };
    const isValid = world.checker.schemas.compare(operation.body.pointer, body).length === 0;
    if (isValid && !isReached(world, operation, "409")) await world.checker.call(operation, { ...call, body });
  }
}

const AT_ONCE = 4;

/** Sends requests with the same idempotency key at the same time: one is carried out, the others may get 409. */
async function sendAtOnce(world: World, operation: Operation, { headers, ...call }: Call): Promise<void> {
  if (isReached(world, operation, "409")) return;
  const key = { ...headers, "idempotency-key": `contract-check-${world.run}-${world.next()}` };
  const requests = Array.from({ length: AT_ONCE }, () => world.checker.call(operation, { ...call, headers: key }));
  const [made] = (await Promise.all(requests)).filter(isSuccess);
  if (made) trackCreated(world, operation, made);
}

/** Returns a request that differs from another one and is valid too. */
function otherRequest({ checker }: World, { body, path }: Operation, call: Call): Call | undefined {
  if (body !== null) {
    const other = variationsOf(call.body).find((one) => checker.schemas.compare(body.pointer, one).length === 0);
    if (other !== undefined) return { ...call, body: other };
  }
  if (!path.includes("{id}")) return undefined;
  return { ...call, path: { ...call.path, id: UNKNOWN_ID } };
}

/** Returns copies of a value, each with one other text, number or boolean. */
function variationsOf(value: unknown): unknown[] {
  if (typeof value === "string") return [`${value}x`, `x${value}`];
  if (typeof value === "number") return [value + 1];
  if (typeof value === "boolean") return [!value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    variationsOf(inner).map((other) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other },
    ),
  );
}

/** Causes 422 with bodies that match their schema but that no rule allows. */
export async function checkUnprocessable(
  world: World,
  operation: Operation,
  candidates: readonly Call[],
): Promise<void> {
  const [first] = candidates;
  if (!first || !operation.responses.has("422") || operation.body === null) return;
  for (const body of impossibleBodies(operation, first.body)) {
    if (isReached(world, operation, "422")) return;
    if (world.checker.schemas.compare(operation.body.pointer, body).length > 0) continue;
    await firstSuccess(world, operation, [{ ...first, body }]);
  }
}

const isReached = (world: World, { id }: Operation, status: string): boolean =>
  world.checker.findings.outcomeOf(id, status).kind === "reached";

/** An operator that no time has. */
const IMPOSSIBLE_FILTER = {
  op: "and",
  conditions: [{ field: "created_at", operator: "contains", value: "x" }],
};

function impossibleBodies({ method, body }: Operation, valid: unknown): unknown[] {
  if (typeof valid !== "object" || valid === null) return [];
  const properties = (body?.schema["properties"] ?? {}) as Schema;
  const references = Object.keys(valid).filter((name) => /_id$/.test(name));
  const listed = Object.keys(valid).filter((name) => /_ids$/.test(name));
  return [
    // A field that clients cannot change.
    ...(method === "PUT" ? [{ ...valid, version: 999_999 }] : []),
    ...("filter" in properties ? [{ ...valid, filter: IMPOSSIBLE_FILTER }] : []),
    ...references.map((name) => ({ ...valid, [name]: UNKNOWN_ID })),
    ...listed.map((name) => ({ ...valid, [name]: [UNKNOWN_ID] })),
    { ...valid, owner_id: UNKNOWN_ID },
    { ...valid, assignee_id: UNKNOWN_ID },
    { ...valid, related_to: [{ record_type: "contact", record_id: UNKNOWN_ID }] },
  ];
}
