import type { Caller } from "../../base/contract/caller.ts";
import type { FieldValues } from "../../base/records/rules/entity-input.ts";
import { unprocessable, type Detail } from "../../base/platform/rules/errors.ts";
import type { Repositories } from "../../base/store/store.ts";

/**
 * Throws `unprocessable` if a reference points to nothing in this organization, or if a company would become its own
 * ancestor.
 */
export async function checkReferences(
  { entities, users }: Repositories,
  caller: Caller,
  { id, values }: { readonly id: string; readonly values: FieldValues },
): Promise<void> {
  const orgId = caller.organization.id;
  const hasUser = async (user: string): Promise<boolean> =>
    user === caller.user.id || (await users.get(orgId, user)) !== null;
  // Locked: in a transaction the company exists until the reference is written, and a concurrent merge moves the
  // reference too.
  const hasCompany = async (company: string): Promise<boolean> =>
    (await entities.lockLive(orgId, [company])).get(company) === "company";
  const checks = { owner_id: hasUser, company_id: hasCompany, parent_company_id: hasCompany };
  const details: Detail[] = [];
  for (const [field, exists] of Object.entries(checks)) {
    const value = values[field];
    if (typeof value === "string" && !(await exists(value)))
      details.push({ path: `/${field}`, code: "reference_not_found" });
  }
  const parent = values["parent_company_id"];
  if (details.length === 0 && typeof parent === "string" && (await entities.isAtOrAbove(orgId, id, parent))) {
    details.push({ path: "/parent_company_id", code: "cycle" });
  }
  if (details.length > 0) throw unprocessable(details);
}
