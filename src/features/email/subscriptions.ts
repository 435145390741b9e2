import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { Schemas, SubscriptionsService, SubscriptionsUpdateInput } from "../../../generated/services.js";
import { isUnsubscribedFromAll } from "./address-suppression.ts";
import { requireEntity } from "../entities/require-entity.ts";
import { type Check, type CheckedWrite, written } from "../../base/platform/mistakes.ts";
import { type Detail, notFound, unprocessable } from "../../base/platform/rules/errors.ts";
import { normalizeText } from "../../base/contract/unicode.ts";
import { normalizeEmail } from "../../base/records/record-state.ts";
import { logAction } from "../accounts/audit-log.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { topicReason, type TopicReason } from "./rules/suppression.ts";
import type { AddressTopic } from "./sql/subscriptions.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import type { ResourceContext, ResourceRules } from "../../base/records/resource/rules.ts";

/** Creates the service with which the team reads and changes the subscriptions of contacts. */
export function subscriptionsService({ store }: { readonly store: Store }): SubscriptionsService {
  return {
    async get({ organization: { id: orgId } }, { id, email }) {
      return await subscriptionsOf(store, orgId, await addressOf(store, orgId, { id, email }));
    },
    update: (caller, input) => store.transaction((tx) => update(tx, caller, input)),
  };
}

async function update(
  tx: Repositories,
  caller: Authorized<Caller, "entities:write">,
  { id, email: given, topics, note }: SubscriptionsUpdateInput,
): Promise<Schemas["Subscriptions"]> {
  const orgId = caller.organization.id;
  const email = await addressOf(tx, orgId, { id, email: given });
  if (email === null) throw unprocessable([{ path: "/email", code: "contact_without_email" }]);
  await requireKnownTopics(tx, orgId, { email, topics });
  const remark = normalizeText(note ?? "");
  const evidence = { source: "user", note: remark === "" ? null : remark, changed_by: caller.actor } as const;
  for (const { topic_id, status } of topics) {
    await tx.topicSubscriptions.choose(orgId, { email, topic_id: topic_id.toLowerCase(), status, ...evidence });
  }
  await logAction(tx, caller, "subscriptions.update", { type: "contact", id });
  return await subscriptionsOf(tx, orgId, email);
}

async function requireKnownTopics(
  tx: Repositories,
  orgId: string,
  { email, topics }: { readonly email: string } & Pick<SubscriptionsUpdateInput, "topics">,
): Promise<void> {
  requireTopics(
    await tx.topicSubscriptions.ofAddress(orgId, email),
    topics.map(({ topic_id }, index) => ({ id: topic_id, path: `/topics/${String(index)}/topic_id` })),
  );
}

/** The checks of changed subscriptions. */
export const subscriptionChecks = (tx: Repositories, write: CheckedWrite): Check[] => {
  const orgId = write.caller.organization.id;
  const { email } = write.values as Partial<SubscriptionsUpdateInput>;
  return [
    () => addressOf(tx, orgId, { id: write.id, email }),
    // Topics are the same for every address.
    () => requireKnownTopics(tx, orgId, { email: "", topics: written<SubscriptionsUpdateInput>(write).topics }),
  ];
};

/** Throws `unprocessable` for topics that are not among these, and for those that occur twice. */
export function requireTopics(
  known: readonly AddressTopic[],
  sent: readonly { readonly id: string; readonly path: string }[],
): void {
  const ids = sent.map(({ id }) => id.toLowerCase());
  const details = sent.flatMap(({ path }, index): Detail[] => {
    const id = ids[index] ?? "";
    if (!known.some((topic) => topic.id === id)) return [{ path, code: "reference_not_found" }];
    return ids.indexOf(id) < index ? [{ path, code: "not_unique" }] : [];
  });
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** Returns the main address of a contact or, if one is named, that one; null if the contact has no address. */
async function addressOf(
  tx: Repositories,
  orgId: string,
  { id, email }: { readonly id: string; readonly email?: string | undefined },
): Promise<string | null> {
  const contact = await requireEntity(tx, orgId, id);
  if (contact.entity_type !== "contact") throw notFound();
  const { email: main, additional_emails: others } = contact as Schemas["Contact"];
  if (email === undefined) return main;
  const wanted = normalizeEmail(email);
  if (wanted !== main && !others.includes(wanted))
    throw unprocessable([{ path: "/email", code: "reference_not_found" }]);
  return wanted;
}

async function subscriptionsOf(
  tx: Repositories,
  orgId: string,
  email: string | null,
): Promise<Schemas["Subscriptions"]> {
  if (email === null) return { email, unsubscribed_from_all: false, topics: [] };
  const topics = await tx.topicSubscriptions.ofAddress(orgId, email);
  return { email, unsubscribed_from_all: await isUnsubscribedFromAll(tx, orgId, email), topics: topics.map(shown) };
}

function shown(topic: AddressTopic): Schemas["TopicSubscription"] {
  const { id, name, own, source, note, changed_at, changed_by, consented_at, consent_source, consent_note } = topic;
  return {
    topic_id: id,
    name,
    status: topicReason(topic) === null ? "subscribed" : "unsubscribed",
    is_default: own === null,
    source,
    note,
    changed_at,
    changed_by,
    consented_at,
    consent_source,
    consent_note,
  };
}

/** Returns why addresses do not receive a topic, by address; empty without a topic. */
export async function topicReasons(
  { topicSubscriptions }: Repositories,
  orgId: string,
  { topicId, emails }: { readonly topicId: string | null; readonly emails: readonly string[] },
): Promise<ReadonlyMap<string, TopicReason>> {
  if (topicId === null || emails.length === 0) return new Map();
  const found = await topicSubscriptions.ofTopic(orgId, topicId, emails);
  return new Map(
    found.flatMap(({ email, ...facts }) => {
      const reason = topicReason(facts);
      return reason === null ? [] : [[email, reason] as const];
    }),
  );
}

/** The rules of topics: all of them fit on the page of mail preferences. */
export const topicRules: ResourceRules<Schemas["Topic"]> = {
  async check(context, { before }) {
    if (before === null) await requireSpace(context);
  },
  checkRestore: requireSpace,
};

async function requireSpace({ tx, caller }: ResourceContext): Promise<void> {
  const limit = QUOTAS.topics;
  if ((await tx.topicSubscriptions.lockCount(caller.organization.id)) >= limit)
    throw unprocessable([{ path: "", code: "too_many", values: { limit }, extra: { limit } }]);
}
