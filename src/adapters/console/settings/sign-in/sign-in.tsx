import * as api from "../../../../../generated/sdk/organization.ts";
import type { Organization, ScimToken, EmailDomain } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { fill } from "../../texts/texts.tsx";
import { useLoad, useChange, ifMatch } from "../../ui/data.ts";
import { EditRecord } from "../../ui/edit-record.tsx";
import { CheckField, type FormValues, TextField, Form } from "../../ui/form.tsx";
import { Loaded, Page, Section, Button, ChangeButton, ErrorNotice } from "../../ui/page.tsx";
import { Facts, useDateFormat, ActorName, Time, Badge } from "../../ui/values.tsx";
import { ORGANIZATION } from "../organization/general.tsx";
import { Provider } from "./provider.tsx";
import { useActiveMembers, SETTINGS, useScimToken, DOMAINS, useDomains } from "./query.ts";
import { usePageTexts } from "./texts.ts";
import "../settings.css";
import { useState } from "react";
import * as scimApi from "../../../../../generated/sdk/scim-token.ts";
import { useSession } from "../../session/session.tsx";
import { CopyButton, Secret } from "../../ui/copy-button.tsx";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import * as domainsApi from "../../../../../generated/sdk/email-domains.ts";

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

/** The token with which the identity provider creates and changes members. */
function Scim() {
  const { scim: texts } = usePageTexts();
  const { organization } = useSession();
  const token = useScimToken();
  const address = `${window.location.origin}/scim/v2`;
  return (
    <Section title={texts.title} about={texts.about}>
      <p>{texts.address}</p>
      <p className="row">
        <code>{address}</code> <CopyButton text={address} />
      </p>
      {organization.plan === "free" ? (
        <p className="notice">{texts.plan}</p>
      ) : (
        <Loaded query={token}>{(loaded) => <Token token={loaded} />}</Loaded>
      )}
    </Section>
  );
}

function Token({ token }: { readonly token: ScimToken | null }) {
  const { scim: texts } = usePageTexts();
  const [action, setAction] = useState<"issue" | "remove" | null>(null);
  const close = () => setAction(null);
  return (
    <>
      {token ? <TokenFacts token={token} /> : <p>{texts.none}</p>}
      <p className="quiet">{texts.rights}</p>
      <div className="row-actions">
        <Button onClick={() => setAction("issue")}>{token ? texts.rotate : texts.create}</Button>
        {token && <Button onClick={() => setAction("remove")}>{texts.remove}</Button>}
      </div>
      {action === "issue" && <IssueToken replaces={token !== null} onClose={close} />}
      {action === "remove" && <RemoveToken onClose={close} />}
    </>
  );
}

function TokenFacts({ token }: { readonly token: ScimToken }) {
  const { scim: texts } = usePageTexts();
  const { prefix, last4, created_at: created, created_by: by, last_used_at: used, last_used_ip: ip } = token;
  return (
    <Facts
      facts={[
        [texts.token, <code key="token">{`${prefix}…${last4}`}</code>],
        [
          texts.created,
          <span key="created">
            <Time at={created} /> – <ActorName actor={by} />
          </span>,
        ],
        [
          texts.lastUsed,
          used === null ? (
            texts.never
          ) : (
            <span key="used">
              <Time at={used} /> – {ip}
            </span>
          ),
        ],
      ]}
    />
  );
}

/** Creates the token, or replaces it after a confirmation, and shows it once. */
function IssueToken({ replaces, onClose }: { readonly replaces: boolean; readonly onClose: () => void }) {
  const { scim: texts } = usePageTexts();
  // The dialog keeps its title when the list of tokens has changed.
  const [title] = useState(replaces ? texts.rotate : texts.create);
  const issue = useChange(() => scimApi.create(client), [SETTINGS]);
  if (issue.data)
    return (
      <Dialog title={title} onClose={onClose}>
        <Secret value={issue.data.secret} onDone={onClose} />
      </Dialog>
    );
  return (
    <Confirm title={title} action={title} mutation={issue} onClose={onClose}>
      <p>{replaces ? texts.rotateText : texts.rights}</p>
    </Confirm>
  );
}

