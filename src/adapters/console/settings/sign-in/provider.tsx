import { useState } from "react";
import type {
  IdentityProviderTest,
  GroupRole,
  IdentityProvider,
  Role,
} from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { fill } from "../../texts/texts.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { ifMatch, useChange } from "../../ui/data.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded, Section } from "../../ui/page.tsx";
import { Badge, Facts, nameIn } from "../../ui/values.tsx";
import { useRoles, RoleOptions, useRoleTexts } from "../role-names.tsx";
import { type ProviderProps, SETTINGS, useActiveMembers, useDomains, useProvider } from "./query.ts";
import { usePageTexts } from "./texts.ts";
import * as api from "../../../../../generated/sdk/identity-provider.ts";
import { useSession } from "../../session/session.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { CheckField, type FormValues, SelectField, TextField } from "../../ui/form.tsx";

/** Single sign-on: the identity provider, its test, its enforcement and its removal. */
export function Provider() {
  const { provider: texts } = usePageTexts();
  const provider = useProvider();
  const roles = useRoles();
  const [settingUp, setSettingUp] = useState(false);
  return (
    <Section title={texts.title} about={texts.about} actions={provider.data && <States provider={provider.data} />}>
      <Loaded query={provider}>
        {(loaded) =>
          loaded === null && !settingUp ? (
            <>
              <p>{texts.none}</p>
              <Button className="primary" onClick={() => setSettingUp(true)}>
                {texts.setUp}
              </Button>
            </>
          ) : (
            <>
              <RedirectUri uri={loaded?.redirect_uri ?? `${window.location.origin}/sign-in/sso/callback`} />
              <Loaded query={roles}>
                {(known) => (
                  <ProviderForm
                    provider={loaded}
                    roles={known}
                    onDone={() => setSettingUp(false)}
                    {...(loaded === null && { onCancel: () => setSettingUp(false) })}
                  />
                )}
              </Loaded>
              {loaded && <Existing provider={loaded} />}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function States({ provider: { enabled, enforced } }: ProviderProps) {
  const { provider: texts } = usePageTexts();
  return (
    <span className="row">
      <Badge tone={enabled ? "good" : "neutral"}>{enabled ? texts.enabled : texts.disabled}</Badge>
      {enforced && <Badge tone="good">{texts.enforced}</Badge>}
    </span>
  );
}

function RedirectUri({ uri }: { readonly uri: string }) {
  const { provider: texts } = usePageTexts();
  return (
    <>
      <p>{texts.register}</p>
      <p className="row">
        <code>{uri}</code> <CopyButton text={uri} />
      </p>
    </>
  );
}

/** The test, the enforcement and the removal of an existing provider. */
function Existing({ provider }: ProviderProps) {
  const { provider: texts } = usePageTexts();
  const [removing, setRemoving] = useState(false);
  const remove = useChange(() => api.delete(client, { headers: ifMatch(provider) }), [SETTINGS], {
    done: texts.removed,
    onDone: () => setRemoving(false),
  });
  return (
    <>
      <ProviderTest />
      <Enforcement provider={provider} />
      <div className="sign-in-part">
        <Button className="danger" onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      </div>
      {removing && (
        <Confirm title={texts.remove} action={texts.remove} mutation={remove} onClose={() => setRemoving(false)}>
          <p>{texts.removeText}</p>
        </Confirm>
      )}
    </>
  );
}

/** Tests the connection to the identity provider. */
function ProviderTest() {
  const { test: texts } = usePageTexts();
  const test = useChange(() => api.test(client), []);
  return (
    <div className="sign-in-part">
      <h3>{texts.title}</h3>
      <p className="quiet">{texts.about}</p>
      <ChangeButton change={test}>{texts.run}</ChangeButton>
      {test.error && <ErrorNotice error={test.error} />}
      <div role="status">{test.data && <Result result={test.data} />}</div>
    </div>
  );
}

function Result({ result }: { readonly result: IdentityProviderTest }) {
  const { test: texts } = usePageTexts();
  const { problems } = result;
  return (
    <>
      {problems.length === 0 ? (
        <p className="sign-in-result">{texts.good}</p>
      ) : (
        <div className="notice fault sign-in-result">
          <p>{fill(texts.bad, { count: problems.length })}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{nameIn(texts.problems, problem)}</li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        facts={[
          [texts.facts.issuer, result.issuer],
          [texts.facts.authorization, result.authorization_endpoint],
          [texts.facts.token, result.token_endpoint],
          [texts.facts.keys, result.jwks_uri],
          [texts.facts.userinfo, result.userinfo_endpoint],
        ]}
      />
    </>
  );
}

/** Whether members must use single sign-on; what is missing for it is said before. */
function Enforcement({ provider }: ProviderProps) {
  const { enforcement: texts } = usePageTexts();
  const { data: domains } = useDomains();
  const [asking, setAsking] = useState(false);
  const { enabled, enforced } = provider;
  const verified = domains?.some(({ status }) => status === "verified") === true;
  const missing = !enabled ? texts.needsEnabled : !verified ? texts.needsDomain : null;
  return (
    <div className="sign-in-part">
      <h3>{texts.title}</h3>
      <p>{enforced ? texts.on : texts.off}</p>
      {enforced ? (
        <Stop provider={provider} />
      ) : (
        <p className="row">
          <Button disabled={missing !== null} aria-describedby="enforcement-missing" onClick={() => setAsking(true)}>
            {texts.enforce}
          </Button>
          <span id="enforcement-missing" className="quiet">
            {missing}
          </span>
        </p>
      )}
      {asking && <Enforce provider={provider} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Stop({ provider }: ProviderProps) {
  const { enforcement: texts } = usePageTexts();
  const stop = useChange(() => setEnforced(provider, false), [SETTINGS], { done: texts.stopped });
  return (
    <>
      {stop.error && <ErrorNotice error={stop.error} />}
      <ChangeButton change={stop}>{texts.stop}</ChangeButton>
    </>
  );
}

function Enforce({ provider, onClose }: ProviderProps & { readonly onClose: () => void }) {
  const { enforcement: texts } = usePageTexts();
  const active = useActiveMembers();
  const enforce = useChange(() => setEnforced(provider, true), [SETTINGS], { done: texts.enforced, onDone: onClose });
  return (
    <Confirm title={texts.enforce} action={texts.enforce} mutation={enforce} onClose={onClose}>
      <p>{active ? fill(texts.confirm, { count: active.members - active.owners, owners: active.owners }) : "…"}</p>
    </Confirm>
  );
}

const setEnforced = (provider: ProviderProps["provider"], enforced: boolean) =>
  api.update(client, { body: { enforced }, headers: ifMatch(provider) });

interface ProviderFormProps {
  /** Null for a new one. */
  readonly provider: IdentityProvider | null;
  readonly roles: readonly Role[];
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** The fields of the form. Without a secret, the stored one stays. */
type Fields = Required<Pick<IdentityProvider, keyof typeof NEW>> & { readonly client_secret?: string | null };

/** The settings of the identity provider. */
function ProviderForm({ provider, roles, onDone, onCancel }: ProviderFormProps) {
  const { provider: texts } = usePageTexts();
  const { nameOf } = useRoleTexts();
  const isOwner = useSession().user.role === "owner";
  const shownRole = (role: string | null): string => (role === null ? texts.defaultNone : nameOf(role));
  return (
    <EditRecord
      record={{ ...NEW, ...provider, version: provider?.version ?? 0 }}
      update={({ body, headers }) => api.update(client, { body, ...(provider && { headers }) })}
      changes={[SETTINGS]}
      read={read}
      submit={texts.save}
      onDone={onDone}
      {...(onCancel && { onCancel })}
      names={{
        issuer: texts.issuer,
        client_id: texts.clientId,
        client_secret: [texts.secret, () => "–"],
        scopes: texts.scopes,
        groups_claim: texts.groupsClaim,
        group_roles: [texts.groups, (list) => list.map(({ group, role }) => `${group}: ${nameOf(role)}`).join(", ")],
        default_role: [texts.defaultRole, shownRole],
        just_in_time: texts.jit,
        enabled: texts.enable,
      }}
    >
      {(start) => (
        <>
          {!isOwner && <p className="notice">{texts.ownersOnly}</p>}
          <ConnectionFields start={start} provider={provider} />
          <GroupRoles start={start.group_roles} roles={roles} />
          <SelectField label={texts.defaultRole} name="default_role" optional defaultValue={start.default_role ?? ""}>
            <option value="">{texts.defaultNone}</option>
            <RoleOptions
              roles={roles}
              except="owner"
              {...(start.default_role !== null && { current: start.default_role })}
            />
          </SelectField>
          <CheckField label={texts.jit} help={texts.jitHelp} name="just_in_time" defaultChecked={start.just_in_time} />
          <CheckField label={texts.enable} name="enabled" defaultChecked={start.enabled} />
        </>
      )}
    </EditRecord>
  );
}

const code = { spellCheck: false, autoComplete: "off" } as const;

function ConnectionFields({ start, provider }: { readonly start: Fields } & Pick<ProviderFormProps, "provider">) {
  const { provider: texts } = usePageTexts();
  const hasSecret = provider?.client_secret_set === true;
  return (
    <div className="columns sign-in-connection">
      <TextField
        label={texts.issuer}
        help={texts.issuerHelp}
        name="issuer"
        type="url"
        {...code}
        maxLength={500}
        defaultValue={start.issuer}
      />
      <TextField label={texts.clientId} name="client_id" {...code} maxLength={255} defaultValue={start.client_id} />
      {/* A saved secret leaves the form. */}
      <div key={provider?.version}>
        <TextField
          label={texts.secret}
          help={hasSecret ? texts.secretKeep : texts.secretHelp}
          name="client_secret"
          type="password"
          autoComplete="off"
          optional
          maxLength={1000}
        />
        {hasSecret && <CheckField label={texts.secretRemove} name="without_secret" />}
      </div>
      <TextField
        label={texts.scopes}
        help={texts.scopesHelp}
        name="scopes"
        {...code}
        defaultValue={start.scopes.join(" ")}
      />
      <TextField
        label={texts.groupsClaim}
        help={texts.groupsClaimHelp}
        name="groups_claim"
        {...code}
        optional
        maxLength={200}
        defaultValue={start.groups_claim ?? ""}
      />
    </div>
  );
}

/** The settings of a new provider, as the service sets them by default. */
const NEW = {
  issuer: "",
  client_id: "",
  scopes: ["openid", "email", "profile"],
  groups_claim: null,
  group_roles: [],
  default_role: null,
  just_in_time: false,
  enabled: false,
};

function read(values: FormValues): Fields {
  const secret = values.exact("client_secret");
  return {
    issuer: values.text("issuer"),
    client_id: values.text("client_id"),
    ...(values.checked("without_secret") ? { client_secret: null } : secret !== "" && { client_secret: secret }),
    scopes: values.entries("scopes"),
    groups_claim: values.textOrNull("groups_claim"),
    group_roles: readGroupRoles(values),
    default_role: values.textOrNull("default_role"),
    just_in_time: values.checked("just_in_time"),
    enabled: values.checked("enabled"),
  };
}

/** A row of the form with its own key, so that its fields keep their values when it moves. */
interface Row extends GroupRole {
  readonly key: number;
}

/** The roles by group, in the order in which they are applied. */
function GroupRoles({ start, roles }: { readonly start: readonly GroupRole[]; readonly roles: readonly Role[] }) {
  const { provider: texts } = usePageTexts();
  const [rows, setRows] = useState<readonly Row[]>(() => start.map((row, key) => ({ ...row, key })));
  const add = () =>
    setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, group: "", role: "member" }]);
  const up = (index: number): void => {
    const [row, above] = [rows[index], rows[index - 1]];
    if (row && above) setRows(rows.with(index - 1, row).with(index, above));
  };
  return (
    <fieldset>
      <legend>{texts.groups}</legend>
      <p className="help">{texts.groupsHelp}</p>
      {rows.map(({ key, group, role }, index) => {
        const number = index + 1;
        return (
          <div key={key} className="sign-in-group">
            <TextField
              label={fill(texts.group, { number })}
              name="group"
              path={`/group_roles/${index}/group`}
              maxLength={255}
              spellCheck={false}
              autoComplete="off"
              defaultValue={group}
            />
            <SelectField
              label={fill(texts.groupRole, { number })}
              name="group_role"
              path={`/group_roles/${index}/role`}
              defaultValue={role}
            >
              <RoleOptions roles={roles} except="owner" current={role} />
            </SelectField>
            <div className="row-actions">
              <Button aria-label={fill(texts.upGroup, { number })} disabled={index === 0} onClick={() => up(index)}>
                ↑
              </Button>
              <Button
                aria-label={fill(texts.removeGroup, { number })}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              >
                ✕
              </Button>
            </div>
          </div>
        );
      })}
      <Button onClick={add}>{texts.addGroup}</Button>
    </fieldset>
  );
}

/** Returns the roles by group in a form. */
function readGroupRoles(values: FormValues): GroupRole[] {
  const roles = values.all("group_role");
  return values.all("group").map((group, index) => ({ group: group.trim(), role: roles[index] ?? "" }));
}
