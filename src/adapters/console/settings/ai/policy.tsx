import { useState } from "react";
import type { AiPolicy, McpScope } from "../../../../../generated/sdk/types.gen.ts";
import { mcpScopeTexts } from "../../texts/mcp-scopes.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useTexts } from "../../texts/texts.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { CheckField } from "../../ui/fields.tsx";
import { applicationTexts } from "./application-texts.ts";
import { texts as pageTexts } from "./texts.ts";
import { TurnOff } from "./turn-off.tsx";
import { usePolicyChange } from "./update-policy.ts";

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
