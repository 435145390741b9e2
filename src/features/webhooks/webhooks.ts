import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type {
  Schemas,
  WebhooksCreateInput,
  WebhooksService,
  WebhooksUpdateInput,
} from "../../../generated/services.js";
import { requireConfirmed, requirePermissions } from "../../base/platform/rights.ts";
import type { Encryption } from "../../base/platform/encryption.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { notSettable, tooMany, unprocessable } from "../../base/platform/rules/errors.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import { contains } from "../../base/platform/rules/permissions.ts";
import type { Target } from "../../base/records/resource/locks.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import { permissionsOfEvents } from "../../base/records/rules/webhook-subscriptions.ts";
import type { Egress } from "../../base/net/egress.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { WebhookRecord } from "./sql/webhooks.ts";
import { logAction } from "../accounts/audit-log.ts";
import { readList } from "../../base/records/record-list.ts";
import { changedMembers, requireRecord, standardFields } from "../../base/records/record-state.ts";
import { type DeliveryDeps, getDelivery, listDeliveries, redeliver, testWebhook } from "./deliveries.ts";
import { shownWebhook, shownWebhooks } from "./rights.ts";
import { issueSecret } from "./secrets.ts";

const TEXTS = { required: ["url"], optional: ["description"] };
const MAX_WEBHOOKS = QUOTAS.webhooks;

/** The dependencies of the webhook service. */
interface WebhookDeps extends DeliveryDeps {
  readonly encryption: Encryption;
  readonly egress: Pick<Egress, "check">;
}

/** The service for webhooks of an organization. */
export function webhooksService(deps: WebhookDeps): WebhooksService {
  const { store, signedTokens } = deps;
  return {
    async list({ organization: { id: orgId } }, { page, page_size, sort, cursor, ...filters }) {
      const input = { page, page_size, sort, cursor };
      const found = await readList(signedTokens, { operation: "webhooks.list", orgId, filters }, input, (request) =>
        store.webhooks.list(orgId, filters, request),
      );
      return { ...found, items: await shownWebhooks(store, orgId, found.items) };
    },
    get: async ({ organization }, { id }) =>
      await shownWebhook(store, organization.id, requireRecord(await store.webhooks.get(organization.id, id))),
    create: (caller, input) => create(deps, caller, input),
    update: (caller, input) => update(deps, caller, input),
    delete: (caller, target) => remove(deps, caller, target),
    rotateSecret: (caller, target) => rotate(deps, caller, target),
    test: (caller, { id }) => testWebhook(deps, caller, id),
    redeliver: (caller, input) => redeliver(deps, caller, input),
    deliveries: (caller, input) => listDeliveries(deps, caller, input),
    delivery: (caller, input) => getDelivery(deps, caller, input),
  };
}

/** Locks the organization, so that concurrent calls cannot exceed the limit. */
async function create(
  deps: WebhookDeps,
  caller: Authorized<Caller, "webhooks:write">,
  input: WebhooksCreateInput,
): Promise<Schemas["IssuedWebhook"]> {
  const { url, events, description = null } = await requireCallableUrl(deps, normalizeTexts(input, TEXTS));
  const { id: orgId } = caller.organization;
  requirePermissions(caller, permissionsOfEvents(events));
  const record = standardFields(deps.newId(), caller.actor);
  const { secret, encrypted } = issueSecret(deps.encryption, record.id);
  return await deps.store.transaction(async (tx) => {
    await tx.organizations.lock(orgId);
    if ((await tx.webhooks.count(orgId)) >= MAX_WEBHOOKS) throw tooMany("/url", MAX_WEBHOOKS);
    const row = { url, description, events, status: "active", secret: encrypted, created_by_user: caller.user.id };
    await tx.webhooks.insert(orgId, { ...record, ...row, ...authorityOf(caller) });
    await logAction(tx, caller, "webhooks.create", { type: "webhook", id: record.id });
    return { ...(await shownWebhook(tx, orgId, requireRecord(await tx.webhooks.get(orgId, record.id)))), secret };
  });
}

