import { batches } from "../../generated/batches.js";
import type { Caller } from "../base/contract/caller.ts";
import { type Upsert, upsertTarget } from "../features/entities/upsert.ts";
import {
  type Check,
  type CheckedWrite,
  type FurtherMistakes,
  mistakesOf,
  withAllMistakes,
  type WrittenRecord,
} from "../base/platform/mistakes.ts";
import { catchProblem, prefixPaths } from "../base/platform/problem-paths.ts";
import { same } from "../base/platform/rules/differences.ts";
import type { Detail } from "../base/platform/rules/errors.ts";
import { type GroupWithBatch, inside, mistakesOfBatch } from "../base/records/batch.ts";
import { type Resource, resources, type ResourceType } from "../../generated/resources.js";
import { aiPolicyChecks } from "../features/accounts/ai-policy.ts";
import { apiKeyChecks } from "../features/accounts/api-keys.ts";
import { memberChecks as accountChecks } from "../features/accounts/members.ts";
import { organizationChecks } from "../features/accounts/organization.ts";
import { roleChecks } from "../features/accounts/roles.ts";
import { busyFeedChecks, busyTimeChecks } from "../features/booking/busy-times/busy-times.ts";
import { eventTypeChecks } from "../features/booking/event-types.ts";
import { inviteeChecks } from "../features/booking/events/invitees.ts";
import { bookingChecks } from "../features/booking/events/create-event.ts";
import { noShowChecks, eventChecks } from "../features/booking/events/events.ts";
import { scheduleChecks } from "../features/booking/schedules.ts";
import { testChecks } from "../features/email/campaigns/previews.ts";
import { sendTimeChecks, campaignChecks } from "../features/email/campaigns/campaigns.ts";
import { subscriptionChecks } from "../features/email/subscriptions.ts";
import { candidateChecks } from "../features/entities/duplicates.ts";
import { mergeChecks } from "../features/entities/merge.ts";
import { emailChecks } from "../features/email/emails.ts";
import { previewChecks } from "../features/email/template-previews.ts";
import { entityChecks } from "../features/entities/writes.ts";
import { fileChecks } from "../features/files/writes.ts";
import { identityProviderChecks } from "../features/sign-in/single-sign-on/identity-provider.ts";
import { exportChecks } from "../features/imports/exports.ts";
import { importChecks } from "../features/imports/preparation.ts";
import { pipelineChecks } from "../features/opportunities/pipelines.ts";
import { opportunityChecks } from "../features/opportunities/opportunities.ts";
import { customFieldChecks } from "../base/records/custom-fields.ts";
import { readFilter } from "../base/records/filter-check.ts";
import { resourceChecks } from "../base/records/resource/writes.ts";
import type { FilteredType } from "../base/records/rules/filter-fields.ts";
import type { FilterGroup } from "../base/records/rules/filter-tree.ts";
import { viewChecks } from "../base/records/views.ts";
import { memberChecks, segmentChecks, segmentPreviewChecks } from "../features/segments/segments.ts";
import type { Egress } from "../base/net/egress.ts";
import type { Store } from "../base/store/store.ts";
import { redeliveryChecks } from "../features/webhooks/deliveries.ts";
import { webhookChecks } from "../features/webhooks/webhooks.ts";
import { ruledResource } from "./resources.ts";

type Values = Readonly<Record<string, unknown>>;

interface MistakeDeps extends CheckDeps {
  /** Those that read single records are called. */
  readonly services: object;
}

/**
 * Finds the mistakes that the services report, without writing: custom fields, values that a schema cannot check
 * (decimals, phone numbers), fields that contradict each other, and references. It is called only for requests that fail
 * anyway.
 */
export function createFurtherMistakes(deps: MistakeDeps): FurtherMistakes {
  const further: FurtherMistakes = async (caller, record) => {
    const { operationId, body, mistaken } = record;
    const [group = "", verb] = operationId.split(".");
    const { operations } = body;
    if (verb === "batch" && hasBatch(group))
      return Array.isArray(operations) ? await mistakesOfBatch(further, caller, { group, operations, mistaken }) : [];
    if (operationId === "entities.upsert") return await mistakesOfUpsert(deps, caller, record);
    return await mistakesOf(await checksOf(deps, caller, record));
  };
  return further;
}

