import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type {
  OrganizationService,
  OrganizationUpdateInput,
  OrganizationUpdateTwoFactorPolicyInput,
  Schemas,
} from "../../../generated/services.js";
import { decodeBase64, normalizeTexts } from "../../base/platform/rules/text.ts";
import { nameOrAddress } from "./callers.ts";
import { notifyOwners, type AccountEmailDeps } from "./account-emails.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { type Detail, unprocessable, permissionDenied, stateConflict } from "../../base/platform/rules/errors.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { logAction } from "./audit-log.ts";
import type { OrganizationRecord, Branding, OrganizationSettings, TwoFactorPolicy } from "./sql/organizations.ts";
import { changedMembers, omitUndefined, requireRecord, requireFound } from "../../base/records/record-state.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import { inFieldOrder } from "../../base/records/rules/field-table.ts";
import { type ConnectionDeps, createConnections } from "./connection-writes.ts";

/** Dependencies of the organization's service. */
interface OrganizationDeps extends AccountEmailDeps {
  readonly store: Store;
}

const TEXTS = { required: ["name"], optional: ["postal_address"] };
const MAX_LOGO_BYTES = 65_536;

/** Implements the operations `organization.*`: the caller's own organization. */
export function organizationService(deps: OrganizationDeps): OrganizationService {
  const { store } = deps;
  return {
    async get({ organization }) {
      return await shownOrganization(store, requireRecord(await store.organizations.get(organization.id)));
    },
    update: (caller, input) => store.transaction(async (tx) => shownOrganization(tx, await update(tx, caller, input))),
    updateTwoFactorPolicy: (caller, input) =>
      store.transaction(async (tx) => shownOrganization(tx, await updateTwoFactorPolicy(deps, tx, { caller, input }))),
    previewRetention: ({ organization }, periods) => store.retention.preview(organization.id, periods),
    requestDeletion(caller, { name }) {
      requireOwner(caller);
      return store.transaction((tx) => requestDeletion(deps, tx, { caller, name }));
    },
    async cancelDeletion(caller) {
      requireOwner(caller);
      return await store.transaction((tx) => cancelDeletion(deps, tx, caller));
    },
  };
}

async function update(
  tx: Repositories,
  caller: Authorized<Caller, "organization:manage">,
  { expected_version, branding, retention, ...input }: OrganizationUpdateInput,
): Promise<OrganizationRecord> {
  const { id } = caller.organization;
  const texts = normalizeTexts(input, TEXTS);
  checkOrigins(input.embed_origins ?? []);
  const given = branding && readBranding(branding);
  const before = requireRecord(await tx.organizations.lock(id), expected_version);
  const settings = requireFound(await tx.organizations.settings(id));
  const changes = {
    ...texts,
    ...(given && { branding: { ...settings.branding, ...omitUndefined(given) } }),
    ...(retention && { retention: { ...settings.retention, ...omitUndefined(retention) } }),
  };
  const changed = changedMembers(changes, { ...before, ...settings });
  if (Object.keys(changed).length === 0) return before;
  const updated = requireRecord(await tx.organizations.update(id, changed, caller.actor));
  await logged(tx, caller, "organization.update");
  return updated;
}

/** The checks of the organization's fields. */
export const organizationChecks = ({ values }: CheckedWrite): Check[] => {
  const { embed_origins = [], branding } = values as Partial<OrganizationUpdateInput>;
  return [
    ...eachValue(values, (one) => normalizeTexts(one, TEXTS)),
    () => {
      checkOrigins(embed_origins);
    },
    () => branding && readBranding(branding),
  ];
};

function readBranding(given: Schemas["Branding"]): Partial<Branding> {
  const branding = normalizeTexts(given, { optional: ["display_name"] });
  if (typeof branding.logo !== "string") return branding;
  const logo = readImage(branding.logo);
  if (logo === null) throw unprocessable([{ path: "/branding/logo", code: "not_an_image" }]);
  return { ...branding, logo };
}

