import type { Change, Release } from "./change.ts";
import { operationChanges } from "./operations.ts";
import { promptChanges } from "./prompts.ts";
import { startWalk } from "./schemas.ts";
import { toolChanges } from "./tools.ts";
import { vocabularyChanges } from "./vocabulary.ts";
import type { Sides } from "./walk.ts";
import { webhookChanges } from "./webhooks.ts";

/** Returns all changes that clients of `before` must or should react to; `today` is `YYYY-MM-DD`. */
export function contractChanges(before: Release, after: Release, today: string): Change[] {
  const sides: Sides = { before: before.document, after: after.document, today };
  const walks = { sent: startWalk(sides, "in"), read: startWalk(sides, "out") };
  return [
    ...operationChanges(sides, walks),
    ...vocabularyChanges(sides),
    ...webhookChanges(sides, walks.read),
    ...toolChanges(before, after, walks),
    ...promptChanges(before, after),
  ];
}