/** Returns the services with methods that report all mistakes of a refused input, for callers other than REST. */
export function reportingAllMistakes<Services extends object>(services: Services, further: FurtherMistakes): Services {
  const groups = Object.entries(services).map(([group, service]: [string, object]) => {
    const methods = Object.entries(service).map(([verb, method]: [string, Method]) => {
      const operationId = `${group}.${verb}`;
      return [verb, checksOfOperation(operationId) === null ? method : complete(operationId, method, further)] as const;
    });
    return [group, Object.fromEntries(methods)] as const;
  });
  return Object.fromEntries(groups) as Services;
}

type Method = (caller: Caller, input: Values) => Promise<unknown>;

const complete =
  (operationId: string, method: Method, further: FurtherMistakes): Method =>
  (caller, input) => {
    const { id, expected_version: _, ...body } = input;
    const written = { operationId, id: typeof id === "string" ? id : null, body, mistaken: [] };
    return withAllMistakes(
      () => method(caller, input),
      () => further(caller, written),
    );
  };

const hasBatch = (group: string): group is GroupWithBatch => Object.hasOwn(batches, group);

/** None for a record that the caller cannot change: its service reports that. */
async function checksOf(deps: MistakeDeps, caller: Caller, record: WrittenRecord): Promise<readonly Check[]> {
  const checks = checksOfOperation(record.operationId);
  if (checks === null) return [];
  const found = await catchProblem(() => writeOf(deps, caller, record));
  return "problem" in found ? [] : await checks(deps, found.result);
}

interface Get {
  get(caller: Caller, input: { readonly id: string }): Promise<object>;
}

async function writeOf(
  { services, newId }: MistakeDeps,
  caller: Caller,
  { operationId, id, body, mistaken }: WrittenRecord,
): Promise<CheckedWrite> {
  const [group = ""] = operationId.split(".");
  const service: unknown = Reflect.get(services, group);
  if (id === null || !hasGet(service)) return { caller, id: id ?? newId(), values: body, before: null, mistaken };
  // Each group returns its own records, of which only the names of fields matter here.
  const before = (await service.get(caller, { id })) as Values;
  const values = Object.fromEntries(Object.entries(body).filter(([name, value]) => !same(value, before[name])));
  return { caller, id, values, before, mistaken };
}

const hasGet = (service: unknown): service is Get =>
  typeof service === "object" && service !== null && "get" in service && typeof service.get === "function";

/** The record is checked like a new one, or like changes of the record that the key identifies. */
async function mistakesOfUpsert(
  deps: MistakeDeps,
  caller: Caller,
  { body, mistaken }: WrittenRecord,
): Promise<Detail[]> {
  const upsert = readUpsert(body);
  if (upsert === null) return [];
  const target = await catchProblem(() => upsertTarget(deps.store, caller, upsert));
  const id = "result" in target ? target.result : null;
  const { entity_type, ...changes } = upsert.record;
  const record = {
    operationId: id === null ? "entities.create" : "entities.update",
    id,
    body: id === null ? { entity_type, ...changes } : changes,
    mistaken: inside("/record", mistaken),
  };
  const checks = await checksOf(deps, caller, record);
  const ofKey = "problem" in target && target.problem.code === "unprocessable" ? target.problem.details : [];
  const ofRecord = await mistakesOf(checks.map((check) => () => prefixPaths("/record", async () => await check())));
  return [...ofKey, ...ofRecord];
}

/** Returns an upsert whose record can be checked; null if it has a mistake that prevents this. */
function readUpsert({ match_by, namespace, record }: Values): Upsert | null {
  if (match_by !== "email" && match_by !== "domain" && match_by !== "external_id") return null;
  if (typeof record !== "object" || record === null || !("entity_type" in record)) return null;
  if (record.entity_type !== "contact" && record.entity_type !== "company") return null;
  return {
    match_by,
    ...(typeof namespace === "string" && { namespace }),
    record: { ...record, entity_type: record.entity_type },
  };
}

/** Dependencies of checks. */
interface CheckDeps {
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
type ChecksOf = (deps: CheckDeps, write: CheckedWrite) => readonly Check[] | Promise<readonly Check[]>;

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
function checksOfOperation(operationId: string): ChecksOf | null {
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
