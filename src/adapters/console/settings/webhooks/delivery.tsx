import { useQuery } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import type { AttemptedWebhookDelivery, Webhook, WebhookAttempt } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Time } from "../../ui/time.tsx";
import { DeliveryState, useLastResult } from "./delivery-state.tsx";
import { useEventName } from "./events.tsx";
import { webhookKey } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

/** The first attempt usually takes less than a second; later ones follow after minutes. */
const REFRESH_MS = { first: 1_000, later: 5_000 };

interface DeliveryProps {
  readonly webhook: Webhook;
  readonly id: string;
  readonly onClose: () => void;
}

/** A delivery with its attempts and its payload; a pending one shows its progress. */
export function Delivery({ webhook, id, onClose }: DeliveryProps) {
  const texts = usePageTexts(pageTexts);
  const nameOf = useEventName();
  const path = { id: webhook.id, delivery_id: id };
  const delivery = useQuery({
    queryKey: [...webhookKey(webhook.id), "delivery", id],
    queryFn: async () => await api.delivery(client, { path }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.status !== "pending") return false;
      return data.attempt_count === 0 ? REFRESH_MS.first : REFRESH_MS.later;
    },
  });
  return (
    <Dialog title={delivery.data ? nameOf(delivery.data.type) : texts.delivery} onClose={onClose}>
      <Loaded query={delivery}>
        {(loaded) => (
          <>
            <DeliveryFacts delivery={loaded} />
            {webhook.status === "active" && <Redeliver {...path} />}
            <h3 className="hook-part">{texts.attempts}</h3>
            {loaded.attempts.length === 0 ? <p className="quiet">{texts.noAttempts}</p> : <Attempts {...loaded} />}
            <h3 className="hook-part">{texts.payload}</h3>
            {loaded.payload === null ? (
              <p className="quiet">{texts.noPayload}</p>
            ) : (
              <pre className="hook-payload" tabIndex={0} aria-label={texts.payload}>
                {JSON.stringify(loaded.payload, null, 2)}
              </pre>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function DeliveryFacts({ delivery }: { readonly delivery: AttemptedWebhookDelivery }) {
  const texts = usePageTexts(pageTexts);
  const lastResult = useLastResult();
  const { id, type, status, created_at, next_attempt_at: next, finished_at: finished } = delivery;
  return (
    <Facts
      facts={[
        [
          texts.status,
          <span key="status" role="status">
            <DeliveryState status={status} /> {lastResult(delivery)}
          </span>,
        ],
        [texts.time, <Time key="time" at={created_at} seconds />],
        [texts.nextAttempt, next === null ? null : <Time key="next" at={next} />],
        [texts.finished, finished === null ? null : <Time key="finished" at={finished} />],
        [texts.type, <code key="type">{type}</code>],
        [texts.eventId, <code key="id">{id}</code>],
      ]}
    />
  );
}

function Attempts({ attempts }: { readonly attempts: readonly WebhookAttempt[] }) {
  const texts = usePageTexts(pageTexts);
  const lastResult = useLastResult();
  return (
    <ol className="hook-attempts">
      {attempts.toReversed().map(({ number, at, duration_ms, status, error, response }) => (
        <li key={number}>
          <strong>{fill(texts.attempt, { number })}</strong> {lastResult({ last_status: status, last_error: error })}
          <span className="help">
            <Time at={at} seconds /> · {String(duration_ms)} ms
          </span>
          {response !== null && (
            <pre className="hook-response" tabIndex={0} aria-label={fill(texts.responseOf, { number })}>
              {response}
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Sends the event again, with any status. */
function Redeliver({ id, delivery_id }: { readonly id: string; readonly delivery_id: string }) {
  const texts = usePageTexts(pageTexts);
  const redeliver = useChange(() => api.redeliver(client, { path: { id }, body: { delivery_id } }), {
    changes: [webhookKey(id)],
  });
  if (!usePermission("webhooks:write")) return null;
  return (
    <>
      {redeliver.error && <ErrorNotice error={redeliver.error} />}
      <div className="row">
        <button type="button" disabled={redeliver.isPending} onClick={() => redeliver.mutate(undefined)}>
          {texts.redeliver}
        </button>
        <span className="quiet" role="status">
          {redeliver.data && fill(texts.redelivered, { count: redeliver.data.count })}
        </span>
      </div>
    </>
  );
}
