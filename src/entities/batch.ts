import { fields } from "../../generated/fields.js";
import type { EntitiesBatchInput, EntitiesService, Schemas } from "../../generated/services.js";
import { errorStatuses } from "../../generated/vocabulary.js";
import { requirePermission } from "../platform/rights.ts";
import { receiptOf, visibleTo } from "../records/rules/disclosure.ts";
import type { Caller } from "../contract/caller.ts";
import type { Problem } from "../platform/rules/errors.ts";
import { fieldOf } from "../records/rules/field-table.ts";
import { separateReadOnly, updateWithReadOnly } from "../records/rules/sent-back.ts";
import { catchProblem, prefixPaths } from "../platform/problem-paths.ts";

type BatchResponse = Awaited<ReturnType<EntitiesService["batch"]>>;
type Operation = EntitiesBatchInput["operations"][number];
type OperationResult = { readonly status: number; readonly data: NonNullable<Schemas["BatchResult"]["data"]> };

/** The operations that a batch can contain. */
export type BatchOperations = Pick<EntitiesService, "get" | "create" | "update" | "delete" | "upsert">;

/** Runs the operations one after the other; each succeeds or fails on its own. */
export async function runBatch(
  single: BatchOperations,
  caller: Caller,
  { operations }: EntitiesBatchInput,
): Promise<BatchResponse> {
  const results: Schemas["BatchResult"][] = [];
  for (const [index, operation] of operations.entries()) {
    const outcome = await catchProblem(() => runOne(single, caller, operation));
    results.push({ index, ...("result" in outcome ? outcome.result : rejected(outcome.problem)) });
  }
  const failed = results.filter(({ error }) => error !== undefined).length;
  return { results, succeeded: results.length - failed, failed };
}

async function runOne(single: BatchOperations, caller: Caller, operation: Operation): Promise<OperationResult> {
  switch (operation.method) {
    case "create":
      return { status: 201, data: await prefixPaths("/record", () => single.create(caller, operation.record)) };
    case "update": {
      return { status: 200, data: await prefixPaths("/changes", () => updateOne(single, caller, operation)) };
    }
    case "delete": {
      requirePermission(caller, "entities:delete");
      const { method: _, ...target } = operation;
      return { status: 200, data: await single.delete(caller, target) };
    }
    case "upsert": {
      const { record, meta } = await single.upsert(caller, operation);
      return { status: meta.created ? 201 : 200, data: record };
    }
  }
}

const isReadOnly = (name: string): boolean =>
  [fields.contact, fields.company].some((table) => fieldOf(table, name)?.read_only === true);

/** Like PUT: read-only fields may be sent back unchanged. */
async function updateOne(
  single: BatchOperations,
  caller: Caller,
  { id, expected_version: expected, changes }: Extract<Operation, { method: "update" }>,
): Promise<Schemas["Entity"]> {
  return await updateWithReadOnly(separateReadOnly(changes, isReadOnly), {
    expected,
    read: async () => visibleFields(caller, await single.get(caller, { id })),
    write: (settable, version) =>
      single.update(caller, { ...settable, id, ...(version === undefined ? {} : { expected_version: version }) }),
  });
}

/**
 * Returns the fields that the caller may read. Without read permission, guessed values that are sent back must reveal
 * nothing.
 */
function visibleFields({ permissions }: Caller, record: Schemas["Entity"]): unknown {
  return permissions.has("entities:read") ? visibleTo(permissions, record) : receiptOf(record, {});
}

function rejected({ code, details }: Problem): Pick<Schemas["BatchResult"], "status" | "error"> {
  const errorDetails = details.map(({ path, code: name, extra = {} }) => {
    const { allowed_values, required, alternatives: _, ...others } = extra;
    return {
      path: path === "If-Match" ? "/expected_version" : path,
      code: name,
      ...others,
      ...(allowed_values ? { allowed_values: [...allowed_values] } : {}),
      ...(required ? { required: [...required] } : {}),
    };
  });
  return {
    status: errorStatuses[code],
    error: { code, ...(errorDetails.length > 0 ? { details: errorDetails.slice(0, 20) } : {}) },
  };
}
