import type { Authorized, Caller, Locale } from "../contract/caller.ts";
import { type Batch, batchedGroups, batches } from "../../../generated/batches.js";
import type { HandWrittenServices, Schemas, Services } from "../../../generated/services.js";
import { errorStatuses } from "../../../generated/vocabulary.js";
import { shownDetails } from "../i18n/details.ts";
import { sentences } from "../i18n/sentences.ts";
import { type FurtherMistakes, withAllMistakes } from "../platform/mistakes.ts";
import { catchProblem, prefixPaths } from "../platform/problem-paths.ts";
import { requirePermission } from "../platform/rights.ts";
import type { Detail, Problem } from "../platform/rules/errors.ts";
import { MAX_DETAILS } from "../platform/rules/violations.ts";
import { receiptOf, visibleTo } from "./rules/disclosure.ts";
import { separateReadOnly, updateWithReadOnly } from "./rules/sent-back.ts";

/** An operation of a batch; the validators have checked its record or changes. */
export type BatchOperation =
  | { readonly method: "create"; readonly record: object }
  | ({ readonly method: "update"; readonly changes: object } & Target)
  | ({ readonly method: "delete" } & Target);

interface Target {
  readonly id: string;
  readonly expected_version?: number;
}

/** The operations on single records. Their inputs are `never`, because each group has its own types. */
interface SingleOperations<Data> {
  get(caller: Caller, input: { id: string }): Promise<Data>;
  create(caller: Authorized<Caller>, input: never): Promise<Data>;
  update(caller: Authorized<Caller>, input: never): Promise<Data>;
  delete?(caller: Authorized<Caller>, input: never): Promise<Schemas["Deleted"]>;
}

/** The result of an operation that succeeded. */
export interface OperationResult<Data> {
  readonly status: number;
  readonly data: Data | Schemas["Deleted"];
}

/** The result of a batch. */
export interface BatchResults<Data> {
  results: {
    readonly index: number;
    readonly status: number;
    readonly data?: Data | Schemas["Deleted"];
    readonly error?: Schemas["BatchError"];
  }[];
  succeeded: number;
  failed: number;
}

/** Runs one operation. */
type RunOperation<Operation, Data> = (operation: Operation) => Promise<OperationResult<Data>>;

/** Runs the operations one after the other; each succeeds or fails on its own, with a sentence in the caller's language. */
export async function runBatch<Operation, Data>(
  { locale }: Pick<Caller, "locale">,
  operations: readonly Operation[],
  runOne: RunOperation<Operation, Data>,
): Promise<BatchResults<Data>> {
  const listed = new Set<string>();
  const results: BatchResults<Data>["results"] = [];
  for (const [index, operation] of operations.entries()) {
    const outcome = await catchProblem(() => runOne(operation));
    results.push({ index, ...("result" in outcome ? outcome.result : rejected(outcome.problem, locale, listed)) });
  }
  const failed = results.filter(({ error }) => error !== undefined).length;
  return { results, succeeded: results.length - failed, failed };
}

/** Creates, updates or deletes a record like the single operation. */
export async function runOperation<Data extends object>(
  single: SingleOperations<Data>,
  batch: Batch,
  caller: Authorized<Caller>,
  operation: BatchOperation,
): Promise<OperationResult<Data>> {
  switch (operation.method) {
    case "create": {
      const record = operation.record as never;
      return { status: 201, data: await prefixPaths("/record", () => single.create(caller, record)) };
    }
    case "update":
      return { status: 200, data: await prefixPaths("/changes", () => updateOne(single, batch, caller, operation)) };
    case "delete": {
      requirePermission(caller, batch.deletes);
      const { method: _, ...target } = operation;
      if (!single.delete) throw new TypeError("The contract allows deletions only where the service has them.");
      return { status: 200, data: await single.delete(caller, target as never) };
    }
  }
}

/** Like PUT: read-only fields may be sent back unchanged. */
async function updateOne<Data extends object>(
  single: SingleOperations<Data>,
  { reads, readOnly, madeAtRead }: Batch,
  caller: Authorized<Caller>,
  { id, expected_version: expected, changes }: Extract<BatchOperation, { method: "update" }>,
): Promise<Data> {
  const sent = separateReadOnly(changes, (name) => readOnly.includes(name));
  const compared = separateReadOnly(sent.readOnly, (name) => !madeAtRead.includes(name)).readOnly;
  return await updateWithReadOnly(
    { settable: sent.settable, readOnly: compared },
    {
      expected,
      // Without read permission, guessed values that are sent back must reveal nothing.
      read: async () => visibleFields(caller, reads, await single.get(caller, { id })),
      write: (settable, version) => {
        const precondition = version === undefined ? {} : { expected_version: version };
        return single.update(caller, { ...settable, id, ...precondition } as never);
      },
    },
  );
}

