import type { Change } from "../../records/rules/change.ts";

/** What happened, as webhooks are told of it. */
export interface WebhookContent extends Pick<Change, "id" | "occurred_at" | "data" | "changes"> {
  readonly type: string;
  readonly organization_id: string;
  readonly actor: object;
}

/** The most that Standard Webhooks 1.0.0 wants to be sent to others. */
const MAX_BYTES = 20 * 1_024;

/**
 * The body of an event as it is declared; one that would be too long names the record only. Null where the record was purged,
 * and with it what was told of it.
 */
export function webhookBody({ data, changes, ...head }: WebhookContent): string | null {
  if (!("version" in data || "deleted_at" in data)) return null;
  const whole = JSON.stringify({ ...head, data: { object: data }, ...(changes === null ? {} : { changes }) });
  if (!("id" in data && "version" in data) || bytesIn(whole) <= MAX_BYTES) return whole;
  return JSON.stringify({ ...head, data: { object: { id: data.id, version: data.version, thin: true } } });
}

const encoder = new TextEncoder();
const bytesIn = (text: string): number => encoder.encode(text).length;
