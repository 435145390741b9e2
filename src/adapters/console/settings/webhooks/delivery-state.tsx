import type { WebhookDelivery } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Badge } from "../../ui/badge.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { texts as pageTexts } from "./texts.ts";

/** The state of a delivery. */
export function DeliveryState({ status }: Pick<WebhookDelivery, "status">) {
  const { deliveryStatuses } = usePageTexts(pageTexts);
  const tone = status === "delivered" ? "good" : status === "failed" ? "fault" : "neutral";
  return <Badge tone={tone}>{nameIn(deliveryStatuses, status)}</Badge>;
}

/** Returns a function that describes the last attempt: the status code or the reason why there is none. */
export function useLastResult(): (delivery: Pick<WebhookDelivery, "last_status" | "last_error">) => string {
  const { statusCode, errors } = usePageTexts(pageTexts);
  return ({ last_status: status, last_error: error }) => {
    const code = status === null ? "" : fill(statusCode, { status });
    const reason = error === null || error === "status" ? "" : nameIn(errors, error);
    return [code, reason].filter((part) => part !== "").join(", ");
  };
}
