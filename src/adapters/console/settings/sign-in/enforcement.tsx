import { useState } from "react";
import * as api from "../../../../../generated/sdk/identity-provider.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { SETTINGS, type ProviderProps, useActiveMembers, useDomains } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

/** Whether members must use single sign-on; what is missing for it is said before. */
export function Enforcement({ provider }: ProviderProps) {
  const { enforcement: texts } = usePageTexts(pageTexts);
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
          <button
            type="button"
            disabled={missing !== null}
            aria-describedby="enforcement-missing"
            onClick={() => setAsking(true)}
          >
            {texts.enforce}
          </button>
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
  const { enforcement: texts } = usePageTexts(pageTexts);
  const stop = useChange(() => setEnforced(provider, false), { changes: [SETTINGS], done: texts.stopped });
  return (
    <>
      {stop.error && <ErrorNotice error={stop.error} />}
      <button type="button" disabled={stop.isPending} onClick={() => stop.mutate(undefined)}>
        {texts.stop}
      </button>
    </>
  );
}

function Enforce({ provider, onClose }: ProviderProps & { readonly onClose: () => void }) {
  const { enforcement: texts } = usePageTexts(pageTexts);
  const active = useActiveMembers();
  const enforce = useChange(() => setEnforced(provider, true), {
    changes: [SETTINGS],
    done: texts.enforced,
    onDone: onClose,
  });
  return (
    <Confirm title={texts.enforce} action={texts.enforce} mutation={enforce} onClose={onClose}>
      <p>{active ? fill(texts.confirm, { count: active.members - active.owners, owners: active.owners }) : "…"}</p>
    </Confirm>
  );
}

const setEnforced = (provider: ProviderProps["provider"], enforced: boolean) =>
  api.update(client, { body: { enforced }, headers: ifMatch(provider) });
