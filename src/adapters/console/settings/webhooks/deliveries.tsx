import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { eventTypes } from "../../../../../generated/vocabulary.js";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import type { Webhook, WebhookDelivery } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { DateFilter, Filters, Options, SelectFilter } from "../../ui/lists/filters.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { dayOf } from "../../ui/zoned-time.ts";
import { Pager, usePageNumber } from "../../ui/pager.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time, useTimeFormat } from "../../ui/time.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { Delivery } from "./delivery.tsx";
import { DeliveryActions } from "./delivery-actions.tsx";
import { DeliveryState, useLastResult } from "./delivery-state.tsx";
import { useEventName } from "./events.tsx";
import { webhookKey } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

const FILTERS = ["status", "type", "from", "to"] as const;
/** Pending deliveries change soon. */
const REFRESH_MS = 5_000;

/** The deliveries of a webhook in the last 30 days, with filters. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const texts = usePageTexts(pageTexts);
  const { values, change } = useUrlState(...FILTERS, "delivery");
  const query = useDeliveryQuery();
  const { id } = webhook;
  const deliveries = useQuery({
    queryKey: [...webhookKey(id), "deliveries", query],
    queryFn: async () => await api.deliveries(client, { path: { id }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isPending) === true ? REFRESH_MS : false),
  });
  return (
    <section>
      <header className="row">
        <h2>{texts.deliveries}</h2>
        <DeliveryActions webhook={webhook} />
      </header>
      <p className="quiet">{texts.deliveriesAbout}</p>
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
    </section>
  );
}

const isPending = ({ status }: Pick<WebhookDelivery, "status">): boolean => status === "pending";

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
  const texts = usePageTexts(pageTexts);
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
  const texts = usePageTexts(pageTexts);
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
        <button
          type="button"
          aria-label={fill(texts.detailsOf, { event: nameOf(type), time: timeOf(created_at) })}
          onClick={() => onOpen(id)}
        >
          {texts.details}
        </button>
      ),
    },
  ];
  const empty = <p>{isFiltered ? texts.noneMatch : texts.noDeliveries}</p>;
  return <Table caption={texts.deliveries} columns={columns} rows={deliveries} rowKey={({ id }) => id} empty={empty} />;
}
