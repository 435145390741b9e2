import { useState } from "react";
import * as api from "../../../../../generated/sdk/api-keys.ts";
import type { Permission } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useChange } from "../../ui/changes.ts";
import { CodeBlock } from "../../ui/code-block.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { Secret } from "../../ui/secret.tsx";
import { KeyFields, readKeyFields } from "./key-fields.tsx";
import { API_KEYS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

/** Creates a key and shows its secret once. */
export function CreateApiKey({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const [scopes, setScopes] = useState<readonly Permission[]>([]);
  const create = useChange((body: api.ApiKeysCreateInput["body"]) => api.create(client, { body }), {
    changes: [API_KEYS],
  });
  if (create.data) {
    const { secret } = create.data;
    return (
      <Dialog title={texts.created} onClose={onClose}>
        <Secret value={secret} onDone={onClose}>
          <CodeBlock
            caption={texts.example}
            code={`curl -sS ${window.location.origin}/v1/me \\\n  -H "X-API-Key: ${secret}"`}
          />
        </Secret>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <Form mutation={create} read={(values) => readKeyFields(values, scopes)} submit={texts.create} onCancel={onClose}>
        <KeyFields scopes={scopes} onScopes={setScopes} />
      </Form>
    </Dialog>
  );
}
