import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as policyApi from "../../../../generated/sdk/ai-policy.ts";
import * as connectionsApi from "../../../../generated/sdk/connections.ts";
import type { AiPolicy, McpScope } from "../../../../generated/sdk/types.gen.ts";
import { ConnectApplications } from "../../connect/connect-applications.tsx";
import { client } from "../../session/client.ts";
import { mcpScopeTexts } from "../../texts/mcp-scopes.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { CheckField } from "../../ui/fields.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { CONNECTIONS, Connections } from "./connections.tsx";
import { texts as pageTexts } from "./texts.ts";

const POLICY = ["aiPolicy"] as const;
const SCOPES: readonly McpScope[] = ["crm:read", "crm:write", "booking:read", "booking:write"];

/** The policy for AI applications and the connections of all members. */
export function AiSettings() {
  const texts = usePageTexts(pageTexts);
  const policy = useQuery({ queryKey: POLICY, queryFn: async () => await policyApi.get(client) });
  return (
    <Page title={texts.title} about={texts.about}>
      <Loaded query={policy}>{(loaded) => <Policy policy={loaded} />}</Loaded>
      <Connections />
      <ConnectApplications />
    </Page>
  );
}

type Changes = Parameters<typeof policyApi.update>[1]["body"];

function Policy({ policy }: { readonly policy: AiPolicy }) {
  const texts = usePageTexts(pageTexts);
  const scopeNames = usePageTexts(mcpScopeTexts);
  const [turningOff, setTurningOff] = useState(false);
  const change = useChange((body: Changes) => policyApi.update(client, { body, headers: ifMatch(policy) }), {
    changes: [POLICY, CONNECTIONS],
  });
  const { enabled, allow_api_keys, allow_dynamic_registration, allowed_scopes } = policy;
  const scopes = (scope: McpScope): McpScope[] =>
    SCOPES.filter((one) => (one === scope ? !allowed_scopes.includes(one) : allowed_scopes.includes(one)));
  return (
    <section>
      <h2>{texts.switchTitle}</h2>
      <CheckField
        label={texts.enabled}
        checked={enabled}
        onChange={() => (enabled ? setTurningOff(true) : change.mutate({ enabled: true }))}
      />
      <CheckField
        label={texts.allowKeys}
        checked={allow_api_keys}
        onChange={() => change.mutate({ allow_api_keys: !allow_api_keys })}
      />
      <CheckField
        label={texts.allowRegistration}
        checked={allow_dynamic_registration}
        onChange={() => change.mutate({ allow_dynamic_registration: !allow_dynamic_registration })}
      />
      <fieldset>
        <legend>{texts.scopes}</legend>
        {SCOPES.map((scope) => (
          <CheckField
            key={scope}
            label={scopeNames[scope]}
            checked={allowed_scopes.includes(scope)}
            onChange={() => change.mutate({ allowed_scopes: scopes(scope) })}
          />
        ))}
      </fieldset>
      {change.error && <ErrorNotice error={change.error} />}
      {turningOff && <TurnOff policy={policy} onClose={() => setTurningOff(false)} />}
    </section>
  );
}

/** Says how many connections end before AI applications are turned off. */
function TurnOff({ policy, onClose }: { readonly policy: AiPolicy; readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const query = { status: "active", page_size: 1 } as const;
  const { data: count } = useQuery({
    queryKey: [...CONNECTIONS, "count"],
    queryFn: async () => (await connectionsApi.list(client, { query })).meta.total,
  });
  const change = useChange(() => policyApi.update(client, { body: { enabled: false }, headers: ifMatch(policy) }), {
    changes: [POLICY, CONNECTIONS],
    onDone: onClose,
  });
  return (
    <Confirm title={texts.title} action={forms.save} mutation={change} onClose={onClose}>
      <p>{count === undefined ? "…" : count === 0 ? texts.offNone : fill(texts.off, { count })}</p>
    </Confirm>
  );
}
