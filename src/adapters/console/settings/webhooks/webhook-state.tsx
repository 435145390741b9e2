import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { texts as pageTexts } from "./texts.ts";

/** The state of a webhook; an active webhook whose last attempts failed is shown as failing. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { statuses, reasons } = usePageTexts(pageTexts);
  const { status, disabled_reason: reason, consecutive_failures: failures, events_suspended: suspended } = webhook;
  if (status === "active" && failures > 0) return <Badge tone="fault">{statuses.failing}</Badge>;
  if (status === "active" && suspended.length > 0) return <Badge tone="fault">{statuses.suspended}</Badge>;
  return (
    <>
      <Badge tone={status === "active" ? "good" : status === "disabled" ? "fault" : "neutral"}>
        {nameIn(statuses, status)}
      </Badge>
      {reason !== null && <span className="help">{nameIn(reasons, reason)}</span>}
    </>
  );
}
