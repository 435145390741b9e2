import { useState } from "react";
import * as api from "../../../../../generated/sdk/identity-provider.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { useRoles } from "../role-names.ts";
import { Enforcement } from "./enforcement.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { ProviderTest } from "./provider-test.tsx";
import { SETTINGS, type ProviderProps, useProvider } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

/** Single sign-on: the identity provider, its test, its enforcement and its removal. */
export function Provider() {
  const { provider: texts } = usePageTexts(pageTexts);
  const provider = useProvider();
  const roles = useRoles();
  const [settingUp, setSettingUp] = useState(false);
  return (
    <section>
      <header className="row">
        <h2>{texts.title}</h2>
        {provider.data && <States provider={provider.data} />}
      </header>
      <p className="quiet">{texts.about}</p>
      <Loaded query={provider}>
        {(loaded) =>
          loaded === null && !settingUp ? (
            <>
              <p>{texts.none}</p>
              <button type="button" className="primary" onClick={() => setSettingUp(true)}>
                {texts.setUp}
              </button>
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
    </section>
  );
}

function States({ provider: { enabled, enforced } }: ProviderProps) {
  const { provider: texts } = usePageTexts(pageTexts);
  return (
    <span className="row">
      <Badge tone={enabled ? "good" : "neutral"}>{enabled ? texts.enabled : texts.disabled}</Badge>
      {enforced && <Badge tone="good">{texts.enforced}</Badge>}
    </span>
  );
}

function RedirectUri({ uri }: { readonly uri: string }) {
  const { provider: texts } = usePageTexts(pageTexts);
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
  const { provider: texts } = usePageTexts(pageTexts);
  const [removing, setRemoving] = useState(false);
  const remove = useChange(() => api.delete(client, { headers: ifMatch(provider) }), {
    changes: [SETTINGS],
    done: texts.removed,
    onDone: () => setRemoving(false),
  });
  return (
    <>
      <ProviderTest />
      <Enforcement provider={provider} />
      <div className="sign-in-part">
        <button type="button" className="danger" onClick={() => setRemoving(true)}>
          {texts.remove}
        </button>
      </div>
      {removing && (
        <Confirm title={texts.remove} action={texts.remove} mutation={remove} onClose={() => setRemoving(false)}>
          <p>{texts.removeText}</p>
        </Confirm>
      )}
    </>
  );
}
