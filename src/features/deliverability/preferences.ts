import type { PreferencesService, PreferencesUpdateInput, Schemas } from "../../../generated/services.js";
import { publicOrganization } from "../accounts/public-organization.ts";
import type { Locale } from "../../base/contract/caller.ts";
import { isUnsubscribedFromAll } from "../emails/address-suppression.ts";
import type { Unsubscription } from "../emails/recipient-links.ts";
import type { Links } from "../../base/platform/links.ts";
import { notFound } from "../../base/platform/rules/errors.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { topicReason } from "../topics/rules/topic-status.ts";
import type { AddressTopic } from "../topics/sql/subscriptions.ts";
import { requireTopics } from "./subscriptions.ts";
import { chooseTopic, resubscribe, type SubscriptionDeps, topicOf, unsubscribeFromAll } from "./unsubscribes.ts";

interface PreferenceDeps extends SubscriptionDeps {
  readonly store: Store;
  readonly links: Links;
}

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
    await chooseTopic(deps, tx, { target, source: "recipient" }, choice);
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
