import { useState } from "react";
import * as api from "../../../../../generated/sdk/identity-provider.ts";
import type { GroupRole, IdentityProvider, Role } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { CheckField, type FormValues, SelectField, TextField } from "../../ui/form.tsx";
import { Button } from "../../ui/page.tsx";
import { RoleOptions, useRoleTexts } from "../role-names.tsx";
import { SETTINGS } from "./query.ts";
import { usePageTexts } from "./texts.ts";

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
export function ProviderForm({ provider, roles, onDone, onCancel }: ProviderFormProps) {
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
