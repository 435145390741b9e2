import { useState } from "react";
import type { AiPolicy, McpScope } from "../../../../../generated/sdk/types.gen.ts";
import { mcpScopeTexts } from "../../connect/connection.tsx";
import { usePageTexts, useTexts, fill } from "../../texts/texts.tsx";
import { ErrorNotice } from "../../ui/loaded.tsx";
import { CheckField, TextField } from "../../ui/fields.tsx";
import { applicationTexts, texts as pageTexts } from "./texts.ts";
import { useQuery } from "@tanstack/react-query";
import * as connectionsApi from "../../../../../generated/sdk/connections.ts";
import { client } from "../../session/client.ts";
import { useChange, ifMatch } from "../../ui/changes.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import type { FormValues } from "../../ui/form.tsx";
import * as policyApi from "../../../../../generated/sdk/ai-policy.ts";

const SCOPES: readonly McpScope[] = ["crm:read", "crm:write", "booking:read", "booking:write"];

/** The switch, the scopes and the options of the policy. Each change is saved at once. */
export function Policy({ policy }: { readonly policy: AiPolicy }) {
  const texts = usePageTexts(pageTexts);
  const scopeNames = usePageTexts(mcpScopeTexts);
  const { forms } = useTexts();
  const [turningOff, setTurningOff] = useState(false);
  const more = usePageTexts(applicationTexts);
  const change = usePolicyChange(policy, { done: forms.saved });
  const { enabled, allow_api_keys, allow_dynamic_registration, enterprise_managed, allowed_scopes } = policy;
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
        help={texts.allowKeysHelp}
        checked={allow_api_keys}
        onChange={() => change.mutate({ allow_api_keys: !allow_api_keys })}
      />
      <CheckField
        label={texts.allowRegistration}
        help={texts.allowRegistrationHelp}
        checked={allow_dynamic_registration}
        onChange={() => change.mutate({ allow_dynamic_registration: !allow_dynamic_registration })}
      />
      <CheckField
        label={more.managed}
        help={more.managedHelp}
        checked={enterprise_managed}
        onChange={() => change.mutate({ enterprise_managed: !enterprise_managed })}
      />
      <fieldset>
        <legend>{texts.scopes}</legend>
        <p className="help">{texts.scopesHelp}</p>
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

const FIELDS = ["connection_calls_per_minute", "organization_calls_per_minute"] as const;

type Limit = Pick<AiPolicy, (typeof FIELDS)[number]>;

/** The limits of tool calls, with those of the service. */
export function Limits({ policy }: { readonly policy: AiPolicy }) {
  const texts = usePageTexts(applicationTexts);
  const { service_limits: service, version } = policy;
  const names = {
    connection_calls_per_minute: texts.perConnection,
    organization_calls_per_minute: texts.perOrganization,
  };
  const { connection_calls_per_minute, organization_calls_per_minute } = policy;
  return (
    <section>
      <h2>{texts.limits}</h2>
      <p className="quiet">{texts.limitsAbout}</p>
      <EditRecord<Limit>
        record={{ connection_calls_per_minute, organization_calls_per_minute, version }}
        update={({ body, headers }) => policyApi.update(client, { body, headers })}
        changes={[POLICY]}
        read={read}
        names={names}
      >
        {(start) =>
          FIELDS.map((field) => (
            <TextField
              key={field}
              label={names[field]}
              name={field}
              type="number"
              inputMode="numeric"
              min={1}
              max={service[field]}
              optional
              help={fill(texts.limitHelp, { limit: service[field] })}
              defaultValue={start[field] ?? ""}
            />
          ))
        }
      </EditRecord>
    </section>
  );
}

const read = (values: FormValues): Limit => ({
  connection_calls_per_minute: values.numberOrNull("connection_calls_per_minute"),
  organization_calls_per_minute: values.numberOrNull("organization_calls_per_minute"),
});

/** The fields of the policy that a request changes. */
type PolicyChanges = Parameters<typeof policyApi.update>[1]["body"];

/** A change of the policy, which fails if somebody else changed it in the meantime. */
export function usePolicyChange(policy: AiPolicy, { done, onDone }: { done: string; onDone?: () => void }) {
  return useChange((body: PolicyChanges) => policyApi.update(client, { body, headers: ifMatch(policy) }), {
    changes: [POLICY, CONNECTIONS],
    done,
    ...(onDone && { onDone }),
  });
}

/** The key of the policy. */
export const POLICY = ["aiPolicy"] as const;
/** The key of the lists of connections. */
export const CONNECTIONS = ["connections"] as const;
