import { batches } from "../../../generated/batches.js";
import type { EntitiesBatchInput, EntitiesService, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { type FurtherMistakes, withAllMistakes } from "../../base/platform/mistakes.ts";
import { mistakesOfOperation, type OperationResult, runBatch, runOperation } from "../../base/records/batch.ts";

/** The operations that a batch can contain. */
export type BatchOperations = Pick<EntitiesService, "get" | "create" | "update" | "delete" | "upsert">;

type Operation = EntitiesBatchInput["operations"][number];

/** Implements entities.batch: the operations of any batch, and upsert. */
export async function batchEntities(
  { single, further }: { readonly single: BatchOperations; readonly further: FurtherMistakes },
  caller: Caller,
  { operations }: EntitiesBatchInput,
): Promise<Awaited<ReturnType<EntitiesService["batch"]>>> {
  return await runBatch<Operation, Schemas["Entity"]>(caller, operations, (operation) =>
    withAllMistakes(
      () => runOne(single, caller, operation),
      () => mistakesOfOperation(further, caller, { group: "entities", operation: { ...operation }, mistaken: [] }),
    ),
  );
}

async function runOne(
  single: BatchOperations,
  caller: Caller,
  operation: Operation,
): Promise<OperationResult<Schemas["Entity"]>> {
  if (operation.method !== "upsert") return await runOperation(single, batches.entities, caller, operation);
  const { record, meta } = await single.upsert(caller, operation);
  return { status: meta.created ? 201 : 200, data: record };
}
