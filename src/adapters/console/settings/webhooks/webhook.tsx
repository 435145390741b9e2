import { useLocation, useParams } from "wouter";
import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { fill, useTexts } from "../../texts/texts.tsx";
import { Secret } from "../../ui/copy-button.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded, Page, Section } from "../../ui/page.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { ActorName, Facts, nameIn, Time } from "../../ui/values.tsx";
import { Deliveries } from "./deliveries.tsx";
import { EventList, useEventName, webhookKey, WEBHOOKS, WebhookState } from "./events.tsx";
import { usePageTexts } from "./texts.ts";
import { ChangeWebhook } from "./webhook-form.tsx";
import "../settings.css";

/** A webhook with its deliveries. */
export function WebhookPage() {
  const texts = usePageTexts();
  const { id } = useParams<{ id: string }>();
  const webhook = useLoad([...webhookKey(id), "record"], () => api.get(client, { path: { id } }));
  return (
    <Page title={webhook.data ? (webhook.data.description ?? new URL(webhook.data.url).host) : texts.webhook}>
      <Loaded query={webhook}>
        {(loaded) => (
          <>
            <Notices webhook={loaded} />
            <Section title={texts.facts} actions={<WebhookActions webhook={loaded} />}>
              <WebhookFacts webhook={loaded} />
            </Section>
            <Deliveries webhook={loaded} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Says why events are not sent, and what to do about it. */
function Notices({ webhook: { status, disabled_reason: reason, events_suspended: suspended } }: WebhookProps) {
  const texts = usePageTexts();
  const nameOf = useEventName();
  return (
    <>
      {status === "disabled" && (
        <p className="notice fault">
          {nameIn(texts.disabledTexts, reason ?? "")} {texts.disabledRemedy}
        </p>
      )}
      {status === "paused" && <p className="notice">{texts.pausedText}</p>}
      {suspended.length > 0 && (
        <div className="notice">
          <p>{texts.suspendedText}</p>
          <ul>
            {suspended.map(({ type, required, reason: why }) => (
              <li key={type}>
                {fill(texts.suspendedEvent, {
                  event: nameOf(type),
                  reason: nameIn(texts.suspensionReasons, why),
                  permission: required,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface WebhookProps {
  readonly webhook: Webhook;
}

function WebhookFacts({ webhook }: WebhookProps) {
  const texts = usePageTexts();
  const time = (at: string | null) => (at === null ? null : <Time at={at} />);
  return (
    <Facts
      facts={[
        [texts.status, <WebhookState key="state" webhook={webhook} />],
        [texts.url, <code key="url">{webhook.url}</code>],
        [texts.description, webhook.description],
        [texts.events, <EventList key="events" events={webhook.events} />],
        [texts.lastSuccess, time(webhook.last_success_at) ?? texts.never],
        [texts.lastFailure, time(webhook.last_failure_at) ?? texts.never],
        [texts.failures, webhook.consecutive_failures === 0 ? null : String(webhook.consecutive_failures)],
        [texts.previousSecret, time(webhook.previous_secret_expires_at)],
        [texts.created, <Time key="created" at={webhook.created_at} />],
        [texts.createdBy, <ActorName key="by" actor={webhook.created_by} />],
      ]}
    />
  );
}

/** The changes of a webhook; the open dialog is in the address as `?do=`. */
function WebhookActions({ webhook }: WebhookProps) {
  const texts = usePageTexts();
  const { values, change } = useUrlState("do");
  if (!usePermission("webhooks:write")) return null;
  const close = (): void => change({ do: "" });
  const open = (name: string, text: string) => <Button onClick={() => change({ do: name })}>{text}</Button>;
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
  const texts = usePageTexts();
  const { id, status } = webhook;
  const isActive = status === "active";
  const body = { status: isActive ? "paused" : "active" } as const;
  const change = useChange(() => api.update(client, { path: { id }, body, headers: ifMatch(webhook) }), [WEBHOOKS], {
    done: isActive ? texts.paused : texts.activated,
  });
  return (
    <>
      <ChangeButton change={change}>{isActive ? texts.pause : texts.activate}</ChangeButton>
      {change.error && <ErrorNotice error={change.error} />}
    </>
  );
}

interface ActionProps extends WebhookProps {
  readonly onClose: () => void;
}

/** Replaces the secret and shows the new one; both sign for a day. */
function RotateSecret({ webhook, onClose }: ActionProps) {
  const texts = usePageTexts();
  const { cancel } = useTexts().forms;
  const { id } = webhook;
  const rotate = useChange(() => api.rotateSecret(client, { path: { id }, headers: ifMatch(webhook) }), [WEBHOOKS]);
  return (
    <Dialog title={texts.rotateTitle} onClose={onClose}>
      {rotate.data ? (
        <Secret value={rotate.data.secret} onDone={onClose} />
      ) : (
        <>
          <p>{texts.rotateText}</p>
          {rotate.error && <ErrorNotice error={rotate.error} />}
          <div className="actions">
            <Button onClick={onClose}>{cancel}</Button>
            <ChangeButton change={rotate} className="primary">
              {texts.rotate}
            </ChangeButton>
          </div>
        </>
      )}
    </Dialog>
  );
}

function DeleteWebhook({ webhook, onClose }: ActionProps) {
  const texts = usePageTexts();
  const [, navigate] = useLocation();
  const remove = useChange(
    () => api.delete(client, { path: { id: webhook.id }, headers: ifMatch(webhook) }),
    // The page of the webhook is left before its queries could be repeated.
    [[...WEBHOOKS, "list"]],
    { done: texts.deleted, onDone: () => navigate("/settings/webhooks") },
  );
  return (
    <Confirm title={texts.deleteTitle} action={texts.delete} mutation={remove} onClose={onClose}>
      <p>{texts.deleteText}</p>
    </Confirm>
  );
}
