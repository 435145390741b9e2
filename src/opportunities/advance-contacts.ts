import type { Caller } from "../contract/caller.ts";
import { Problem } from "../platform/rules/errors.ts";
import { stageAfter } from "../entities/rules/lifecycle.ts";
import { lifecycleMoves, type Opportunity } from "./rules/stage-transition.ts";
import { updateEntity, type WriteDeps } from "../entities/writes.ts";

/**
 * Moves the lifecycle stages of an opportunity's contacts and company forward; each is reported as a change, in the
 * same transaction.
 */
export async function moveLifecycles(
  deps: WriteDeps,
  caller: Caller,
  { before, after }: { readonly before: Opportunity | null; readonly after: Opportunity },
): Promise<void> {
  const moves = lifecycleMoves(before, after);
  if (moves.size === 0) return;
  const stages = await deps.tx.entities.lockStages(caller.organization.id, [...moves.keys()]);
  for (const [id, current] of stages) {
    const event = moves.get(id);
    const next = event ? stageAfter(current, event) : current;
    if (next === current) continue;
    const change = { target: { id }, input: { lifecycle_stage: next } };
    if (!(await updateEntity(deps, caller, change))) throw new Problem("unavailable", [], { retryAfter: 1 });
  }
}