async function update(
  deps: WebhookDeps,
  caller: Authorized<Caller, "webhooks:write">,
  input: WebhooksUpdateInput,
): Promise<Schemas["Webhook"]> {
  const { id, expected_version, ...given } = normalizeTexts(input, TEXTS);
  const { status, ...fields } = await requireCallableUrl(deps, given);
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    const before = requireRecord(await tx.webhooks.lock(orgId, id), expected_version);
    const resumes = status === "active" && before.status !== "active";
    const state = resumes ? tx.webhooks.resumed() : status === "paused" ? { status, disabled_reason: null } : {};
    if (status === "disabled" && before.status !== "disabled") throw notSettable("/status", ["active", "paused"]);
    const own = { ...changedMembers(fields, before), ...(status === before.status ? {} : state) };
    const authority = await authorityAfter(tx, caller, { before, changed: own, status });
    // The data goes elsewhere, is other data, or flows again.
    if (Object.keys(authority).length > 0) requireConfirmed(caller);
    const changed = { ...own, ...authority };
    if (Object.keys(changed).length === 0) return await shownWebhook(tx, orgId, before);
    const after = requireRecord(await tx.webhooks.update(orgId, id, changed, caller.actor));
    await logAction(tx, caller, "webhooks.update", { type: "webhook", id });
    return await shownWebhook(tx, orgId, after);
  });
}

interface WebhookUpdate {
  readonly before: WebhookRecord;
  readonly changed: { readonly url?: string; readonly events?: readonly string[]; readonly status?: string };
  /** As sent by the client. */
  readonly status: string | undefined;
}

/**
 * Returns the authority of a changed webhook. A caller who changes the URL or events, or activates the webhook, must be
 * able to read the events and becomes its authority. A caller who can read them also resumes suspended events by
 * sending `status: active`.
 */
async function authorityAfter(
  tx: Repositories,
  caller: Caller,
  { before, changed, status }: WebhookUpdate,
): Promise<object> {
  const needed = permissionsOfEvents(changed.events ?? before.events);
  const newAuthority = { ...authorityOf(caller), told_of_suspension: false };
  if (changed.url !== undefined || changed.events !== undefined || changed.status === "active") {
    requirePermissions(caller, needed);
    return newAuthority;
  }
  if (status !== "active" || !contains(caller.permissions, needed)) return {};
  const { events_suspended } = await shownWebhook(tx, caller.organization.id, before);
  return events_suspended.length > 0 ? newAuthority : {};
}

async function remove(
  { store }: WebhookDeps,
  caller: Authorized<Caller, "webhooks:write">,
  { id, expected_version }: Target,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  return await store.transaction(async (tx) => {
    requireRecord(await tx.webhooks.lock(orgId, id), expected_version);
    const removed = requireRecord(await tx.webhooks.remove(orgId, id, caller.actor));
    await tx.webhookDeliveries.endPending(orgId, id, "cancelled");
    await logAction(tx, caller, "webhooks.delete", { type: "webhook", id });
    return { id, deleted_at: removed.deleted_at ?? "" };
  });
}

async function rotate(
  deps: WebhookDeps,
  caller: Authorized<Caller, "webhooks:write">,
  { id, expected_version }: Target,
): Promise<Schemas["IssuedWebhook"]> {
  const orgId = caller.organization.id;
  const { secret, encrypted } = issueSecret(deps.encryption, id);
  return await deps.store.transaction(async (tx) => {
    requireRecord(await tx.webhooks.lock(orgId, id), expected_version);
    const changes = tx.webhooks.rotated(encrypted);
    const rotated = requireRecord(await tx.webhooks.update(orgId, id, changes, caller.actor));
    await logAction(tx, caller, "webhooks.rotateSecret", { type: "webhook", id });
    return { ...(await shownWebhook(tx, orgId, rotated)), secret };
  });
}

/** Returns the input if its URL can be called. */
async function requireCallableUrl<Input extends Partial<Pick<WebhooksCreateInput, "url">>>(
  { egress }: Pick<WebhookDeps, "egress">,
  input: Input,
): Promise<Input> {
  const wrong = input.url === undefined ? null : await egress.check(input.url, "/url");
  if (wrong) throw unprocessable([wrong]);
  return input;
}

/** The checks of a webhook's fields. */
export const webhookChecks = (deps: Pick<WebhookDeps, "egress">, { values }: CheckedWrite): Check[] => [
  ...eachValue(values, (one) => normalizeTexts(one, TEXTS)),
  ...eachValue(values, (one) => requireCallableUrl(deps, one)),
];

/** The authority of a webhook: the user and API key whose permissions apply. */
const authorityOf = ({ user, credential }: Caller): object => ({
  authority_user: user.id,
  authority_key: credential.kind === "api_key" ? credential.id : null,
});