function visibleFields({ permissions }: Caller, reads: string | null, record: object): unknown {
  return reads === null || permissions.has(reads) ? visibleTo(permissions, record) : receiptOf(record, {});
}

/**
 * Returns the error of a single request, in the caller's language. `listed` has the lists of allowed fields that earlier
 * results contain: for many operations, they would be longer than everything else.
 */
function rejected(
  { code, details }: Problem,
  locale: Locale,
  listed: Set<string>,
): { readonly status: number; readonly error: Schemas["BatchError"] } {
  const located = details.map((detail) =>
    detail.path === "If-Match" ? { ...detail, path: "/expected_version" } : detail,
  );
  const shown = shownDetails(located, locale, listed) as Schemas["ErrorDetail"][];
  const error = { error: sentences(locale).errors[code], code, ...(shown.length > 0 ? { details: shown } : {}) };
  return { status: errorStatuses[code], error };
}

/** A record or changes without those members that have a mistake. */
type Sent = Readonly<Record<string, unknown>>;

/** A group of operations that has batches. */
export type GroupWithBatch = keyof typeof batches;

/** An operation of a batch as it was sent, without the members that have a mistake of their shape. */
interface SentOperation {
  readonly group: GroupWithBatch;
  readonly operation: Sent;
  /** JSON pointers to these mistakes in the operation. */
  readonly mistaken: readonly string[];
}

/** Returns the further mistakes of an operation of a batch, with their places in it. */
export async function mistakesOfOperation(
  further: FurtherMistakes,
  caller: Caller,
  { group, operation: { method, ...operation }, mistaken }: SentOperation,
): Promise<readonly Detail[]> {
  const { id, record, changes } = operation;
  if (method === "create" && isObject(record))
    return placed(
      "/record",
      await further(caller, {
        operationId: `${group}.create`,
        id: null,
        body: record,
        mistaken: inside("/record", mistaken),
      }),
    );
  if (method === "update" && typeof id === "string" && isObject(changes)) {
    const { settable } = separateReadOnly(changes, (name) => batches[group].readOnly.includes(name));
    return placed(
      "/changes",
      await further(caller, {
        operationId: `${group}.update`,
        id,
        body: settable,
        mistaken: inside("/changes", mistaken),
      }),
    );
  }
  if (method !== "upsert") return [];
  return await further(caller, { operationId: `${group}.upsert`, id: null, body: operation, mistaken });
}

interface SentBatch extends Pick<SentOperation, "group" | "mistaken"> {
  readonly operations: readonly unknown[];
}

/** Returns the further mistakes of all operations of a batch, at most 20: then the others are not checked. */
export async function mistakesOfBatch(
  further: FurtherMistakes,
  caller: Caller,
  { group, operations, mistaken }: SentBatch,
): Promise<readonly Detail[]> {
  const found: Detail[] = [];
  for (const [index, operation] of operations.entries()) {
    if (found.length >= MAX_DETAILS) break;
    if (!isObject(operation)) continue;
    const place = `/operations/${String(index)}`;
    const sent = { group, operation, mistaken: inside(place, mistaken) };
    found.push(...placed(place, await mistakesOfOperation(further, caller, sent)));
  }
  return found;
}

/** Returns the pointers inside a place, from there on. */
export const inside = (place: string, pointers: readonly string[]): string[] =>
  pointers.filter((pointer) => pointer.startsWith(`${place}/`)).map((pointer) => pointer.slice(place.length));

const placed = (prefix: string, details: readonly Detail[]): Detail[] =>
  details.map((detail) => ({ ...detail, path: `${prefix}${detail.path}` }));

const isObject = (value: unknown): value is Sent =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type BatchInput = Readonly<{ operations: readonly BatchOperation[] }>;

/** Adds `batch` to the services of the groups for which the contract derives it. */
export function withBatches(services: HandWrittenServices, further: FurtherMistakes): Services {
  const batched = batchedGroups.map((group) => {
    const single: SingleOperations<object> = services[group];
    const batch = (caller: Authorized<Caller>, { operations }: BatchInput): Promise<BatchResults<object>> =>
      runBatch(caller, operations, (operation) =>
        withAllMistakes(
          () => runOperation(single, batches[group], caller, operation),
          () => mistakesOfOperation(further, caller, { group, operation: { ...operation }, mistaken: [] }),
        ),
      );
    return [group, { ...services[group], batch }];
  });
  // Each group returns its own records, which the compiler cannot infer from the list of groups.
  return { ...services, ...Object.fromEntries(batched) } as Services;
}
