import { suspendedEvents } from "./rights.ts";
import { SYSTEM_ACTOR } from "../contract/actor.ts";
import { isHopeless } from "./rules/retries.ts";
import type { Repositories, Store } from "../store/store.ts";
import type { AttemptOutcome, WebhookHealth } from "../records/sql/webhook-dispatch.ts";
import { type AccountEmailDeps, queueAccountEmail } from "../accounts/account-emails.ts";
import { plainEntry } from "../accounts/audit-log/entries.ts";

interface FailureDeps extends AccountEmailDeps {
  readonly store: Store;
}

type Reason = "gone" | "failing";

/**
 * What follows from failed attempts: a receiver that says that it is gone (410), or that failed for five days, is called no
 * more; the admins are told of that, and of the first event that was given up.
 */
export async function followUp(
  deps: FailureDeps,
  outcomes: readonly AttemptOutcome[],
  health: readonly WebhookHealth[],
): Promise<void> {
  for (const webhook of health) {
    const own = outcomes.filter(({ org_id, webhook_id }) => org_id === webhook.org_id && webhook_id === webhook.id);
    await followSuspension(deps, webhook, own);
    const reason = reasonToStop(webhook, own);
    if (reason) await disable(deps, webhook, reason);
    else if (!webhook.told_of_failure && own.some(isGivenUp)) await tellOfFailure(deps, webhook);
  }
}

/** What was never sent, of a record that was purged meanwhile, the receiver did not refuse. */
const isGivenUp = ({ error, wait }: AttemptOutcome): boolean =>
  error !== null && error !== "event" && error !== "permission" && wait === null;

function reasonToStop({ failing_since, last_failure_at }: WebhookHealth, outcomes: readonly AttemptOutcome[]) {
  if (outcomes.some(({ status }) => status === 410)) return "gone";
  if (failing_since === null || last_failure_at === null) return null;
  return isHopeless(Date.parse(failing_since), Date.parse(last_failure_at)) ? "failing" : null;
}

/** Of the first event that was left out since its authority may not read it, the admins are told; again once all were sent. */
async function followSuspension(
  { store, ...deps }: FailureDeps,
  { org_id: orgId, id, told_of_suspension: told }: WebhookHealth,
  outcomes: readonly AttemptOutcome[],
): Promise<void> {
  const left = outcomes.some(({ error }) => error === "permission");
  if (left === told) return;
  await store.transaction(async (tx) => {
    const webhook = await tx.webhooks.get(orgId, id);
    if (!webhook) return;
    const authority = (await tx.webhooks.authorities(orgId, [id])).get(id);
    const ended = authority !== undefined && suspendedEvents(webhook.events, authority).length === 0;
    if (!left && ended) await tx.webhookDispatch.endSuspension(orgId, id);
    else if (left && (await tx.webhookDispatch.claimTellingOfSuspension(orgId, id)))
      await tellAdmins(tx, deps, orgId, { kind: "webhook_suspended", url: webhook.url });
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
    await tellAdmins(tx, deps, orgId, { kind: "webhook_disabled", url: webhook.url });
  });
}

async function tellOfFailure(deps: FailureDeps, { org_id: orgId, id }: WebhookHealth): Promise<void> {
  await deps.store.transaction(async (tx) => {
    if (!(await tx.webhookDispatch.claimTelling(orgId, id))) return;
    const webhook = await tx.webhooks.get(orgId, id);
    if (webhook) await tellAdmins(tx, deps, orgId, { kind: "webhook_failing", url: webhook.url });
  });
}

/** Only the host is named: a URL may hold a secret. */
async function tellAdmins(
  tx: Repositories,
  deps: AccountEmailDeps,
  orgId: string,
  { kind, url }: { readonly kind: "webhook_disabled" | "webhook_failing" | "webhook_suspended"; readonly url: string },
): Promise<void> {
  const content = { kind, host: new URL(url).host } as const;
  for (const { email, locale } of await tx.users.admins(orgId)) {
    await queueAccountEmail(tx, deps, orgId, { to: email, locale, content });
  }
}
