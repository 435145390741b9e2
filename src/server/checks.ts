import { type Resource, resources, type ResourceType } from "../../generated/resources.js";
import { aiPolicyChecks } from "../features/accounts/ai-policy.ts";
import { apiKeyChecks } from "../features/accounts/api-keys.ts";
import { memberChecks as accountChecks } from "../features/accounts/members.ts";
import { organizationChecks } from "../features/accounts/organization.ts";
import { roleChecks } from "../features/accounts/roles.ts";
import { busyFeedChecks } from "../features/booking/busy-times/feed-writes.ts";
import { busyTimeChecks } from "../features/booking/busy-times/busy-times.ts";
import { eventTypeChecks } from "../features/booking/event-types/writes.ts";
import { inviteeChecks } from "../features/booking/events/add-invitee.ts";
import { bookingChecks } from "../features/booking/events/create-event.ts";
import { noShowChecks } from "../features/booking/events/status-changes.ts";
import { eventChecks } from "../features/booking/events/update.ts";
import { scheduleChecks } from "../features/booking/schedules/writes.ts";
import { testChecks } from "../features/campaigns/test-send.ts";
import { sendTimeChecks } from "../features/campaigns/transitions.ts";
import { campaignChecks } from "../features/campaigns/writes.ts";
import { subscriptionChecks } from "../features/deliverability/subscriptions.ts";
import { candidateChecks } from "../features/duplicates/duplicates.ts";
import { mergeChecks } from "../features/duplicates/merge.ts";
import { emailChecks } from "../features/emails/emails.ts";
import { previewChecks } from "../features/emails/templates/preview.ts";
import { entityChecks } from "../features/entities/writes.ts";
import { fileChecks } from "../features/files/writes.ts";
import { identityProviderChecks } from "../features/identity/identity-provider.ts";
import { exportChecks } from "../features/imports/exports.ts";
import { importChecks } from "../features/imports/preparation.ts";
import { pipelineChecks } from "../features/opportunities/pipelines.ts";
import { opportunityChecks } from "../features/opportunities/writes.ts";
import type { Check, CheckedWrite } from "../base/platform/mistakes.ts";
import { customFieldChecks } from "../base/records/custom-fields.ts";
import { readFilter } from "../base/records/filter-check.ts";
import { resourceChecks } from "../base/records/resource/writes.ts";
import type { FilteredType } from "../base/records/rules/filter-fields.ts";
import type { FilterGroup } from "../base/records/rules/filter-tree.ts";
import { viewChecks } from "../base/records/views.ts";
import { memberChecks } from "../features/segments/members.ts";
import { segmentChecks, segmentPreviewChecks } from "../features/segments/writes.ts";
import type { Egress } from "../base/net/egress.ts";
import type { Store } from "../base/store/store.ts";
import { redeliveryChecks } from "../features/webhooks/deliveries.ts";
import { webhookChecks } from "../features/webhooks/webhooks.ts";
import { ruledResource } from "./resources.ts";

