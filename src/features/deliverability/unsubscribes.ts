import type { Unsubscriptions } from "../../base/contract/unsubscriptions.ts";
import { SYSTEM_ACTOR } from "../../base/contract/actor.ts";
import { createChange } from "../../base/records/rules/change.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { resumeMarketing, suppressAddress } from "../emails/address-suppression.ts";
import { recordRecipientEvent } from "../campaigns/recipient-events.ts";
import { listedEmail } from "../emails/acceptance.ts";
import type { LinkDeps, Unsubscription } from "../emails/recipient-links.ts";
import type { NewSubscription, SubscriptionStatus } from "../topics/sql/subscriptions.ts";

interface UnsubscriptionDeps extends LinkDeps {
  readonly store: Store;
  readonly newId: () => string;
}

/** Dependencies of changing subscriptions. */
export type SubscriptionDeps = Pick<UnsubscriptionDeps, "clock" | "newId">;

/** Where the change of a subscription came from. */
export type RecipientSource = Exclude<NewSubscription["source"], "user">;

/** Creates the operation behind unsubscribe links. */
export function createUnsubscriptions(deps: UnsubscriptionDeps): Unsubscriptions {
  const { store, links, clock } = deps;
  return {
    async unsubscribe(token) {
      const target = links.verify("unsubscribe", token, clock());
      if (!target || !(await store.organizations.get(target.org_id))) return null;
      return { scope: await store.transaction((tx) => unsubscribe(deps, tx, { target, source: "one_click" })) };
    },
  };
}

/** The link of a recipient, and how they use it. */
export interface RecipientAction {
  readonly target: Unsubscription;
  readonly source: RecipientSource;
}

/** Unsubscribes an address from the topic of the message, or from all marketing if it has none. */
export async function unsubscribe(
  deps: SubscriptionDeps,
  tx: Repositories,
  action: RecipientAction,
): Promise<"topic" | "all"> {
  const topic = await topicOf(tx, action.target);
  if (topic === null) await unsubscribeFromAll(deps, tx, action.target);
  else await chooseTopic(deps, tx, action, { topic_id: topic, status: "unsubscribed" });
  return topic === null ? "all" : "topic";
}

/** Returns the topic of a message. */
export async function topicOf(tx: Repositories, target: Unsubscription): Promise<string | null> {
  const message =
    "campaign_id" in target
      ? await tx.campaignSending.recipientMessage(target.org_id, target.recipient_id)
      : await tx.emails.get(target.org_id, target.email_id);
  return message?.topic_id ?? null;
}

/** Stores the choice of an address, and records the change. */
export async function chooseTopic(
  deps: SubscriptionDeps,
  tx: Repositories,
  { target, source }: RecipientAction,
  choice: { readonly topic_id: string; readonly status: SubscriptionStatus },
): Promise<void> {
  const { org_id: orgId, email } = target;
  const row = { email, ...choice, source, note: null, changed_by: SYSTEM_ACTOR };
  if (!(await tx.topicSubscriptions.choose(orgId, row))) return;
  await recordChange(deps, tx, { target, ...choice });
}

/** Suppresses marketing to an address, and records the change the first time. */
export async function unsubscribeFromAll(
  deps: SubscriptionDeps,
  tx: Repositories,
  target: Unsubscription,
): Promise<void> {
  const { org_id: orgId, email } = target;
  if (!(await suppressAddress(deps, tx, { orgId, email, reason: "unsubscribed" }))) return;
  await recordChange(deps, tx, { target, topic_id: null, status: "unsubscribed" });
}

/** Allows marketing to an address again, and records the change. */
export async function resubscribe(deps: SubscriptionDeps, tx: Repositories, target: Unsubscription): Promise<void> {
  if (!(await resumeMarketing(deps, tx, { orgId: target.org_id, email: target.email }))) return;
  await recordChange(deps, tx, { target, topic_id: null, status: "subscribed" });
}

interface SubscriptionChange {
  readonly target: Unsubscription;
  /** Null: all marketing. */
  readonly topic_id: string | null;
  readonly status: SubscriptionStatus;
}

/** Records the change as an event of the message. A campaign counts recipients who leave its topic or all marketing. */
async function recordChange(deps: SubscriptionDeps, tx: Repositories, change: SubscriptionChange): Promise<void> {
  const { target, topic_id, status } = change;
  const { org_id: orgId, email } = target;
  const verb = status === "unsubscribed" ? "unsubscribed" : "resubscribed";
  const changes = { subscription: { old: null, new: { email, topic_id } } };
  if ("campaign_id" in target) {
    const leaves = verb === "unsubscribed" && (topic_id === null || topic_id === (await topicOf(tx, target)));
    if (leaves) await tx.campaignSending.recordUnsubscribe(orgId, target.recipient_id);
    await recordRecipientEvent(deps, tx, { verb, orgId, id: target.recipient_id, by: SYSTEM_ACTOR, changes });
    return;
  }
  const record = await tx.emails.get(orgId, target.email_id);
  if (!record) return;
  const now = { ...record, updated_at: new Date(deps.clock()).toISOString(), updated_by: SYSTEM_ACTOR };
  await tx.changes.append(orgId, [
    createChange(`email.${verb}`, now, { newId: deps.newId, changes, data: listedEmail(record) }),
  ]);
}
