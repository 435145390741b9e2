import type { Caller } from "../../base/contract/caller.ts";
import type { EntityRecord } from "../../base/records/rules/entity.ts";
import { Problem, wrongEntityType } from "../../base/platform/rules/errors.ts";
import { changeEntity, type ChangeResult, type Target, type WriteDeps } from "./writes.ts";

/** A contact after the change, and its previous company. */
export interface LinkedContact {
  readonly record: EntityRecord;
  readonly previousCompanyId: string | null;
}

/** The company that a contact is to be linked to. */
export interface CompanyLink {
  readonly target: Target;
  readonly companyId: string | null;
  /** If the contact has another company: replace the link or reject the request. */
  readonly existing: "replace" | "refuse";
}

/** Links a contact to a company, or unlinks it (null). Without a difference nothing is written. */
export async function linkCompany(
  deps: WriteDeps,
  caller: Caller,
  { target, companyId, existing }: CompanyLink,
): ChangeResult<LinkedContact> {
  const newCompanyId = companyId?.toLowerCase() ?? null;
  let previousCompanyId: string | null = null;
  const record = await changeEntity(deps, caller, {
    target,
    change(contact) {
      if (contact.entity_type !== "contact") throw wrongEntityType("id", ["contact"]);
      previousCompanyId = contact["company_id"] as string | null;
      const another = previousCompanyId !== null && previousCompanyId !== newCompanyId;
      if (another && existing === "refuse") throw linkedElsewhere(previousCompanyId);
      return { company_id: newCompanyId };
    },
  });
  return record && { record, previousCompanyId };
}

const linkedElsewhere = (companyId: string | null): Problem =>
  new Problem("state_conflict", [
    {
      path: "/company_id",
      code: "linked_elsewhere",
      ...(companyId === null ? {} : { extra: { existing_id: companyId } }),
    },
  ]);
