import type { PreferencesService, PreferencesUpdateInput, Schemas } from "../../../generated/services.js";
import { publicOrganization } from "../accounts/public-organization.ts";
import { type Locale, SYSTEM_ACTOR } from "../../base/contract/caller.ts";
import { isUnsubscribedFromAll, resumeMarketing, suppressAddress } from "./address-suppression.ts";
import type { Unsubscription } from "./recipient-links.ts";
import type { Links } from "../../base/platform/links.ts";
import { notFound } from "../../base/platform/rules/errors.ts";
import type { ResourceDeps } from "../../base/records/resource/resource-service.ts";
import type { Repositories } from "../../base/store/store.ts";
import { topicReason } from "./rules/suppression.ts";
import type { AddressTopic, NewSubscription, SubscriptionStatus } from "./sql/subscriptions.ts";
import { requireTopics } from "./subscriptions.ts";
import type { Unsubscriptions } from "../../base/contract/recipient-links.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { recordRecipientEvent } from "./campaigns/recipient-events.ts";
import { listedEmail } from "./emails.ts";

type PreferenceDeps = Pick<ResourceDeps, "store" | "clock" | "newId"> & { readonly links: Links };

/** Dependencies of changing subscriptions. */
type SubscriptionDeps = Pick<PreferenceDeps, "clock" | "newId">;

/** Creates the service with which recipients change what they receive. The token of a message identifies them. */
export function preferencesService(deps: PreferenceDeps): PreferencesService {
  const { store, links, clock } = deps;
  const find = (token: string): Unsubscription => {
    const target = links.verify("unsubscribe", token, clock());
    if (!target) throw notFound();
    return target;
  };
  return {
    get: async ({ locale }, { token }) => await preferencesOf(store, find(token), locale),
    async update({ locale }, { token, ...input }) {
      const target = find(token);
      return await store.transaction(async (tx) => {
        await update(deps, tx, target, input);
        return await preferencesOf(tx, target, locale);
      });
    },
  };
}

/** Topics whose state is the same are not stored: an unchanged checkbox is no choice. */
async function update(
  deps: SubscriptionDeps,
  tx: Repositories,
  target: Unsubscription,
  { topics = [], unsubscribed_from_all: leaves }: Omit<PreferencesUpdateInput, "token">,
): Promise<void> {
  const { org_id: orgId } = target;
  if (!(await tx.organizations.get(orgId))) throw notFound();
  const known = await shownTopics(tx, target);
  requireTopics(
    known,
    topics.map(({ id }, index) => ({ id, path: `/topics/${String(index)}/id` })),
  );
  for (const topic of known) {
    const sent = topics.find(({ id }) => id.toLowerCase() === topic.id);
    if (!sent || sent.subscribed === (topicReason(topic) === null)) continue;
    const choice = { topic_id: topic.id, status: sent.subscribed ? "subscribed" : "unsubscribed" } as const;
    await chooseTopic(deps, tx, target, { ...choice, source: "recipient" });
  }
  if (leaves === true) await unsubscribeFromAll(deps, tx, target);
  if (leaves === false) await resubscribe(deps, tx, target);
}

/** Returns the public topics and that of the message. */
async function shownTopics(tx: Repositories, target: Unsubscription): Promise<AddressTopic[]> {
  const own = await topicOf(tx, target);
  const topics = await tx.topicSubscriptions.ofAddress(target.org_id, target.email);
  return topics.filter(({ id, is_public }) => is_public || id === own);
}

async function preferencesOf(
  tx: Repositories,
  target: Unsubscription,
  locale: Locale,
): Promise<Schemas["MailPreferences"]> {
  const { org_id: orgId, email } = target;
  const organization = await tx.organizations.get(orgId);
  if (!organization) throw notFound();
  const unsubscribed_from_all = await isUnsubscribedFromAll(tx, orgId, email);
  const topics = await shownTopics(tx, target);
  return {
    email,
    unsubscribed_from_all,
    topics: topics.map((topic) => ({
      id: topic.id,
      ...textsIn(topic, locale),
      subscribed: !unsubscribed_from_all && topicReason(topic) === null,
    })),
    organization: await publicOrganization(tx, organization),
  };
}

function textsIn(topic: AddressTopic, locale: Locale): { name: string; description: string | null } {
  const { name, description } = topic;
  const own = { en: [topic.name_en, topic.description_en], fr: [topic.name_fr, topic.description_fr] }[locale];
  return { name: own[0] ?? name, description: own[1] ?? description };
}

/** Where the change of a subscription came from. */
type RecipientSource = Exclude<NewSubscription["source"], "user">;

/** Creates the operation behind unsubscribe links. */
export function createUnsubscriptions(deps: PreferenceDeps): Unsubscriptions {
  const { store, links, clock } = deps;
  return {
    async unsubscribe(token) {
      const target = links.verify("unsubscribe", token, clock());
      if (!target || !(await store.organizations.get(target.org_id))) return null;
      return { scope: await store.transaction((tx) => unsubscribe(deps, tx, target, "one_click")) };
    },
  };
}

/** Unsubscribes an address from the topic of the message, or from all marketing if it has none. */
export async function unsubscribe(
  deps: SubscriptionDeps,
  tx: Repositories,
  target: Unsubscription,
  source: RecipientSource,
): Promise<"topic" | "all"> {
  const topic = await topicOf(tx, target);
  if (topic === null) await unsubscribeFromAll(deps, tx, target);
  else await chooseTopic(deps, tx, target, { topic_id: topic, status: "unsubscribed", source });
  return topic === null ? "all" : "topic";
}

/** Returns the topic of a message. */
async function topicOf(tx: Repositories, target: Unsubscription): Promise<string | null> {
  const message =
    "campaign_id" in target
      ? await tx.campaignSending.recipientMessage(target.org_id, target.recipient_id)
      : await tx.emails.get(target.org_id, target.email_id);
  return message?.topic_id ?? null;
}

/** Stores the choice of an address, and records the change. */
async function chooseTopic(
  deps: SubscriptionDeps,
  tx: Repositories,
  target: Unsubscription,
  choice: Pick<NewSubscription, "topic_id" | "status"> & { readonly source: RecipientSource },
): Promise<void> {
  const { org_id: orgId, email } = target;
  const row = { email, ...choice, note: null, changed_by: SYSTEM_ACTOR };
  if (await tx.topicSubscriptions.choose(orgId, row)) await recordChange(deps, tx, target, choice);
}

/** Suppresses marketing to an address, and records the change the first time. */
async function unsubscribeFromAll(deps: SubscriptionDeps, tx: Repositories, target: Unsubscription): Promise<void> {
  const { org_id: orgId, email } = target;
  if (await suppressAddress(deps, tx, { orgId, email, reason: "unsubscribed" }))
    await recordChange(deps, tx, target, { topic_id: null, status: "unsubscribed" });
}

/** Allows marketing to an address again, and records the change. */
async function resubscribe(deps: SubscriptionDeps, tx: Repositories, target: Unsubscription): Promise<void> {
  if (await resumeMarketing(deps, tx, { orgId: target.org_id, email: target.email }))
    await recordChange(deps, tx, target, { topic_id: null, status: "subscribed" });
}

/**
 * Records the change as an event of the message; `topic_id` null: of all marketing. A campaign counts recipients who
 * leave its topic or all marketing.
 */
async function recordChange(
  deps: SubscriptionDeps,
  tx: Repositories,
  target: Unsubscription,
  { topic_id, status }: { readonly topic_id: string | null; readonly status: SubscriptionStatus },
): Promise<void> {
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
