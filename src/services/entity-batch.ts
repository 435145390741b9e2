import type { EntitiesBatchInput, EntitiesService, Schemas } from "../../generated/services.js";
import { errorStatuses } from "../../generated/vocabulary.js";
import { requirePermission } from "../access/rights.ts";
import type { Caller } from "../contract/caller.ts";
import type { Problem } from "../domain/errors.ts";
import { outcomeOf, within } from "./refusals.ts";

type Batched = Awaited<ReturnType<EntitiesService["batch"]>>;
type Operation = EntitiesBatchInput["operations"][number];
type Done = { readonly status: number; readonly data: NonNullable<Schemas["BatchResult"]["data"]> };

/** The operations that a batch is made of. */
export type Single = Pick<EntitiesService, "create" | "update" | "delete" | "upsert">;

/** One after the other, each on its own. */
export async function runBatch(single: Single, caller: Caller, { operations }: EntitiesBatchInput): Promise<Batched> {
  const results: Schemas["BatchResult"][] = [];
  for (const [index, operation] of operations.entries()) {
    const outcome = await outcomeOf(() => runOne(single, caller, operation));
    results.push({ index, ...("result" in outcome ? outcome.result : refused(outcome.refusal)) });
  }
  const failed = results.filter(({ error }) => error !== undefined).length;
  return { results, succeeded: results.length - failed, failed };
}

async function runOne(single: Single, caller: Caller, operation: Operation): Promise<Done> {
  switch (operation.method) {
    case "create":
      return { status: 201, data: await within("/record", () => single.create(caller, operation.record)) };
    case "update": {
      const { changes, method: _, ...target } = operation;
      return { status: 200, data: await within("/changes", () => single.update(caller, { ...changes, ...target })) };
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

function refused({ code, details }: Problem): Pick<Schemas["BatchResult"], "status" | "error"> {
  const told = details.map(({ path, code: name, extra = {} }) => {
    const { allowed_values, required, alternatives: _, ...others } = extra;
    return {
      path: path === "If-Match" ? "/expected_version" : path,
      code: name,
      ...others,
      ...(allowed_values ? { allowed_values: [...allowed_values] } : {}),
      ...(required ? { required: [...required] } : {}),
    };
  });
  return { status: errorStatuses[code], error: { code, ...(told.length > 0 ? { details: told.slice(0, 20) } : {}) } };
}
