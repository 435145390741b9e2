import { askedEntityType, fieldsOf, type FilteredType } from "../domain/filter-fields.ts";
import { checkFilter, type CheckedGroup, type FilterGroup } from "../domain/filter-tree.ts";
import type { CustomFieldRecordType } from "../domain/custom-fields.ts";
import type { Repositories } from "../repositories/store.ts";
import { customTablesOf } from "./custom-fields.ts";

/** What a filter is asked of, and where in the input it stands (`/filter` where nothing is said). */
export interface FilterPurpose {
  readonly type: FilteredType;
  readonly path?: string;
}

const CUSTOM: Readonly<Record<FilteredType, readonly CustomFieldRecordType[]>> = {
  entity: ["contact", "company"],
  contact: ["contact"],
  company: ["company"],
  opportunity: ["opportunity"],
  task: ["task"],
  note: [],
  segment: [],
  campaign: [],
};

/** Checks a filter against the contract's fields and the organization's own; throws `unprocessable` with all that does not fit. */
export async function checkedFilter(
  repositories: Pick<Repositories, "customFields">,
  orgId: string,
  filter: FilterGroup,
  { type, path = "/filter" }: FilterPurpose,
): Promise<CheckedGroup> {
  const custom = namesCustomFields(filter) ? await customTablesOf(repositories, orgId, CUSTOM[type]) : {};
  return checkFilter(filter, fieldsOf(type, custom, askedEntityType(filter)), path);
}

function namesCustomFields({ conditions }: FilterGroup): boolean {
  return conditions.some((member) =>
    "conditions" in member ? namesCustomFields(member) : member.field.startsWith("custom_fields."),
  );
}
