import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { ActorName } from "../../ui/actor-name.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { Page } from "../../ui/page.tsx";
import { Time } from "../../ui/time.tsx";
import { Deliveries } from "./deliveries.tsx";
import { EventList, useEventName } from "./events.tsx";
import { webhookKey } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";
import { WebhookActions } from "./webhook-actions.tsx";
import { WebhookState } from "./webhook-state.tsx";
import "./webhooks.css";

/** A webhook with its deliveries. */
export function WebhookPage() {
  const texts = usePageTexts(pageTexts);
  const { id } = useParams<{ id: string }>();
  const webhook = useQuery({
    queryKey: [...webhookKey(id), "record"],
    queryFn: async () => await api.get(client, { path: { id } }),
  });
  return (
    <Page title={webhook.data ? (webhook.data.description ?? new URL(webhook.data.url).host) : texts.webhook}>
      <Loaded query={webhook}>
        {(loaded) => (
          <>
            <Notices webhook={loaded} />
            <section>
              <header className="row">
                <h2>{texts.facts}</h2>
                <WebhookActions webhook={loaded} />
              </header>
              <WebhookFacts webhook={loaded} />
            </section>
            <Deliveries webhook={loaded} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Says why events are not sent, and what to do about it. */
function Notices({ webhook: { status, disabled_reason: reason, events_suspended: suspended } }: WebhookProps) {
  const texts = usePageTexts(pageTexts);
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
  const texts = usePageTexts(pageTexts);
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
