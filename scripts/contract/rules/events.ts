import { operationsIn, toPointer } from "../document.ts";
import type { RuleInput, Finding } from "./finding.ts";

/** Every event must declare the permission for receiving it. */
export function* checkEvents({ contract: { document } }: RuleInput): Generator<Finding> {
  const known = document["x-permissions"] ?? [];
  for (const { path, method, operation } of operationsIn(document.webhooks)) {
    const permission = operation["x-permission"];
    const pointer = toPointer(["webhooks", path, method, ...(permission === undefined ? [] : ["x-permission"])]);
    if (permission === undefined)
      yield { pointer, message: `${path}: x-permission is missing: the permission for receiving the event` };
    else if (!known.includes(permission))
      yield { pointer, message: `${path}: x-permission ${permission} is not in x-permissions` };
  }
}
