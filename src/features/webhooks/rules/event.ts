import type { WebhookEventName } from "../../../../generated/vocabulary.js";
import { visibleTo } from "../../../base/records/rules/disclosure.ts";
import { withUnicodeAddresses } from "../../../base/platform/rules/email-address.ts";
import type { Change } from "../../../base/records/rules/change.ts";
import type { Actor } from "../../../base/contract/caller.ts";
import type { FieldChanges } from "../../../base/platform/rules/differences.ts";
import { readableTypes } from "../../../base/records/rules/record-types.ts";

/** An event as sent to webhooks. */
interface WebhookContent extends Pick<Change, "id" | "occurred_at" | "data" | "changes"> {
  readonly type: string;
  readonly organization_id: string;
  readonly actor: object;
}

/** Returns the body of an event for a recipient with these permissions; null if its record was purged. */
export function bodyFor(
  rights: ReadonlySet<string>,
  { id, type, org_id, actor, occurred_at, data, changes }: StoredEvent & { readonly type: WebhookEventName },
): string | null {
  if (data === null || actor === null || occurred_at === null) return null;
  const visible = visibleTo(rights, { data: { object: disclosedData(type, data, rights) }, changes });
  const body = webhookBody({
    id,
    type,
    occurred_at,
    organization_id: org_id,
    actor,
    data: visible.data.object,
    changes: visible.changes,
  });
  return body && withUnicodeAddresses(body);
}

/** The maximum size recommended by Standard Webhooks 1.0.0. */
const MAX_BYTES = 20 * 1_024;

/**
 * Returns the body of an event; if it is too long, only with the id and version of the record. Returns null if the
 * record was purged, which also deleted the event's data.
 */
export function webhookBody({ data, changes, ...head }: WebhookContent): string | null {
  if (!("version" in data || "deleted_at" in data)) return null;
  const full = JSON.stringify({ ...head, data: { object: data }, ...(changes === null ? {} : { changes }) });
  if (!("id" in data && "version" in data) || bytesIn(full) <= MAX_BYTES) return full;
  return JSON.stringify({ ...head, data: { object: { id: data.id, version: data.version, thin: true } } });
}

const encoder = new TextEncoder();
const bytesIn = (text: string): number => encoder.encode(text).length;

/** An event as it is stored; its parts are null if its record was purged. */
export interface StoredEvent {
  readonly id: string;
  readonly org_id: string;
  readonly data: object | null;
  readonly changes: FieldChanges | null;
  readonly actor: Actor | null;
  readonly occurred_at: string | null;
}

/**
 * Returns the data of an event about a file for a recipient with these permissions: only its id and version if they
 * cannot read the record that it belongs to. The data of other events stays unchanged.
 */
function disclosedData(type: string, data: object, permissions: ReadonlySet<string>): object {
  if (!type.startsWith("file.") || !("record_type" in data && "id" in data && "version" in data)) return data;
  const isReadable = readableTypes(permissions).some((one) => one === data.record_type);
  return isReadable ? data : { id: data.id, version: data.version, thin: true };
}
