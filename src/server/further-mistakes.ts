import { batches } from "../../generated/batches.js";
import type { Caller } from "../base/contract/caller.ts";
import { type Upsert, upsertTarget } from "../features/entities/upsert.ts";
import {
  type Check,
  type CheckedWrite,
  type FurtherMistakes,
  mistakesOf,
  withAllMistakes,
  type WrittenRecord,
} from "../base/platform/mistakes.ts";
import { catchProblem, prefixPaths } from "../base/platform/problem-paths.ts";
import { same } from "../base/platform/rules/differences.ts";
import type { Detail } from "../base/platform/rules/errors.ts";
import { type GroupWithBatch, inside, mistakesOfBatch } from "../base/records/batch.ts";
import { type CheckDeps, checksOfOperation } from "./checks.ts";

type Values = Readonly<Record<string, unknown>>;

interface MistakeDeps extends CheckDeps {
  /** Those that read single records are called. */
  readonly services: object;
}

/**
 * Finds the mistakes that the services report, without writing: custom fields, values that a schema cannot check
 * (decimals, phone numbers), fields that contradict each other, and references. It is called only for requests that fail
 * anyway.
 */
export function createFurtherMistakes(deps: MistakeDeps): FurtherMistakes {
  const further: FurtherMistakes = async (caller, record) => {
    const { operationId, body, mistaken } = record;
    const [group = "", verb] = operationId.split(".");
    const { operations } = body;
    if (verb === "batch" && hasBatch(group))
      return Array.isArray(operations) ? await mistakesOfBatch(further, caller, { group, operations, mistaken }) : [];
    if (operationId === "entities.upsert") return await mistakesOfUpsert(deps, caller, record);
    return await mistakesOf(await checksOf(deps, caller, record));
  };
  return further;
}

/** Returns the services with methods that report all mistakes of a refused input, for callers other than REST. */
export function reportingAllMistakes<Services extends object>(services: Services, further: FurtherMistakes): Services {
  const groups = Object.entries(services).map(([group, service]: [string, object]) => {
    const methods = Object.entries(service).map(([verb, method]: [string, Method]) => {
      const operationId = `${group}.${verb}`;
      return [verb, checksOfOperation(operationId) === null ? method : complete(operationId, method, further)] as const;
    });
    return [group, Object.fromEntries(methods)] as const;
  });
  return Object.fromEntries(groups) as Services;
}

type Method = (caller: Caller, input: Values) => Promise<unknown>;

const complete =
  (operationId: string, method: Method, further: FurtherMistakes): Method =>
  (caller, input) => {
    const { id, expected_version: _, ...body } = input;
    const written = { operationId, id: typeof id === "string" ? id : null, body, mistaken: [] };
    return withAllMistakes(
      () => method(caller, input),
      () => further(caller, written),
    );
  };

const hasBatch = (group: string): group is GroupWithBatch => Object.hasOwn(batches, group);

/** None for a record that the caller cannot change: its service reports that. */
async function checksOf(deps: MistakeDeps, caller: Caller, record: WrittenRecord): Promise<readonly Check[]> {
  const checks = checksOfOperation(record.operationId);
  if (checks === null) return [];
  const found = await catchProblem(() => writeOf(deps, caller, record));
  return "problem" in found ? [] : await checks(deps, found.result);
}

interface Get {
  get(caller: Caller, input: { readonly id: string }): Promise<object>;
}

async function writeOf(
  { services, newId }: MistakeDeps,
  caller: Caller,
  { operationId, id, body, mistaken }: WrittenRecord,
): Promise<CheckedWrite> {
  const [group = ""] = operationId.split(".");
  const service: unknown = Reflect.get(services, group);
  if (id === null || !hasGet(service)) return { caller, id: id ?? newId(), values: body, before: null, mistaken };
  // Each group returns its own records, of which only the names of fields matter here.
  const before = (await service.get(caller, { id })) as Values;
  const values = Object.fromEntries(Object.entries(body).filter(([name, value]) => !same(value, before[name])));
  return { caller, id, values, before, mistaken };
}

const hasGet = (service: unknown): service is Get =>
  typeof service === "object" && service !== null && "get" in service && typeof service.get === "function";

/** The record is checked like a new one, or like changes of the record that the key identifies. */
async function mistakesOfUpsert(
  deps: MistakeDeps,
  caller: Caller,
  { body, mistaken }: WrittenRecord,
): Promise<Detail[]> {
  const upsert = readUpsert(body);
  if (upsert === null) return [];
  const target = await catchProblem(() => upsertTarget(deps.store, caller, upsert));
  const id = "result" in target ? target.result : null;
  const { entity_type, ...changes } = upsert.record;
  const record = {
    operationId: id === null ? "entities.create" : "entities.update",
    id,
    body: id === null ? { entity_type, ...changes } : changes,
    mistaken: inside("/record", mistaken),
  };
  const checks = await checksOf(deps, caller, record);
  const ofKey = "problem" in target && target.problem.code === "unprocessable" ? target.problem.details : [];
  const ofRecord = await mistakesOf(checks.map((check) => () => prefixPaths("/record", async () => await check())));
  return [...ofKey, ...ofRecord];
}

/** Returns an upsert whose record can be checked; null if it has a mistake that prevents this. */
function readUpsert({ match_by, namespace, record }: Values): Upsert | null {
  if (match_by !== "email" && match_by !== "domain" && match_by !== "external_id") return null;
  if (typeof record !== "object" || record === null || !("entity_type" in record)) return null;
  if (record.entity_type !== "contact" && record.entity_type !== "company") return null;
  return {
    match_by,
    ...(typeof namespace === "string" && { namespace }),
    record: { ...record, entity_type: record.entity_type },
  };
}
