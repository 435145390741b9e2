import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type {
  AttemptedWebhookDelivery,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
} from "../../../../../generated/sdk/types.gen.ts";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import { eventTypes } from "../../../../../generated/vocabulary.js";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DateFilter, Filters, SelectFilter } from "../../ui/filters.tsx";
import { Form, Options, TextField } from "../../ui/form.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded, Section } from "../../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../../ui/table.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { Badge, dayOf, Facts, instantOf, nameIn, Time, useTimeFormat, wallClockOf } from "../../ui/values.tsx";
import { useEventName, webhookKey } from "./events.tsx";
import { usePageTexts } from "./texts.ts";

const FILTERS = ["status", "type", "from", "to"] as const;
/** Pending deliveries change soon. */
const REFRESH_MS = 5_000;

/** The deliveries of a webhook in the last 30 days, with filters. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const texts = usePageTexts();
  const { values, change } = useUrlState(...FILTERS, "delivery");
  const query = useDeliveryQuery();
  const { id } = webhook;
  const deliveries = useLoad(
    [...webhookKey(id), "deliveries", query],
    () => api.deliveries(client, { path: { id }, query }),
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ status }) => status === "pending") === true ? REFRESH_MS : false,
    },
  );
  return (
    <Section title={texts.deliveries} about={texts.deliveriesAbout} actions={<DeliveryActions webhook={webhook} />}>
      <DeliveryFilters />
      <Loaded query={deliveries}>
        {({ data, meta }) => (
          <>
            <DeliveryTable
              deliveries={data}
              isFiltered={FILTERS.some((name) => values[name] !== "")}
              onOpen={(delivery) => change({ delivery })}
            />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
      {values.delivery !== "" && (
        <Delivery webhook={webhook} id={values.delivery} onClose={() => change({ delivery: "" })} />
      )}
    </Section>
  );
}

type DeliveryQuery = NonNullable<api.WebhooksDeliveriesInput["query"]>;

function useDeliveryQuery(): DeliveryQuery {
  const { values } = useUrlState(...FILTERS);
  const { timezone } = useSession().user;
  const { status, type, from, to } = values;
  const period = { created_after: dayOf(from, timezone), created_before: dayOf(to, timezone, 1) };
  const given = Object.entries({ status, type, ...period }).filter(([, value]) => value !== null && value !== "");
  // An unknown value in the address is rejected by the API, and the page shows the reason.
  return { ...(Object.fromEntries(given) as DeliveryQuery), page: usePageNumber(), page_size: 25 };
}

function DeliveryFilters() {
  const texts = usePageTexts();
  const nameOf = useEventName();
  return (
    <Filters label={texts.filterLabel} names={FILTERS}>
      <SelectFilter label={texts.status} name="status">
        <Options names={texts.deliveryStatuses} />
      </SelectFilter>
      <SelectFilter label={texts.event} name="type">
        <Options names={Object.fromEntries(eventTypes.map((type) => [type, nameOf(type)]))} />
      </SelectFilter>
      <DateFilter label={texts.from} name="from" />
      <DateFilter label={texts.to} name="to" />
    </Filters>
  );
}

interface DeliveryTableProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly isFiltered: boolean;
  readonly onOpen: (id: string) => void;
}

function DeliveryTable({ deliveries, isFiltered, onOpen }: DeliveryTableProps) {
  const texts = usePageTexts();
  const nameOf = useEventName();
  const timeOf = useTimeFormat();
  const lastResult = useLastResult();
  const columns: readonly Column<WebhookDelivery>[] = [
    { title: texts.time, cell: ({ created_at }) => <Time at={created_at} /> },
    { title: texts.event, cell: ({ type }) => nameOf(type) },
    { title: texts.status, cell: ({ status }) => <DeliveryState status={status} /> },
    { title: texts.attempts, cell: ({ attempt_count }) => String(attempt_count) },
    {
      title: texts.lastResult,
      cell: (delivery) => (
        <>
          {lastResult(delivery)}
          {delivery.next_attempt_at !== null && delivery.attempt_count > 0 && (
            <span className="help">{fill(texts.next, { time: timeOf(delivery.next_attempt_at) })}</span>
          )}
        </>
      ),
    },
    {
      title: texts.details,
      cell: ({ id, type, created_at }) => (
        <Button
          aria-label={fill(texts.detailsOf, { event: nameOf(type), time: timeOf(created_at) })}
          onClick={() => onOpen(id)}
        >
          {texts.details}
        </Button>
      ),
    },
  ];
  const empty = <p>{isFiltered ? texts.noneMatch : texts.noDeliveries}</p>;
  return <Table caption={texts.deliveries} columns={columns} rows={deliveries} rowKey={({ id }) => id} empty={empty} />;
}

/** The first attempt usually takes less than a second; later ones follow after minutes. */
const DELIVERY_REFRESH_MS = { first: 1_000, later: 5_000 };

interface DeliveryProps {
  readonly webhook: Webhook;
  readonly id: string;
  readonly onClose: () => void;
}

