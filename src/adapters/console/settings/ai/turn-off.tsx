import { useQuery } from "@tanstack/react-query";
import * as policyApi from "../../../../../generated/sdk/ai-policy.ts";
import * as connectionsApi from "../../../../../generated/sdk/connections.ts";
import type { AiPolicy } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { CONNECTIONS, POLICY } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

/** Says how many connections end before AI applications are turned off. */
export function TurnOff({ policy, onClose }: { readonly policy: AiPolicy; readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const query = { status: "active", page_size: 1 } as const;
  const { data: count } = useQuery({
    queryKey: [...CONNECTIONS, "count"],
    queryFn: async () => (await connectionsApi.list(client, { query })).meta.total,
  });
  const change = useChange(() => policyApi.update(client, { body: { enabled: false }, headers: ifMatch(policy) }), {
    changes: [POLICY, CONNECTIONS],
    done: texts.turnedOff,
    onDone: onClose,
  });
  return (
    <Confirm title={texts.turnOffTitle} action={texts.turnOff} mutation={change} onClose={onClose}>
      <p>{count === undefined ? "…" : count === 0 ? texts.offNone : fill(texts.off, { count })}</p>
      <p>{texts.offHelp}</p>
    </Confirm>
  );
}
