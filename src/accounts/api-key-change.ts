import type { Schemas } from "../../generated/services.js";
import { timeOfId } from "../platform/ids.ts";
import type { Change } from "../records/rules/change.ts";

/** Builds the change that reports what happened to a key: the public fields of the key, never its secret. */
export function apiKeyChange(id: string, kind: string, key: Schemas["ApiKey"]): Change {
  return {
    id,
    record_type: "api_key",
    record_id: key.id,
    kind,
    version: key.version,
    actor: key.updated_by,
    occurred_at: timeOfId(id),
    data: key,
    changes: null,
  };
}