/** A delivery with its attempts and its payload; a pending one shows its progress. */
function Delivery({ webhook, id, onClose }: DeliveryProps) {
  const texts = usePageTexts();
  const nameOf = useEventName();
  const path = { id: webhook.id, delivery_id: id };
  const delivery = useLoad([...webhookKey(webhook.id), "delivery", id], () => api.delivery(client, { path }), {
    refetchInterval: ({ state: { data } }) => {
      if (data?.status !== "pending") return false;
      return data.attempt_count === 0 ? DELIVERY_REFRESH_MS.first : DELIVERY_REFRESH_MS.later;
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
  const texts = usePageTexts();
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
  const texts = usePageTexts();
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
  const texts = usePageTexts();
  const redeliver = useChange(() => api.redeliver(client, { path: { id }, body: { delivery_id } }), [webhookKey(id)]);
  if (!usePermission("webhooks:write")) return null;
  return (
    <>
      {redeliver.error && <ErrorNotice error={redeliver.error} />}
      <div className="row">
        <ChangeButton change={redeliver}>{texts.redeliver}</ChangeButton>
        <span className="quiet" role="status">
          {redeliver.data && fill(texts.redelivered, { count: redeliver.data.count })}
        </span>
      </div>
    </>
  );
}

interface WebhookProps {
  readonly webhook: Webhook;
}

/** Sends a test event or failed events. The service sends nothing while the webhook is not active. */
function DeliveryActions({ webhook }: WebhookProps) {
  const texts = usePageTexts();
  const { values, change } = useUrlState("do", "delivery");
  if (!usePermission("webhooks:write") || webhook.status !== "active") return null;
  return (
    <div className="row-actions">
      <TestButton webhook={webhook} onTested={(id) => change({ delivery: id })} />
      <Button onClick={() => change({ do: "redeliver" })}>{texts.redeliverSince}</Button>
      {values.do === "redeliver" && <RedeliverSince webhook={webhook} onClose={() => change({ do: "" })} />}
    </div>
  );
}

/** Sends a test event; its delivery is then shown with its progress. */
function TestButton({ webhook: { id }, onTested }: WebhookProps & { readonly onTested: (delivery: string) => void }) {
  const texts = usePageTexts();
  const test = useChange(() => api.test(client, { path: { id } }), [webhookKey(id)], {
    onDone: (delivery) => onTested(delivery.id),
  });
  return (
    <>
      <ChangeButton change={test}>{texts.test}</ChangeButton>
      {test.error && <ErrorNotice error={test.error} />}
    </>
  );
}

const DAY_MS = 86_400_000;
/** Deliveries are kept for 30 days. */
const KEPT_DAYS = 30;

interface RedeliverSinceProps {
  readonly webhook: Pick<Webhook, "id">;
  readonly onClose: () => void;
}

/** Sends all failed deliveries since a time again; says first how many there are. */
function RedeliverSince({ webhook: { id }, onClose }: RedeliverSinceProps) {
  const texts = usePageTexts();
  const { timezone } = useSession().user;
  const [now] = useState(() => Date.now());
  const [local, setLocal] = useState(() => wallClockOf(now - DAY_MS, timezone));
  const since = local === "" ? null : instantOf(local, timezone);
  const failed = useLoad([...webhookKey(id), "failed", since], () => failedSince(id, since ?? ""), {
    enabled: since !== null,
  });
  const redeliver = useChange(
    (body: { since: string }) => api.redeliver(client, { path: { id }, body }),
    [webhookKey(id)],
    { done: ({ count }) => fill(texts.redelivered, { count }), onDone: onClose },
  );
  return (
    <Dialog title={texts.redeliverSince} onClose={onClose}>
      <p>{texts.redeliverText}</p>
      <Form mutation={redeliver} read={() => ({ since: since ?? "" })} submit={texts.redeliver} onCancel={onClose}>
        <TextField
          label={texts.since}
          help={texts.sinceHelp}
          name="since"
          type="datetime-local"
          value={local}
          min={wallClockOf(now - KEPT_DAYS * DAY_MS, timezone)}
          max={wallClockOf(now, timezone)}
          onChange={(event) => setLocal(event.target.value)}
        />
        <p role="status">{failed.data === undefined ? "…" : fill(texts.failedCount, { count: failed.data })}</p>
      </Form>
    </Dialog>
  );
}

async function failedSince(id: string, since: string): Promise<number> {
  const query = { status: "failed", created_after: since, page_size: 1 } as const;
  return (await api.deliveries(client, { path: { id }, query })).meta.total;
}

/** The state of a delivery. */
function DeliveryState({ status }: Pick<WebhookDelivery, "status">) {
  const { deliveryStatuses } = usePageTexts();
  const tone = status === "delivered" ? "good" : status === "failed" ? "fault" : "neutral";
  return <Badge tone={tone}>{nameIn(deliveryStatuses, status)}</Badge>;
}

/** Returns a function that describes the last attempt: the status code or the reason why there is none. */
function useLastResult(): (delivery: Pick<WebhookDelivery, "last_status" | "last_error">) => string {
  const { statusCode, errors } = usePageTexts();
  return ({ last_status: status, last_error: error }) => {
    const code = status === null ? "" : fill(statusCode, { status });
    const reason = error === null || error === "status" ? "" : nameIn(errors, error);
    return [code, reason].filter((part) => part !== "").join(", ");
  };
}
