import type { Schemas } from "../../../generated/services.js";
import { notFound } from "../../base/platform/rules/errors.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import { inFieldOrder } from "../../base/records/rules/field-order.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { OrganizationRecord } from "./sql/organizations.ts";
import type { OrganizationSettings, TwoFactorPolicy } from "./sql/organization-settings.ts";

/** Returns an organization as the API shows it. */
export async function shownOrganization(
  { organizations }: Pick<Repositories, "organizations">,
  record: OrganizationRecord,
): Promise<Schemas["Organization"]> {
  const settings = await organizations.settings(record.id);
  if (!settings) throw notFound();
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
export function twoFactorPolicyOf(settings: OrganizationSettings): TwoFactorPolicy {
  return {
    required: settings.two_factor_required,
    grace_days: settings.two_factor_grace_days,
    required_since: settings.two_factor_required_since,
  };
}

/** Returns the requested deletion of an organization; null if none is requested. */
export function deletionOf(settings: OrganizationSettings): Schemas["OrganizationDeletion"] | null {
  const { deletion_requested_at: requested_at, deletion_requested_by: requested_by, deletes_at } = settings;
  if (requested_at === null || requested_by === null || deletes_at === null) return null;
  return { requested_at, requested_by, deletes_at };
}
