import type {
  OrganizationService,
  OrganizationUpdateInput,
  OrganizationUpdateTwoFactorPolicyInput,
  Schemas,
} from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { decodeBase64 } from "../../base/platform/base64.ts";
import { nameOrAddress } from "./callers.ts";
import { notifyOwners } from "./owner-notices.ts";
import { type Check, type CheckedWrite, eachValue } from "../../base/platform/mistakes.ts";
import { type Detail, notFound, unprocessable } from "../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../base/platform/rules/normalize-texts.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { AccountEmailDeps } from "./account-emails.ts";
import { logAction } from "./audit-log/entries.ts";
import { deletionOperations } from "./organization-deletion.ts";
import { shownOrganization, twoFactorPolicyOf } from "./organization-record.ts";
import { imageType } from "./rules/image-data.ts";
import type { OrganizationRecord } from "./sql/organizations.ts";
import type { Branding } from "./sql/organization-settings.ts";
import { changedMembers, omitUndefined, requireRecord } from "../../base/records/record-state.ts";

/** Dependencies of the organization's service. */
export interface OrganizationDeps extends AccountEmailDeps {
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
    ...deletionOperations(deps),
  };
}

async function update(
  tx: Repositories,
  caller: Caller,
  { expected_version, branding, retention, ...input }: OrganizationUpdateInput,
): Promise<OrganizationRecord> {
  const { id } = caller.organization;
  const texts = normalizeTexts(input, TEXTS);
  checkOrigins(input.embed_origins ?? []);
  const given = branding && readBranding(branding);
  const before = requireRecord(await tx.organizations.lock(id), expected_version);
  const settings = await tx.organizations.settings(id);
  if (!settings) throw notFound();
  const changes = {
    ...texts,
    ...(given && { branding: { ...settings.branding, ...omitUndefined(given) } }),
    ...(retention && { retention: { ...settings.retention, ...omitUndefined(retention) } }),
  };
  const changed = changedMembers(changes, { ...before, ...settings });
  if (Object.keys(changed).length === 0) return before;
  const updated = requireRecord(await tx.organizations.update(id, changed, caller.actor));
  await logAction(tx, caller, "organization.update", { type: "organization", id });
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
  { caller, input: given }: { caller: Caller; input: OrganizationUpdateTwoFactorPolicyInput },
): Promise<OrganizationRecord> {
  const { id, name: organization } = caller.organization;
  const { expected_version, ...input } = given;
  const before = requireRecord(await tx.organizations.lock(id), expected_version);
  const settings = await tx.organizations.settings(id);
  if (!settings) throw notFound();
  const policy = twoFactorPolicyOf(settings);
  const changed = changedMembers(input, policy);
  if (Object.keys(changed).length === 0) return before;
  const columns = tx.organizations.twoFactorColumns({ ...policy, ...changed });
  const updated = requireRecord(await tx.organizations.update(id, columns, caller.actor));
  await logAction(tx, caller, "organization.updateTwoFactorPolicy", { type: "organization", id });
  const about = { organization, editor: nameOrAddress(caller.user) };
  await notifyOwners(deps, tx, id, { kind: "sign_in_policy_changed", ...about, change: { kind: "second_factor" } });
  return updated;
}