function RemoveToken({ onClose }: { readonly onClose: () => void }) {
  const { scim: texts } = usePageTexts();
  const remove = useChange(() => scimApi.delete(client), [SETTINGS], { done: texts.removed, onDone: onClose });
  return (
    <Confirm title={texts.remove} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}

/** The e-mail domains whose people can use single sign-on. */
export function Domains() {
  const { domains: texts } = usePageTexts();
  const domains = useDomains();
  const [adding, setAdding] = useState(false);
  return (
    <Section
      title={texts.title}
      about={texts.about}
      actions={<Button onClick={() => setAdding(true)}>{texts.add}</Button>}
    >
      <Loaded query={domains}>
        {(loaded) =>
          loaded.length === 0 ? (
            <div className="empty">
              <p>{texts.empty}</p>
            </div>
          ) : (
            <ul className="sign-in-domains">
              {loaded.map((domain) => (
                <Domain key={domain.id} domain={domain} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {adding && <AddDomain onClose={() => setAdding(false)} />}
    </Section>
  );
}

function AddDomain({ onClose }: { readonly onClose: () => void }) {
  const { domains: texts } = usePageTexts();
  const add = useChange((body: { domain: string }) => domainsApi.create(client, { body }), [DOMAINS], {
    done: texts.added,
    onDone: onClose,
  });
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <Form mutation={add} read={(values) => ({ domain: values.text("domain") })} submit={texts.add} onCancel={onClose}>
        <TextField
          label={texts.domain}
          help={texts.domainHelp}
          name="domain"
          autoComplete="off"
          spellCheck={false}
          maxLength={253}
        />
      </Form>
    </Dialog>
  );
}

/** A domain with its TXT record, until it is verified. */
function Domain({ domain }: { readonly domain: EmailDomain }) {
  const { domains: texts } = usePageTexts();
  const [removing, setRemoving] = useState(false);
  const { id, domain: name, status } = domain;
  const verified = status === "verified";
  const verify = useChange(() => domainsApi.verify(client, { path: { id } }), [DOMAINS], {
    done: fill(texts.verifiedNow, { domain: name }),
  });
  return (
    <li>
      <div className="row">
        <h3>{name}</h3>
        <Badge tone={verified ? "good" : "neutral"}>{verified ? texts.verified : texts.pending}</Badge>
        <span className="row-actions">
          {!verified && (
            <ChangeButton change={verify} aria-label={`${texts.verify} ${name}`}>
              {texts.verify}
            </ChangeButton>
          )}
          <Button aria-label={`${texts.remove} ${name}`} onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </span>
      </div>
      {!verified && <TxtRecord domain={domain} />}
      {verify.error && <ErrorNotice error={verify.error} />}
      {removing && <RemoveDomain domain={domain} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function TxtRecord({ domain: { record_name: name, record_value: value } }: { readonly domain: EmailDomain }) {
  const { domains: texts } = usePageTexts();
  return (
    <dl className="sign-in-record" aria-label={texts.record}>
      {(
        [
          [texts.recordName, name],
          [texts.recordValue, value],
        ] as const
      ).map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <code>{text}</code> <CopyButton text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RemoveDomain({ domain, onClose }: { readonly domain: EmailDomain; readonly onClose: () => void }) {
  const { domains: texts } = usePageTexts();
  const { id, domain: name } = domain;
  const remove = useChange(() => domainsApi.delete(client, { path: { id }, headers: ifMatch(domain) }), [DOMAINS], {
    done: fill(texts.removed, { domain: name }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={fill(texts.removeTitle, { domain: name })}
      action={texts.remove}
      mutation={remove}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
