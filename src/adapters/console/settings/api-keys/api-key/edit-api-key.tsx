import { useState } from "react";
import * as api from "../../../../../../generated/sdk/api-keys.ts";
import type { ApiKey, Permission } from "../../../../../../generated/sdk/types.gen.ts";
import { client } from "../../../session/client.ts";
import { useSession } from "../../../session/session.tsx";
import { usePageTexts } from "../../../texts/page-texts.ts";
import { useTexts } from "../../../texts/texts.tsx";
import { useChange } from "../../../ui/changes.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { ifMatch } from "../../../ui/if-match.ts";
import { KeyFields, readKeyFields } from "../key-fields.tsx";
import { API_KEYS } from "../queries.ts";
import { texts as pageTexts } from "../texts.ts";

interface EditApiKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Changes a key; its secret stays the same. */
export function EditApiKey({ apiKey, onClose }: EditApiKeyProps) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const { permissions } = useSession();
  // Only the user's own permissions can be given; the service rejects a key with others.
  const [scopes, setScopes] = useState<readonly Permission[]>(
    permissions.filter((one): one is Permission => apiKey.scopes.includes(one)),
  );
  const change = useChange(
    (body: api.ApiKeysUpdateInput["body"]) =>
      api.update(client, { path: { id: apiKey.id }, body, headers: ifMatch(apiKey) }),
    { changes: [API_KEYS], done: forms.saved, onDone: onClose },
  );
  return (
    <Dialog title={texts.editTitle} onClose={onClose}>
      <Form mutation={change} read={(values) => readKeyFields(values, scopes, apiKey)} onCancel={onClose}>
        <KeyFields scopes={scopes} onScopes={setScopes} apiKey={apiKey} />
      </Form>
    </Dialog>
  );
}
