import { useState } from "react";
import * as api from "../../../../../generated/sdk/identity-provider.ts";
import type { IdentityProviderTest } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { fill } from "../../texts/texts.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { ifMatch, useChange } from "../../ui/data.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded, Section } from "../../ui/page.tsx";
import { Badge, Facts, nameIn } from "../../ui/values.tsx";
import { useRoles } from "../role-names.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { type ProviderProps, SETTINGS, useActiveMembers, useDomains, useProvider } from "./query.ts";
import { usePageTexts } from "./texts.ts";

/** Single sign-on: the identity provider, its test, its enforcement and its removal. */
export function Provider() {
  const { provider: texts } = usePageTexts();
  const provider = useProvider();
  const roles = useRoles();
  const [settingUp, setSettingUp] = useState(false);
  return (
    <Section title={texts.title} about={texts.about} actions={provider.data && <States provider={provider.data} />}>
      <Loaded query={provider}>
        {(loaded) =>
          loaded === null && !settingUp ? (
            <>
              <p>{texts.none}</p>
              <Button className="primary" onClick={() => setSettingUp(true)}>
                {texts.setUp}
              </Button>
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
    </Section>
  );
}

function States({ provider: { enabled, enforced } }: ProviderProps) {
  const { provider: texts } = usePageTexts();
  return (
    <span className="row">
      <Badge tone={enabled ? "good" : "neutral"}>{enabled ? texts.enabled : texts.disabled}</Badge>
      {enforced && <Badge tone="good">{texts.enforced}</Badge>}
    </span>
  );
}

function RedirectUri({ uri }: { readonly uri: string }) {
  const { provider: texts } = usePageTexts();
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
  const { provider: texts } = usePageTexts();
  const [removing, setRemoving] = useState(false);
  const remove = useChange(() => api.delete(client, { headers: ifMatch(provider) }), [SETTINGS], {
    done: texts.removed,
    onDone: () => setRemoving(false),
  });
  return (
    <>
      <ProviderTest />
      <Enforcement provider={provider} />
      <div className="sign-in-part">
        <Button className="danger" onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      </div>
      {removing && (
        <Confirm title={texts.remove} action={texts.remove} mutation={remove} onClose={() => setRemoving(false)}>
          <p>{texts.removeText}</p>
        </Confirm>
      )}
    </>
  );
}

/** Tests the connection to the identity provider. */
function ProviderTest() {
  const { test: texts } = usePageTexts();
  const test = useChange(() => api.test(client), []);
  return (
    <div className="sign-in-part">
      <h3>{texts.title}</h3>
      <p className="quiet">{texts.about}</p>
      <ChangeButton change={test}>{texts.run}</ChangeButton>
      {test.error && <ErrorNotice error={test.error} />}
      <div role="status">{test.data && <Result result={test.data} />}</div>
    </div>
  );
}

function Result({ result }: { readonly result: IdentityProviderTest }) {
  const { test: texts } = usePageTexts();
  const { problems } = result;
  return (
    <>
      {problems.length === 0 ? (
        <p className="sign-in-result">{texts.good}</p>
      ) : (
        <div className="notice fault sign-in-result">
          <p>{fill(texts.bad, { count: problems.length })}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{nameIn(texts.problems, problem)}</li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        facts={[
          [texts.facts.issuer, result.issuer],
          [texts.facts.authorization, result.authorization_endpoint],
          [texts.facts.token, result.token_endpoint],
          [texts.facts.keys, result.jwks_uri],
          [texts.facts.userinfo, result.userinfo_endpoint],
        ]}
      />
    </>
  );
}

/** Whether members must use single sign-on; what is missing for it is said before. */
function Enforcement({ provider }: ProviderProps) {
  const { enforcement: texts } = usePageTexts();
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
          <Button disabled={missing !== null} aria-describedby="enforcement-missing" onClick={() => setAsking(true)}>
            {texts.enforce}
          </Button>
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
  const { enforcement: texts } = usePageTexts();
  const stop = useChange(() => setEnforced(provider, false), [SETTINGS], { done: texts.stopped });
  return (
    <>
      {stop.error && <ErrorNotice error={stop.error} />}
      <ChangeButton change={stop}>{texts.stop}</ChangeButton>
    </>
  );
}

function Enforce({ provider, onClose }: ProviderProps & { readonly onClose: () => void }) {
  const { enforcement: texts } = usePageTexts();
  const active = useActiveMembers();
  const enforce = useChange(() => setEnforced(provider, true), [SETTINGS], { done: texts.enforced, onDone: onClose });
  return (
    <Confirm title={texts.enforce} action={texts.enforce} mutation={enforce} onClose={onClose}>
      <p>{active ? fill(texts.confirm, { count: active.members - active.owners, owners: active.owners }) : "…"}</p>
    </Confirm>
  );
}

const setEnforced = (provider: ProviderProps["provider"], enforced: boolean) =>
  api.update(client, { body: { enforced }, headers: ifMatch(provider) });
