import * as api from "../../../../../generated/sdk/webhooks.ts";
import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useChange } from "../../ui/changes.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { webhookKey } from "./queries.ts";
import { RedeliverSince } from "./redeliver.tsx";
import { texts as pageTexts } from "./texts.ts";

interface WebhookProps {
  readonly webhook: Webhook;
}

/** Sends a test event or failed events. The service sends nothing while the webhook is not active. */
export function DeliveryActions({ webhook }: WebhookProps) {
  const texts = usePageTexts(pageTexts);
  const { values, change } = useUrlState("do", "delivery");
  if (!usePermission("webhooks:write") || webhook.status !== "active") return null;
  return (
    <div className="row-actions">
      <TestButton webhook={webhook} onTested={(id) => change({ delivery: id })} />
      <button type="button" onClick={() => change({ do: "redeliver" })}>
        {texts.redeliverSince}
      </button>
      {values.do === "redeliver" && <RedeliverSince webhook={webhook} onClose={() => change({ do: "" })} />}
    </div>
  );
}

/** Sends a test event; its delivery is then shown with its progress. */
function TestButton({ webhook: { id }, onTested }: WebhookProps & { readonly onTested: (delivery: string) => void }) {
  const texts = usePageTexts(pageTexts);
  const test = useChange(() => api.test(client, { path: { id } }), {
    changes: [webhookKey(id)],
    onDone: (delivery) => onTested(delivery.id),
  });
  return (
    <>
      <button type="button" disabled={test.isPending} onClick={() => test.mutate(undefined)}>
        {texts.test}
      </button>
      {test.error && <ErrorNotice error={test.error} />}
    </>
  );
}
