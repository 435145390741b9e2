import { useLocation } from "wouter";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { Secret } from "../../ui/secret.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { WEBHOOKS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";
import { ChangeWebhook } from "./webhook-form.tsx";

interface WebhookProps {
  readonly webhook: Webhook;
}

/** The changes of a webhook; the open dialog is in the address as `?do=`. */
export function WebhookActions({ webhook }: WebhookProps) {
  const texts = usePageTexts(pageTexts);
  const { values, change } = useUrlState("do");
  if (!usePermission("webhooks:write")) return null;
  const close = (): void => change({ do: "" });
  const open = (name: string, text: string) => (
    <button type="button" onClick={() => change({ do: name })}>
      {text}
    </button>
  );
  return (
    <div className="row-actions">
      {open("change", texts.change)}
      <SwitchButton webhook={webhook} />
      {open("rotate", texts.rotate)}
      {open("delete", texts.delete)}
      {values.do === "change" && <ChangeWebhook webhook={webhook} onClose={close} />}
      {values.do === "rotate" && <RotateSecret webhook={webhook} onClose={close} />}
      {values.do === "delete" && <DeleteWebhook webhook={webhook} onClose={close} />}
    </div>
  );
}

/** Pauses an active webhook, and activates another one. */
function SwitchButton({ webhook }: WebhookProps) {
  const texts = usePageTexts(pageTexts);
  const { id, status } = webhook;
  const isActive = status === "active";
  const body = { status: isActive ? "paused" : "active" } as const;
  const change = useChange(() => api.update(client, { path: { id }, body, headers: ifMatch(webhook) }), {
    changes: [WEBHOOKS],
    done: isActive ? texts.paused : texts.activated,
  });
  return (
    <>
      <button type="button" disabled={change.isPending} onClick={() => change.mutate(undefined)}>
        {isActive ? texts.pause : texts.activate}
      </button>
      {change.error && <ErrorNotice error={change.error} />}
    </>
  );
}

interface ActionProps extends WebhookProps {
  readonly onClose: () => void;
}

/** Replaces the secret and shows the new one; both sign for a day. */
function RotateSecret({ webhook, onClose }: ActionProps) {
  const texts = usePageTexts(pageTexts);
  const { cancel } = useTexts().forms;
  const { id } = webhook;
  const rotate = useChange(() => api.rotateSecret(client, { path: { id }, headers: ifMatch(webhook) }), {
    changes: [WEBHOOKS],
  });
  return (
    <Dialog title={texts.rotateTitle} onClose={onClose}>
      {rotate.data ? (
        <Secret value={rotate.data.secret} onDone={onClose} />
      ) : (
        <>
          <p>{texts.rotateText}</p>
          {rotate.error && <ErrorNotice error={rotate.error} />}
          <div className="actions">
            <button type="button" onClick={onClose}>
              {cancel}
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

function DeleteWebhook({ webhook, onClose }: ActionProps) {
  const texts = usePageTexts(pageTexts);
  const [, navigate] = useLocation();
  const remove = useChange(
    () => api.delete(client, { path: { id: webhook.id }, headers: ifMatch(webhook) }),
    // The page of the webhook is left before its queries could be repeated.
    { changes: [[...WEBHOOKS, "list"]], done: texts.deleted, onDone: () => navigate("/settings/webhooks") },
  );
  return (
    <Confirm title={texts.deleteTitle} action={texts.delete} mutation={remove} onClose={onClose}>
      <p>{texts.deleteText}</p>
    </Confirm>
  );
}
