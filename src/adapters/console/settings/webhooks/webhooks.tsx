import { Link, useLocation } from "wouter";
import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { useLoad } from "../../ui/data.ts";
import { Button, Loaded, Page } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { Clipped, Time } from "../../ui/values.tsx";
import { useEventName, WEBHOOKS, WebhookState } from "./events.tsx";
import { usePageTexts } from "./texts.ts";
import { CreateWebhook } from "./webhook-form.tsx";
import "../settings.css";

/** The webhooks of the organization. */
export function Webhooks() {
  const texts = usePageTexts();
  const mayWrite = usePermission("webhooks:write");
  const [, navigate] = useLocation();
  const { values, change } = useUrlState("do");
  const webhooks = useLoad(
    [...WEBHOOKS, "list"],
    async () => (await api.list(client, { query: { page_size: 100 } })).data,
  );
  const create = mayWrite && (
    <Button className="primary" onClick={() => change({ do: "create" })}>
      {texts.create}
    </Button>
  );
  return (
    <Page title={texts.title} about={texts.about} actions={create}>
      <Loaded query={webhooks}>{(loaded) => <WebhookTable webhooks={loaded} />}</Loaded>
      {mayWrite && values.do === "create" && (
        <CreateWebhook
          onClose={() => change({ do: "" })}
          onCreated={(id) => navigate(`/settings/webhooks/${id}`, { replace: true })}
        />
      )}
    </Page>
  );
}

function WebhookTable({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const texts = usePageTexts();
  const nameOf = useEventName();
  const time = (at: string | null) => (at === null ? texts.never : <Time at={at} />);
  const columns: readonly Column<Webhook>[] = [
    {
      title: texts.url,
      cell: ({ id, url, description }) => (
        <>
          <Clipped text={description ?? url}>
            <Link href={`/settings/webhooks/${id}`}>{description ?? url}</Link>
          </Clipped>
          {description !== null && <span className="help">{url}</span>}
        </>
      ),
    },
    {
      title: texts.events,
      cell: ({ events }) => {
        const [first = "", ...more] = events;
        const text =
          more.length === 0 ? nameOf(first) : fill(texts.firstAndMore, { first: nameOf(first), count: more.length });
        return <span className="hook-words">{text}</span>;
      },
    },
    { title: texts.status, cell: (webhook) => <WebhookState webhook={webhook} /> },
    { title: texts.lastSuccess, cell: ({ last_success_at }) => time(last_success_at) },
    { title: texts.lastFailure, cell: ({ last_failure_at }) => time(last_failure_at) },
  ];
  const empty = <p>{texts.empty}</p>;
  return <Table caption={texts.title} columns={columns} rows={webhooks} rowKey={({ id }) => id} empty={empty} />;
}