/** Returns the data URL of an image with the media type of its bytes; null if it is not an image, or too large. */
function readImage(url: string): string | null {
  const content = url.slice(url.indexOf(",") + 1);
  const bytes = decodeBase64(content);
  if (bytes === null || bytes.length > MAX_LOGO_BYTES) return null;
  const type = imageType(bytes);
  return type === null ? null : `data:${type};base64,${content}`;
}

/** The pattern of the contract does not exclude every host or port that cannot exist. */
function checkOrigins(origins: readonly string[]): void {
  const details = origins.flatMap((origin, index): Detail[] =>
    URL.parse(origin)?.origin === origin
      ? []
      : [{ path: `/embed_origins/${String(index)}`, code: "format", values: { format: "origin" } }],
  );
  if (details.length > 0) throw unprocessable(details);
}

async function updateTwoFactorPolicy(
  deps: OrganizationDeps,
  tx: Repositories,
  {
    caller,
    input: given,
  }: { caller: Authorized<Caller, "identity:manage">; input: OrganizationUpdateTwoFactorPolicyInput },
): Promise<OrganizationRecord> {
  const { id, name: organization } = caller.organization;
  const { expected_version, ...input } = given;
  const before = requireRecord(await tx.organizations.lock(id), expected_version);
  const settings = requireFound(await tx.organizations.settings(id));
  const policy = twoFactorPolicyOf(settings);
  const changed = changedMembers(input, policy);
  if (Object.keys(changed).length === 0) return before;
  const columns = tx.organizations.twoFactorColumns({ ...policy, ...changed });
  const updated = requireRecord(await tx.organizations.update(id, columns, caller.actor));
  await logged(tx, caller, "organization.updateTwoFactorPolicy");
  const about = { organization, editor: nameOrAddress(caller.user) };
  await notifyOwners(deps, tx, id, { kind: "sign_in_policy_changed", ...about, change: { kind: "second_factor" } });
  return updated;
}

/** Days between the request and the deletion. */
const WAITING_DAYS = 14;

function requireOwner(caller: Caller): void {
  if (caller.user.role !== "owner") throw permissionDenied();
}

async function requestDeletion(
  deps: OrganizationDeps,
  tx: Repositories,
  { caller, name }: { caller: Authorized<Caller, "organization:manage">; name: string },
): Promise<Schemas["OrganizationDeletion"]> {
  const { id } = caller.organization;
  const organization = requireRecord(await tx.organizations.lock(id));
  if (organization.name !== name) throw unprocessable([{ path: "/name", code: "other_name" }]);
  if (await requestedDeletion(tx, id)) throw stateConflict("deletion_requested");
  await tx.organizations.update(id, tx.organizations.deletionColumns(caller.actor, WAITING_DAYS), caller.actor);
  const deletion = requireFound(await requestedDeletion(tx, id));
  await logged(tx, caller, "organization.requestDeletion");
  const about = { organization: name, by: nameOrAddress(caller.user) };
  await notifyOwners(deps, tx, id, {
    kind: "organization_deletion_requested",
    ...about,
    date: deletion.deletes_at.slice(0, 10),
  });
  return deletion;
}

/** Without a requested deletion, nothing changes. */
async function cancelDeletion(
  deps: OrganizationDeps,
  tx: Repositories,
  caller: Authorized<Caller, "organization:manage">,
): Promise<Schemas["Organization"]> {
  const { id } = caller.organization;
  const organization = requireRecord(await tx.organizations.lock(id));
  if (!(await requestedDeletion(tx, id))) return await shownOrganization(tx, organization);
  const kept = requireRecord(await tx.organizations.update(id, tx.organizations.withoutDeletion, caller.actor));
  await logged(tx, caller, "organization.cancelDeletion");
  const by = nameOrAddress(caller.user);
  await notifyOwners(deps, tx, id, { kind: "organization_deletion_cancelled", organization: kept.name, by });
  return await shownOrganization(tx, kept);
}

