import { useState } from "react";
import * as api from "../../../../../generated/sdk/scim-token.ts";
import type { ScimToken } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { CopyButton, Secret } from "../../ui/copy-button.tsx";
import { useChange } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Button, Loaded, Section } from "../../ui/page.tsx";
import { ActorName, Facts, Time } from "../../ui/values.tsx";
import { SETTINGS, useScimToken } from "./query.ts";
import { usePageTexts } from "./texts.ts";

/** The token with which the identity provider creates and changes members. */
export function Scim() {
  const { scim: texts } = usePageTexts();
  const { organization } = useSession();
  const token = useScimToken();
  const address = `${window.location.origin}/scim/v2`;
  return (
    <Section title={texts.title} about={texts.about}>
      <p>{texts.address}</p>
      <p className="row">
        <code>{address}</code> <CopyButton text={address} />
      </p>
      {organization.plan === "free" ? (
        <p className="notice">{texts.plan}</p>
      ) : (
        <Loaded query={token}>{(loaded) => <Token token={loaded} />}</Loaded>
      )}
    </Section>
  );
}

function Token({ token }: { readonly token: ScimToken | null }) {
  const { scim: texts } = usePageTexts();
  const [action, setAction] = useState<"issue" | "remove" | null>(null);
  const close = () => setAction(null);
  return (
    <>
      {token ? <TokenFacts token={token} /> : <p>{texts.none}</p>}
      <p className="quiet">{texts.rights}</p>
      <div className="row-actions">
        <Button onClick={() => setAction("issue")}>{token ? texts.rotate : texts.create}</Button>
        {token && <Button onClick={() => setAction("remove")}>{texts.remove}</Button>}
      </div>
      {action === "issue" && <IssueToken replaces={token !== null} onClose={close} />}
      {action === "remove" && <RemoveToken onClose={close} />}
    </>
  );
}

function TokenFacts({ token }: { readonly token: ScimToken }) {
  const { scim: texts } = usePageTexts();
  const { prefix, last4, created_at: created, created_by: by, last_used_at: used, last_used_ip: ip } = token;
  return (
    <Facts
      facts={[
        [texts.token, <code key="token">{`${prefix}…${last4}`}</code>],
        [
          texts.created,
          <span key="created">
            <Time at={created} /> – <ActorName actor={by} />
          </span>,
        ],
        [
          texts.lastUsed,
          used === null ? (
            texts.never
          ) : (
            <span key="used">
              <Time at={used} /> – {ip}
            </span>
          ),
        ],
      ]}
    />
  );
}

/** Creates the token, or replaces it after a confirmation, and shows it once. */
function IssueToken({ replaces, onClose }: { readonly replaces: boolean; readonly onClose: () => void }) {
  const { scim: texts } = usePageTexts();
  // The dialog keeps its title when the list of tokens has changed.
  const [title] = useState(replaces ? texts.rotate : texts.create);
  const issue = useChange(() => api.create(client), [SETTINGS]);
  if (issue.data)
    return (
      <Dialog title={title} onClose={onClose}>
        <Secret value={issue.data.secret} onDone={onClose} />
      </Dialog>
    );
  return (
    <Confirm title={title} action={title} mutation={issue} onClose={onClose}>
      <p>{replaces ? texts.rotateText : texts.rights}</p>
    </Confirm>
  );
}

function RemoveToken({ onClose }: { readonly onClose: () => void }) {
  const { scim: texts } = usePageTexts();
  const remove = useChange(() => api.delete(client), [SETTINGS], { done: texts.removed, onDone: onClose });
  return (
    <Confirm title={texts.remove} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
