import { at, type Call, isSuccess, textAt } from "./caller.ts";
import { pageProblems } from "./check-answer.ts";
import type { Answer } from "./client.ts";
import type { Operation, Schema } from "./contract.ts";
import { summaryOf } from "./refusals.ts";
import { shown } from "./schemas.ts";
import type { World } from "./world.ts";

/** A successful request and its response. */
export interface Success {
  readonly call: Call;
  readonly answer: Answer;
}

/** Statuses of requests that match the contract and that depend on more than the contract. */
const DEPENDS_ON_STATE = new Set([403, 409, 412, 422]);

/** Sends the candidates until one succeeds; returns undefined if none does. */
export async function firstSuccess(
  world: World,
  operation: Operation,
  candidates: readonly Call[],
): Promise<Success | undefined> {
  const { checker } = world;
  const documented = [...operation.responses.keys()].find((status) => /^2\d\d$/.test(status)) ?? "200";
  for (const call of candidates) {
    if (!isValid(world, operation, call)) continue;
    const answer = await checker.call(operation, call);
    if (isSuccess(answer)) {
      trackCreated(world, operation, answer);
      return { call, answer };
    }
    if (!operation.responses.has(String(answer.status))) continue;
    const received = summaryOf(answer);
    if (DEPENDS_ON_STATE.has(answer.status)) {
      checker.findings.miss(operation.id, documented, { reason: "other_response", detail: received });
    } else {
      const expected = `the status ${documented}, because the request matches the contract`;
      checker.report({ operation, call, status: documented }, { pointer: "", expected, received });
    }
  }
  return undefined;
}

/** Only bodies that match their schema must be accepted. */
function isValid({ checker }: World, { body }: Operation, call: Call): boolean {
  if (body === null || call.body === undefined || body.mediaType !== "application/json") return true;
  return checker.schemas.compare(body.pointer, call.body).length === 0;
}

/** Marks a created record for deletion. */
export function trackCreated(world: World, operation: Operation, answer: Answer): void {
  const created = world.resources.filter((one) => one.create === operation);
  const id = textAt(answer, "data.id");
  const [resource] = created;
  if (resource !== undefined && id !== undefined) world.track(resource, id);
  const upserted = world.resources.find((one) => operation.path === `${one.create.path}/upsert`);
  if (upserted !== undefined && id !== undefined) world.track(upserted, id);
  const collection = world.resources.find((one) => operation.path === `${one.create.path}/batch`);
  for (const result of (collection ? (at(answer, "data.results") ?? []) : []) as Schema[]) {
    const one = (result["data"] as Schema | undefined)?.["id"];
    if (collection !== undefined && result["status"] === 201 && typeof one === "string") world.track(collection, one);
  }
}

/** Checks that a created record is at its Location and is the same there. */
export async function checkCreated(world: World, operation: Operation, { call, answer }: Success): Promise<void> {
  if (answer.status !== 201) return;
  const { checker } = world;
  const id = textAt(answer, "data.id");
  const location = answer.headers.get("location");
  const expected = `${operation.path}/${String(id)}`;
  const at201 = { operation, call, status: "201" };
  if (location === null || id === undefined) return;
  if (!location.endsWith(expected))
    checker.report(at201, { pointer: "/data/id", expected: `header location: ${expected}`, received: location });
  const read = world.resources.find((one) => one.create === operation)?.read;
  if (read === undefined) return;
  const again = await checker.call(read, { path: { id } });
  if (!isSuccess(again)) {
    const found = { pointer: "", expected: "the created record (status 200)", received: summaryOf(again) };
    checker.report({ operation: read, call: { path: { id } }, status: "200" }, found);
    return;
  }
  const [made, stored] = [recordOf(answer), recordOf(again)];
  // Background jobs may have changed other fields in the meantime.
  const sent = typeof call.body === "object" && call.body !== null ? Object.keys(call.body) : [];
  for (const field of ["id", "created_at", ...sent]) {
    if (!(field in made) || JSON.stringify(made[field]) === JSON.stringify(stored[field])) continue;
    const found = { expected: `${shown(made[field])}, as after the creation`, received: shown(stored[field]) };
    checker.report({ operation: read, call: { path: { id } }, status: "200" }, { pointer: `/data/${field}`, ...found });
  }
}

const recordOf = (answer: Answer): Schema => (at(answer, "data") ?? {}) as Schema;

const REPETITIONS = 3;

/** Checks that the numbers of a list fit its records, and that it respects `page_size`. */
export async function checkPages(world: World, operation: Operation, { call, answer }: Success): Promise<void> {
  const hasSize = operation.parameters.some((one) => one.in === "query" && one.name === "page_size");
  if (!hasSize || !Array.isArray(at(answer, "data"))) return;
  const small: Call = { ...call, query: { ...call.query, page_size: "1" } };
  await untilConsistent(world, operation, { call, answer });
  const answered = await world.checker.call(operation, small);
  await untilConsistent(world, operation, { call: small, answer: answered });
  const size = at(answered, "meta.page_size");
  if (typeof size === "number" && size !== 1) {
    const found = { pointer: "/meta/page_size", expected: "1", received: shown(size) };
    world.checker.report({ operation, call: small, status: "200" }, found);
  }
}

/** Other requests change lists at the same time, so a difference must persist. */
async function untilConsistent({ checker }: World, operation: Operation, { call, answer }: Success): Promise<void> {
  let problems = pageProblems(answer);
  for (let repetition = 0; problems.length > 0 && repetition < REPETITIONS; repetition += 1) {
    problems = pageProblems(await checker.call(operation, call));
  }
  for (const problem of problems) checker.report({ operation, call, status: "200" }, problem);
}