/** Dependencies of checks. */
export interface CheckDeps {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly egress: Egress;
  /** Sender of messages: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
  readonly baseUrl: string;
}

/** Returns the checks of a write: functions of its service that throw for a part of the input. */
export type ChecksOf = (deps: CheckDeps, write: CheckedWrite) => readonly Check[] | Promise<readonly Check[]>;

/** The checks of operations, by operation id. Those of resources and of filters follow from the contract. */
const CHECKS: Readonly<Record<string, ChecksOf>> = {
  ...forWrites("apiKeys", apiKeyChecks),
  ...forWrites("busyFeeds", busyFeedChecks),
  ...forWrites("campaigns", ({ store }, write) => campaignChecks(store, write)),
  ...forWrites("customFields", ({ store }, write) => customFieldChecks(store, write)),
  ...forWrites("entities", ({ store }, write) => {
    const { entity_type: type, ...values } = { ...write.before, ...write.values };
    if (type !== "contact" && type !== "company") return [];
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => name in write.values));
    return entityChecks(store, type, { ...write, values: own });
  }),
  ...forWrites("eventTypes", ({ store }, write) => eventTypeChecks(store, write)),
  ...forWrites("opportunities", (deps, write) => opportunityChecks({ ...deps, tx: deps.store }, write)),
  ...forWrites("pipelines", (_, write) => pipelineChecks(write)),
  ...forWrites("roles", (_, write) => roleChecks(write)),
  ...forWrites("schedules", ({ store }, write) => scheduleChecks(store, write)),
  ...forWrites("segments", ({ store }, write) => segmentChecks(store, write)),
  ...forWrites("views", ({ store }, write) => viewChecks(store, write)),
  ...forWrites("webhooks", webhookChecks),
  "aiPolicy.update": ({ store }, write) => aiPolicyChecks(store, write),
  "busyTimes.create": ({ store }, write) => busyTimeChecks(store, write),
  "campaigns.schedule": sendTimeChecks,
  "campaigns.test": (_, write) => testChecks(write),
  "campaigns.preview": ({ store }, write) => previewChecks(store, write),
  "emailTemplates.preview": ({ store }, write) => previewChecks(store, write),
  "emailTemplates.previewSaved": ({ store }, write) => previewChecks(store, write),
  "emails.create": emailChecks,
  "entities.findDuplicates": (_, write) => candidateChecks(write),
  "entities.linkCompany": ({ store }, { values: { company_id }, ...write }) =>
    entityChecks(store, "contact", { ...write, values: company_id === undefined ? {} : { company_id } }),
  "entities.merge": ({ store }, write) => mergeChecks(store, write),
  "events.addInvitee": (_, write) => inviteeChecks(write),
  "events.create": ({ store }, write) => bookingChecks(store, write),
  "events.noShow": (_, write) => noShowChecks(write),
  "events.update": ({ store }, write) => eventChecks(store, write),
  "exports.create": ({ store }, write) => exportChecks(store, write),
  "files.create": ({ store }, write) => fileChecks(store, write),
  "identityProvider.update": identityProviderChecks,
  "imports.create": ({ store }, write) => importChecks(store, write),
  "imports.start": ({ store }, write) => importChecks(store, write),
  "members.invite": ({ store }, write) => accountChecks(store, write),
  "members.update": ({ store }, write) => accountChecks(store, write),
  "organization.update": (_, write) => organizationChecks(write),
  "segments.addMembers": ({ store }, write) => memberChecks(store, write),
  "segments.preview": ({ store }, write) => segmentPreviewChecks(store, write),
  "subscriptions.update": ({ store }, write) => subscriptionChecks(store, write),
  "webhooks.redeliver": redeliveryChecks,
};

function forWrites(group: string, checks: ChecksOf): Readonly<Record<string, ChecksOf>> {
  return { [`${group}.create`]: checks, [`${group}.update`]: checks };
}

/** Returns the checks of an operation; null if its service reports all mistakes at once. */
export function checksOfOperation(operationId: string): ChecksOf | null {
  const own = CHECKS[operationId];
  if (own) return own;
  const [group = "", verb = ""] = operationId.split(".");
  const resource = Object.values<Resource>(resources).find((one) => one.group === group);
  if (resource && (verb === "create" || verb === "update")) return checksOfResource(resource.type);
  const type = resource?.type ?? FILTERED[group];
  return type !== undefined && (verb === "search" || verb === "aggregate") ? checksOfFilter(type) : null;
}

const checksOfResource =
  (type: ResourceType): ChecksOf =>
  (deps, write) =>
    resourceChecks({ ...deps, tx: deps.store, caller: write.caller }, ruledResource(type), write);

/** The record types of the other groups with filters. */
const FILTERED: Readonly<Record<string, FilteredType>> = {
  campaigns: "campaign",
  emails: "email",
  entities: "entity",
  events: "event",
  opportunities: "opportunity",
  segments: "segment",
};

const checksOfFilter =
  (type: FilteredType): ChecksOf =>
  ({ store }, { caller, values }) => {
    const filter = values["filter"] as FilterGroup | null | undefined;
    return filter ? [() => readFilter(store, caller.organization.id, filter, { type, caller })] : [];
  };
