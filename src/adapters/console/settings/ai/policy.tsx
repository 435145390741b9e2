import { useState } from "react";
import * as policyApi from "../../../../../generated/sdk/ai-policy.ts";
import * as connectionsApi from "../../../../../generated/sdk/connections.ts";
import type { AiPolicy, McpScope } from "../../../../../generated/sdk/types.gen.ts";
import { useMcpScopes } from "../../connect/connection.tsx";
import { client } from "../../session/client.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { CheckField, type FormValues, TextField } from "../../ui/form.tsx";
import { ErrorNotice, Section } from "../../ui/page.tsx";
import { useApplicationTexts, usePageTexts } from "./texts.ts";

const SCOPES: readonly McpScope[] = ["crm:read", "crm:write", "booking:read", "booking:write"];

/** The switch, the scopes and the options of the policy. Each change is saved at once. */
export function Policy({ policy }: { readonly policy: AiPolicy }) {
  const texts = usePageTexts();
  const scopeNames = useMcpScopes();
  const { forms } = useTexts();
  const [turningOff, setTurningOff] = useState(false);
  const more = useApplicationTexts();
  const change = usePolicyChange(policy, { done: forms.saved });
  const { enabled, allow_api_keys, allow_dynamic_registration, enterprise_managed, allowed_scopes } = policy;
  const scopes = (scope: McpScope): McpScope[] =>
    SCOPES.filter((one) => (one === scope ? !allowed_scopes.includes(one) : allowed_scopes.includes(one)));
  return (
    <Section title={texts.switchTitle}>
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
    </Section>
  );
}

/** Says how many connections end before AI applications are turned off. */
function TurnOff({ policy, onClose }: { readonly policy: AiPolicy; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const query = { status: "active", page_size: 1 } as const;
  const { data: count } = useLoad(
    [...CONNECTIONS, "count"],
    async () => (await connectionsApi.list(client, { query })).meta.total,
  );
  const change = useChange(
    () => policyApi.update(client, { body: { enabled: false }, headers: ifMatch(policy) }),
    [POLICY, CONNECTIONS],
    { done: texts.turnedOff, onDone: onClose },
  );
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
  const texts = useApplicationTexts();
  const { service_limits: service, version } = policy;
  const names = {
    connection_calls_per_minute: texts.perConnection,
    organization_calls_per_minute: texts.perOrganization,
  };
  const { connection_calls_per_minute, organization_calls_per_minute } = policy;
  return (
    <Section title={texts.limits} about={texts.limitsAbout}>
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
    </Section>
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
  return useChange(
    (body: PolicyChanges) => policyApi.update(client, { body, headers: ifMatch(policy) }),
    [POLICY, CONNECTIONS],
    { done, ...(onDone && { onDone }) },
  );
}

/** The key of the policy. */
export const POLICY = ["aiPolicy"] as const;
/** The key of the lists of connections. */
export const CONNECTIONS = ["connections"] as const;
