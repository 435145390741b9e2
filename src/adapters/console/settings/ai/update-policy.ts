import * as policyApi from "../../../../../generated/sdk/ai-policy.ts";
import type { AiPolicy } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useChange } from "../../ui/changes.ts";
import { ifMatch } from "../../ui/if-match.ts";
import { CONNECTIONS, POLICY } from "./queries.ts";

/** The fields of the policy that a request changes. */
export type PolicyChanges = Parameters<typeof policyApi.update>[1]["body"];

/** A change of the policy, which fails if somebody else changed it in the meantime. */
export function usePolicyChange(policy: AiPolicy, { done, onDone }: { done: string; onDone?: () => void }) {
  return useChange((body: PolicyChanges) => policyApi.update(client, { body, headers: ifMatch(policy) }), {
    changes: [POLICY, CONNECTIONS],
    done,
    ...(onDone && { onDone }),
  });
}
