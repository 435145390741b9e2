import { useState } from "react";
import * as api from "../../../../generated/sdk/api-keys.ts";
import type { Permission } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, TextAreaField, TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { Secret } from "../../ui/secret.tsx";
import { PermissionChoice } from "../permission-choice.tsx";
import { texts as pageTexts } from "./texts.ts";

/** Creates a key and shows its secret once. */
export function CreateApiKey({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const { permissions } = useSession();
  const [scopes, setScopes] = useState<readonly Permission[]>([]);
  const create = useChange((body: api.ApiKeysCreateInput["body"]) => api.create(client, { body }), {
    changes: [["apiKeys"]],
  });
  if (create.data)
    return (
      <Dialog title={texts.create} onClose={onClose}>
        <Secret value={create.data.secret} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <Form mutation={create} read={(values) => bodyOf(values, scopes)} submit={texts.create} onCancel={onClose}>
        <TextField label={texts.name} name="name" help={texts.nameHelp} maxLength={100} autoComplete="off" />
        <PermissionChoice
          legend={texts.scopes}
          help={texts.scopesHelp}
          // A key can have only permissions that this version of the contract knows.
          offered={permissions as readonly Permission[]}
          chosen={scopes}
          onChange={setScopes}
          path="/scopes"
        />
        <TextField label={texts.expires} name="expires_at" optional type="date" />
        <TextAreaField
          label={texts.allowedIps}
          name="allowed_ips"
          help={texts.allowedIpsHelp}
          optional
          spellCheck={false}
        />
        <CheckField label={texts.mcp} help={texts.mcpHelp} name="mcp_access" />
      </Form>
    </Dialog>
  );
}

function bodyOf(values: FormValues, scopes: readonly Permission[]): api.ApiKeysCreateInput["body"] {
  const expires = values.text("expires_at");
  const ips = values.entries("allowed_ips");
  return {
    name: values.text("name"),
    scopes: [...scopes],
    mcp_access: values.checked("mcp_access"),
    ...(expires !== "" && { expires_at: new Date(`${expires}T23:59:59`).toISOString() }),
    ...(ips.length > 0 && { allowed_ips: ips }),
  };
}
