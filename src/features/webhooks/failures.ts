import { suspendedEvents } from "./rights.ts";
import { SYSTEM_ACTOR } from "../../base/contract/caller.ts";
import { hasFailedTooLong } from "./rules/retries.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { AttemptOutcome, WebhookHealth } from "./sql/dispatch.ts";
import { type AccountEmailDeps, queueAccountEmail } from "../accounts/account-emails.ts";
import { plainEntry } from "../accounts/audit-log.ts";
import type { WebhookRecord } from "./sql/webhooks.ts";

interface FailureDeps extends AccountEmailDeps {
  readonly store: Store;
}

type Reason = "gone" | "failing";

/**
 * Handles failed attempts. A webhook whose receiver is gone (410) or has failed for five days is disabled. Admins are
 * notified of that, and of the first event that finally failed.
 */
export async function handleFailures(
  deps: FailureDeps,
  outcomes: readonly AttemptOutcome[],
  health: readonly WebhookHealth[],
): Promise<void> {
  for (const webhook of health) {
    const own = outcomes.filter(({ org_id, webhook_id }) => org_id === webhook.org_id && webhook_id === webhook.id);
    await handleSuspension(deps, webhook, own);
    const reason = reasonToStop(webhook, own);
    if (reason) await disable(deps, webhook, reason);
    else if (!webhook.told_of_failure && own.some(hasFinallyFailed)) await notifyOfFailure(deps, webhook);
  }
}

/** An event whose record was purged was never sent, so it is not a failed delivery. */
const hasFinallyFailed = ({ error, wait }: AttemptOutcome): boolean =>
  error !== null && error !== "event" && error !== "permission" && wait === null;

function reasonToStop({ failing_since, last_failure_at }: WebhookHealth, outcomes: readonly AttemptOutcome[]) {
  if (outcomes.some(({ status }) => status === 410)) return "gone";
  if (failing_since === null || last_failure_at === null) return null;
  return hasFailedTooLong(Date.parse(failing_since), Date.parse(last_failure_at)) ? "failing" : null;
}

/**
 * Notifies the admins of the first event that was withheld because the webhook's authority cannot read it. Once no
 * events are suspended, the next one causes a notification again.
 */
async function handleSuspension(
  { store, ...deps }: FailureDeps,
  { org_id: orgId, id, told_of_suspension: notified }: WebhookHealth,
  outcomes: readonly AttemptOutcome[],
): Promise<void> {
  const withheld = outcomes.some(({ error }) => error === "permission");
  if (withheld === notified) return;
  await store.transaction(async (tx) => {
    const webhook = await tx.webhooks.get(orgId, id);
    if (!webhook) return;
    const authority = (await tx.webhooks.authorities(orgId, [id])).get(id);
    const ended = authority !== undefined && suspendedEvents(webhook.events, authority).length === 0;
    if (!withheld && ended) await tx.webhookDispatch.endSuspension(orgId, id);
    else if (withheld && (await tx.webhookDispatch.claimSuspensionNotice(orgId, id)))
      await notifyAdmins(tx, deps, orgId, { kind: "webhook_suspended", webhook });
  });
}

async function disable(deps: FailureDeps, { org_id: orgId, id }: WebhookHealth, reason: Reason): Promise<void> {
  await deps.store.transaction(async (tx) => {
    const webhook = await tx.webhooks.lock(orgId, id);
    if (webhook?.status !== "active") return;
    await tx.webhooks.update(orgId, id, { status: "disabled", disabled_reason: reason }, SYSTEM_ACTOR);
    await tx.webhookDeliveries.endPending(orgId, id, "failed");
    const action = { action: "webhooks.disable", record: { type: "webhook", id } };
    await tx.auditLog.append(orgId, plainEntry(SYSTEM_ACTOR, action));
    await notifyAdmins(tx, deps, orgId, { kind: "webhook_disabled", webhook });
  });
}

async function notifyOfFailure(deps: FailureDeps, { org_id: orgId, id }: WebhookHealth): Promise<void> {
  await deps.store.transaction(async (tx) => {
    if (!(await tx.webhookDispatch.claimFailureNotice(orgId, id))) return;
    const webhook = await tx.webhooks.get(orgId, id);
    if (webhook) await notifyAdmins(tx, deps, orgId, { kind: "webhook_failing", webhook });
  });
}

type Notice = "webhook_disabled" | "webhook_failing" | "webhook_suspended";

/** The e-mail contains only the host, because the URL can contain a secret. */
async function notifyAdmins(
  tx: Repositories,
  deps: AccountEmailDeps,
  orgId: string,
  { kind, webhook: { id, url } }: { readonly kind: Notice; readonly webhook: Pick<WebhookRecord, "id" | "url"> },
): Promise<void> {
  const content = { kind, id, host: new URL(url).host } as const;
  for (const { email, locale } of await tx.users.admins(orgId, "webhook_problems")) {
    await queueAccountEmail(tx, deps, orgId, { to: email, locale, content });
  }
}
