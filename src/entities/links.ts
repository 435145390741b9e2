import type { Caller } from "../contract/caller.ts";
import type { EntityRecord } from "../records/rules/entity.ts";
import { Problem, wrongEntityType } from "../platform/rules/errors.ts";
import { changeEntity, type Change, type Target, type WriteDeps } from "./writes.ts";

/** A contact with its company, and what it had before. */
export interface Linked {
  readonly record: EntityRecord;
  readonly previousCompanyId: string | null;
}

/** Which company a contact is to have. */
export interface Link {
  readonly target: Target;
  readonly companyId: string | null;
  /** Where the contact has another company: whether to replace it, or to refuse. */
  readonly existing: "replace" | "refuse";
}

/** Gives a contact its company, or takes it (null); what is so already changes nothing. */
export async function linkCompany(
  deps: WriteDeps,
  caller: Caller,
  { target, companyId, existing }: Link,
): Change<Linked> {
  const wanted = companyId?.toLowerCase() ?? null;
  let previousCompanyId: string | null = null;
  const record = await changeEntity(deps, caller, {
    target,
    change(contact) {
      if (contact.entity_type !== "contact") throw wrongEntityType("id", ["contact"]);
      previousCompanyId = contact["company_id"] as string | null;
      const another = previousCompanyId !== null && previousCompanyId !== wanted;
      if (another && existing === "refuse") throw linkedElsewhere(previousCompanyId);
      return { company_id: wanted };
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
