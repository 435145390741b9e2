import { batches } from "../../generated/batches.js";
import type { EntitiesBatchInput, EntitiesService, Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import { runBatch, runOperation } from "../records/batch.ts";

/** The operations that a batch can contain. */
export type BatchOperations = Pick<EntitiesService, "get" | "create" | "update" | "delete" | "upsert">;

/** Implements entities.batch: the operations of any batch, and upsert. */
export async function batchEntities(
  single: BatchOperations,
  caller: Caller,
  { operations }: EntitiesBatchInput,
): Promise<Awaited<ReturnType<EntitiesService["batch"]>>> {
  type Operation = EntitiesBatchInput["operations"][number];
  return await runBatch<Operation, Schemas["Entity"]>(caller, operations, async (operation) => {
    if (operation.method !== "upsert") return await runOperation(single, batches.entities, caller, operation);
    const { record, meta } = await single.upsert(caller, operation);
    return { status: meta.created ? 201 : 200, data: record };
  });
}
