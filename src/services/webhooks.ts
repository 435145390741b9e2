import type { Schemas, WebhooksCreateInput, WebhooksService, WebhooksUpdateInput } from "../../generated/services.js";
import type { Vault } from "../access/vault.ts";
import type { Caller } from "../contract/caller.ts";
import { type Detail, unprocessable, validationFailed } from "../domain/errors.ts";
import { tidyTexts } from "../domain/tidy-texts.ts";
import { subscriptionProblems } from "../domain/webhook-subscriptions.ts";
import type { Egress } from "../net/egress.ts";
import type { WebhookRecord } from "../repositories/webhooks.ts";
import { logAction } from "./log-entries.ts";
import { readList } from "./record-list.ts";
import { expectRecord, newRecord, sent } from "./record-state.ts";
import { type DeliveryParts, getDelivery, listDeliveries, redeliver, testWebhook } from "./webhook-deliveries.ts";
import { issueSecret } from "./webhook-secrets.ts";

const TEXTS = { required: ["url"], optional: ["description"] };
const MOST_WEBHOOKS = 20;

/** What the service of webhooks is made of. */
interface WebhookParts extends DeliveryParts {
  readonly vault: Vault;
  readonly egress: Pick<Egress, "check">;
}

interface Target {
  readonly id: string;
  readonly expected_version?: number | undefined;
}

/** Where an organization wants to be told of changes. */
export function webhooksService(parts: WebhookParts): WebhooksService {
  const { store, sealer } = parts;
  return {
    list({ organization: { id: orgId } }, { page, page_size, sort, cursor, ...filters }) {
      const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      return readList(sealer, { operation: "webhooks.list", orgId, filters }, input, (request) =>
        store.webhooks.list(orgId, request, filters),
      );
    },
    get: async ({ organization }, { id }) => expectRecord(await store.webhooks.get(organization.id, id)),
    create: (caller, input) => create(parts, caller, input),
    update: (caller, input) => update(parts, caller, input),
    delete: (caller, target) => remove(parts, caller, target),
    rotateSecret: (caller, target) => rotate(parts, caller, target),
    test: (caller, { id }) => testWebhook(parts, caller, id),
    redeliver: (caller, input) => redeliver(parts, caller, input),
    deliveries: (caller, input) => listDeliveries(parts, caller, input),
    delivery: (caller, input) => getDelivery(parts, caller, input),
  };
}

/** The organization is held: two at once cannot together be too many. */
async function create(
  parts: WebhookParts,
  caller: Caller,
  input: WebhooksCreateInput,
): Promise<Schemas["IssuedWebhook"]> {
  const { url, events, description = null } = await checked(parts, tidyTexts(input, TEXTS));
  const { id: orgId } = caller.organization;
  const record = newRecord(parts.newId(), caller.actor);
  const { secret, locked } = issueSecret(parts.vault, record.id);
  return await parts.store.transaction(async (tx) => {
    await tx.organizations.lock(orgId);
    if ((await tx.webhooks.count(orgId)) >= MOST_WEBHOOKS) throw tooMany();
    const row = { url, description, events, status: "active", secret: locked, created_by_user: caller.user.id };
    await tx.webhooks.insert(orgId, { ...record, ...row });
    await logAction(tx, caller, "webhooks.create", { type: "webhook", id: record.id });
    return { ...expectRecord(await tx.webhooks.get(orgId, record.id)), secret };
  });
}

async function update(parts: WebhookParts, caller: Caller, input: WebhooksUpdateInput): Promise<WebhookRecord> {
  const { id, expected_version, ...given } = tidyTexts(input, TEXTS);
  const { status, ...fields } = await checked(parts, given);
  const orgId = caller.organization.id;
  return await parts.store.transaction(async (tx) => {
    const before = expectRecord(await tx.webhooks.lock(orgId, id), expected_version);
    const resumes = status === "active" && before.status !== "active";
    const state = resumes ? tx.webhooks.resumed() : status === "paused" ? { status, disabled_reason: null } : {};
    const after = expectRecord(await tx.webhooks.update(orgId, id, { ...sent(fields), ...state }, caller.actor));
    await logAction(tx, caller, "webhooks.update", { type: "webhook", id });
    return after;
  });
}

async function remove(
  { store }: WebhookParts,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  return await store.transaction(async (tx) => {
    expectRecord(await tx.webhooks.lock(orgId, id), expected_version);
    const removed = expectRecord(await tx.webhooks.remove(orgId, id, caller.actor));
    await tx.webhookDeliveries.endPending(orgId, id, "cancelled");
    await logAction(tx, caller, "webhooks.delete", { type: "webhook", id });
    return { id, deleted_at: removed.deleted_at ?? "" };
  });
}

async function rotate(
  parts: WebhookParts,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<Schemas["IssuedWebhook"]> {
  const orgId = caller.organization.id;
  const { secret, locked } = issueSecret(parts.vault, id);
  return await parts.store.transaction(async (tx) => {
    expectRecord(await tx.webhooks.lock(orgId, id), expected_version);
    const changes = tx.webhooks.rotated(locked);
    const rotated = expectRecord(await tx.webhooks.update(orgId, id, changes, caller.actor));
    await logAction(tx, caller, "webhooks.rotateSecret", { type: "webhook", id });
    return { ...rotated, secret };
  });
}

/** The input, if its URL can be called and there are events of all the kinds. */
async function checked<Input extends Partial<Pick<WebhooksCreateInput, "url" | "events">>>(
  { egress }: WebhookParts,
  input: Input,
): Promise<Input> {
  const kinds = subscriptionProblems(input.events ?? []);
  if (kinds.length > 0) throw validationFailed(kinds);
  const wrong = input.url === undefined ? null : await egress.check(input.url, "/url");
  if (wrong) throw unprocessable([wrong]);
  return input;
}

function tooMany() {
  const detail: Detail = {
    path: "/url",
    code: "too_many",
    values: { limit: MOST_WEBHOOKS },
    extra: { limit: MOST_WEBHOOKS },
  };
  return unprocessable([detail]);
}