async function requestedDeletion(
  { organizations }: Repositories,
  id: string,
): Promise<Schemas["OrganizationDeletion"] | null> {
  const settings = await organizations.settings(id);
  return settings && deletionOf(settings);
}

/** Returns an organization as the API shows it. */
async function shownOrganization(
  { organizations }: Pick<Repositories, "organizations">,
  record: OrganizationRecord,
): Promise<Schemas["Organization"]> {
  const settings = requireFound(await organizations.settings(record.id));
  const { branding, embed_origins, max_file_size_mb, retention } = settings;
  return inFieldOrder("Organization", {
    ...record,
    branding,
    embed_origins: [...embed_origins],
    max_file_size_mb,
    retention,
    two_factor_policy: twoFactorPolicyOf(settings),
    quotas: QUOTAS,
    deletion: deletionOf(settings),
  });
}

/** Returns the two-factor policy of an organization. */
function twoFactorPolicyOf(settings: OrganizationSettings): TwoFactorPolicy {
  return {
    required: settings.two_factor_required,
    grace_days: settings.two_factor_grace_days,
    required_since: settings.two_factor_required_since,
  };
}

/** Returns the requested deletion of an organization; null if none is requested. */
function deletionOf(settings: OrganizationSettings): Schemas["OrganizationDeletion"] | null {
  const { deletion_requested_at: requested_at, deletion_requested_by: requested_by, deletes_at } = settings;
  if (requested_at === null || requested_by === null || deletes_at === null) return null;
  return { requested_at, requested_by, deletes_at };
}

/** Changes an organization's plan. With `free`, its API keys are rejected from then on. */
export async function changePlan(
  { store }: Pick<ConnectionDeps, "store">,
  caller: Authorized<Caller, "organization:manage">,
  plan: OrganizationRecord["plan"],
): Promise<OrganizationRecord> {
  const { id } = caller.organization;
  return await store.transaction(async (tx) => {
    const before = requireRecord(await tx.organizations.lock(id));
    if (before.plan === plan) return before;
    const changed = requireRecord(await tx.organizations.update(id, { plan }, caller.actor));
    await logged(tx, caller, "organization.update");
    return changed;
  });
}

/**
 * Locks everybody out: sessions end, nobody can sign in, keys are rejected within a second, and connections of AI
 * applications are revoked. Returns false if the organization was already suspended.
 */
export async function suspendOrganization(
  deps: ConnectionDeps,
  caller: Authorized<Caller, "organization:manage">,
): Promise<boolean> {
  const { id } = caller.organization;
  return await deps.store.transaction(async (tx) => {
    requireRecord(await tx.organizations.lock(id));
    if (!(await tx.organizations.suspend(id, caller.actor))) return false;
    await tx.sessions.endAll(id);
    await createConnections(deps).revoke(tx, id, {}, { reason: "organization_disabled", by: caller.actor });
    await logged(tx, caller, "organization.suspend");
    return true;
  });
}

/**
 * Lifts a suspension; revoked connections of AI applications stay revoked. Returns false if the organization was not
 * suspended.
 */
export async function resumeOrganization(
  { store }: Pick<ConnectionDeps, "store">,
  caller: Authorized<Caller, "organization:manage">,
): Promise<boolean> {
  const { id } = caller.organization;
  return await store.transaction(async (tx) => {
    requireRecord(await tx.organizations.lock(id));
    if (!(await tx.organizations.resume(id, caller.actor))) return false;
    await logged(tx, caller, "organization.resume");
    return true;
  });
}

function logged(tx: Repositories, caller: Caller, action: string): Promise<void> {
  return logAction(tx, caller, action, { type: "organization", id: caller.organization.id });
}

/**
 * Returns the media type of an image by its signature, because the declared type proves nothing; null if it is neither
 * PNG nor JPEG nor WebP. SVG is excluded: it can contain scripts.
 */
function imageType(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  return head.startsWith("RIFF") && head.slice(8) === "WEBP" ? "image/webp" : null;
}
