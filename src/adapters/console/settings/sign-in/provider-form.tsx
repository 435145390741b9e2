import * as api from "../../../../../generated/sdk/identity-provider.ts";
import type { IdentityProvider, Role } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { EditRecord } from "../../ui/edit-record.tsx";
import { CheckField, SelectField, TextField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { useRoleTexts } from "../role-names.ts";
import { RoleOptions } from "../role-options.tsx";
import { GroupRoles, readGroupRoles } from "./group-roles.tsx";
import { SETTINGS } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

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
  const { provider: texts } = usePageTexts(pageTexts);
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
  const { provider: texts } = usePageTexts(pageTexts);
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
