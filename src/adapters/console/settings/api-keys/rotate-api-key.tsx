import { useState } from "react";
import * as api from "../../../../../generated/sdk/api-keys.ts";
import type { ApiKey } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Secret } from "../../ui/secret.tsx";
import { PreviousSecret } from "./key-facts.tsx";
import { API_KEYS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

/** For how long the previous secret remains valid, in seconds. */
const GRACES = ["0", "3600", "86400"] as const;

interface RotateApiKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Replaces the secret of a key and shows the new one. */
export function RotateApiKey({ apiKey: { id, name }, onClose }: RotateApiKeyProps) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const [grace, setGrace] = useState<(typeof GRACES)[number]>("3600");
  const rotate = useChange(() => api.rotate(client, { path: { id }, body: { grace_seconds: Number(grace) } }), {
    changes: [API_KEYS],
  });
  return (
    <Dialog title={fill(texts.rotateTitle, { name })} onClose={onClose}>
      {rotate.data ? (
        <Secret value={rotate.data.secret} onDone={onClose}>
          <PreviousSecret apiKey={rotate.data} />
        </Secret>
      ) : (
        <>
          <fieldset>
            <legend>{texts.rotateText}</legend>
            {GRACES.map((seconds) => (
              <label key={seconds} className="choice">
                <input type="radio" name="grace" checked={seconds === grace} onChange={() => setGrace(seconds)} />
                {texts.graces[seconds]}
              </label>
            ))}
          </fieldset>
          {rotate.error && <ErrorNotice error={rotate.error} />}
          <div className="actions">
            <button type="button" onClick={onClose}>
              {forms.cancel}
            </button>
            <button
              type="button"
              className="primary"
              disabled={rotate.isPending}
              onClick={() => rotate.mutate(undefined)}
            >
              {texts.rotate}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
