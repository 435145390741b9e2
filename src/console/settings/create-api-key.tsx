import { type SyntheticEvent, useState } from "react";
import * as api from "../../../generated/sdk/api-keys.ts";
import type { Permission } from "../../../generated/sdk/types.gen.ts";
import { CrmError } from "../../sdk/errors.ts";
import { client } from "../session/client.ts";
import { useTexts } from "../texts/texts.tsx";
import { useChange } from "../ui/changes.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { faultOf, Field } from "../ui/field.tsx";
import { Secret } from "../ui/secret.tsx";
import { ScopeChoice } from "./scope-choice.tsx";

/** Creates a key and shows its secret once. */
export function CreateApiKey({ onClose }: { readonly onClose: () => void }) {
  const { apiKeys: texts, forms } = useTexts();
  const [scopes, setScopes] = useState<readonly Permission[]>([]);
  const create = useChange((body: api.ApiKeysCreateInput["body"]) => api.create(client, { body }), {
    changes: [["apiKeys"]],
  });
  const details = create.error instanceof CrmError ? create.error.details : [];
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    create.mutate(bodyOf(new FormData(event.currentTarget), scopes));
  };
  if (create.data)
    return (
      <Dialog title={texts.create} onClose={onClose}>
        <Secret value={create.data.secret} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <form onSubmit={submit}>
        <Field label={texts.name} help={texts.nameHelp} fault={faultOf(details, "/name")}>
          {(control) => <input {...control} name="name" maxLength={100} autoComplete="off" />}
        </Field>
        <ScopeChoice chosen={scopes} onChange={setScopes} fault={faultOf(details, "/scopes")} />
        <Field label={texts.expires} optional fault={faultOf(details, "/expires_at")}>
          {(control) => <input {...control} name="expires" type="date" />}
        </Field>
        <Field label={texts.allowedIps} help={texts.allowedIpsHelp} optional fault={faultOf(details, "/allowed_ips")}>
          {(control) => <textarea {...control} name="allowed_ips" rows={3} spellCheck={false} />}
        </Field>
        <label className="choice">
          <input type="checkbox" name="mcp_access" />
          <span>
            {texts.mcp} <span className="help">{texts.mcpHelp}</span>
          </span>
        </label>
        {create.error && <ErrorNotice error={create.error} />}
        <div className="actions">
          <button type="button" onClick={onClose}>
            {forms.cancel}
          </button>
          <button className="primary" disabled={create.isPending}>
            {texts.create}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function bodyOf(form: FormData, scopes: readonly Permission[]): api.ApiKeysCreateInput["body"] {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const expires = text("expires");
  const ips = text("allowed_ips")
    .split(/[\s,]+/)
    .filter((ip) => ip !== "");
  return {
    name: text("name"),
    scopes: [...scopes],
    mcp_access: form.get("mcp_access") !== null,
    ...(expires !== "" && { expires_at: new Date(`${expires}T23:59:59`).toISOString() }),
    ...(ips.length > 0 && { allowed_ips: ips }),
  };
}
