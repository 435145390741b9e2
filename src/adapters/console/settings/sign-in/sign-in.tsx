import * as api from "../../../../../generated/sdk/organization.ts";
import type { Organization } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { fill } from "../../texts/texts.tsx";
import { useLoad } from "../../ui/data.ts";
import { EditRecord } from "../../ui/edit-record.tsx";
import { CheckField, type FormValues, TextField } from "../../ui/form.tsx";
import { Loaded, Page, Section } from "../../ui/page.tsx";
import { Facts, useDateFormat } from "../../ui/values.tsx";
import { ORGANIZATION } from "../organization/general.tsx";
import { Domains } from "./domains.tsx";
import { Provider } from "./provider.tsx";
import { useActiveMembers } from "./query.ts";
import { Scim } from "./scim.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";

/** How members sign in: second factor, single sign-on and provisioning. */
export function SignInSettings() {
  const texts = usePageTexts();
  return (
    <Page title={texts.title} about={texts.about}>
      <TwoFactor />
      <Provider />
      <Domains />
      <Scim />
      <Rules />
    </Page>
  );
}

function Rules() {
  const { rules } = usePageTexts();
  return (
    <Section title={rules.title} about={rules.about}>
      <Facts
        facts={[
          [rules.password, rules.passwordRule],
          [rules.session, rules.sessionRule],
          [rules.sensitive, rules.sensitiveRule],
        ]}
      />
    </Section>
  );
}

const DAY_MS = 86_400_000;

/** The policy for second factors. */
function TwoFactor() {
  const { twoFactor: texts } = usePageTexts();
  const organization = useLoad(ORGANIZATION, () => api.get(client));
  return (
    <Section title={texts.title} about={texts.about}>
      <Loaded query={organization}>{(loaded) => <Policy organization={loaded} />}</Loaded>
    </Section>
  );
}

function Policy({ organization: { two_factor_policy: policy, version } }: { readonly organization: Organization }) {
  const { twoFactor: texts } = usePageTexts();
  const active = useActiveMembers();
  const { required, grace_days } = policy;
  return (
    <>
      <State policy={policy} />
      <EditRecord
        record={{ required, grace_days, version }}
        update={({ body, headers }) => api.updateTwoFactorPolicy(client, { body, headers })}
        changes={[ORGANIZATION]}
        read={read}
        names={{ required: texts.required, grace_days: texts.graceDays }}
      >
        {(start) => (
          <>
            <CheckField
              label={texts.required}
              help={fill(texts.requiredHelp, { count: active?.members ?? "…" })}
              name="required"
              defaultChecked={start.required}
            />
            <div className="sign-in-number">
              <TextField
                label={texts.graceDays}
                help={texts.graceHelp}
                name="grace_days"
                type="number"
                min={0}
                max={90}
                defaultValue={start.grace_days}
              />
            </div>
          </>
        )}
      </EditRecord>
    </>
  );
}

function State({ policy }: { readonly policy: Organization["two_factor_policy"] }) {
  const { twoFactor: texts } = usePageTexts();
  const format = useDateFormat({ dateStyle: "long" });
  const { required_since: since, grace_days: days } = policy;
  if (since === null) return <p>{texts.off}</p>;
  const end = new Date(Date.parse(since) + days * DAY_MS).toISOString();
  return <p>{fill(texts.since, { date: format(since), end: format(end) })}</p>;
}

const read = (values: FormValues) => ({
  required: values.checked("required"),
  grace_days: Number(values.text("grace_days")),
});
