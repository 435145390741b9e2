import { useState } from "react";
import * as api from "../../../../../generated/sdk/api-keys.ts";
import type { ApiKey } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { API_KEYS } from "./queries.ts";
import { RotateApiKey } from "./rotate-api-key.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The buttons that rotate or revoke a key. */
export function KeyActions({ apiKey }: { readonly apiKey: ApiKey }) {
  const texts = usePageTexts(pageTexts);
  const [action, setAction] = useState<"rotate" | "revoke" | null>(null);
  const close = () => setAction(null);
  if (apiKey.status === "revoked") return null;
  return (
    <div className="row-actions">
      <button type="button" onClick={() => setAction("rotate")}>
        {texts.rotate}
      </button>
      <button type="button" onClick={() => setAction("revoke")}>
        {texts.revoke}
      </button>
      {action === "rotate" && <RotateApiKey apiKey={apiKey} onClose={close} />}
      {action === "revoke" && <RevokeApiKey apiKey={apiKey} onClose={close} />}
    </div>
  );
}

interface RevokeApiKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

function RevokeApiKey({ apiKey: { id, name }, onClose }: RevokeApiKeyProps) {
  const texts = usePageTexts(pageTexts);
  const revoke = useChange(() => api.revoke(client, { path: { id } }), {
    changes: [API_KEYS],
    done: texts.revoked,
    onDone: onClose,
  });
  return (
    <Confirm title={fill(texts.revokeTitle, { name })} action={texts.revoke} mutation={revoke} onClose={onClose}>
      <p>{texts.revokeText}</p>
    </Confirm>
  );
}
