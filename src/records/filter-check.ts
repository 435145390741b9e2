import { requirePermissions } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import { askedEntityType, fieldsOf, type FilteredType } from "./rules/filter-fields.ts";
import { permissionsOfFilter } from "./rules/filter-permissions.ts";
import { checkFilter, type CheckedGroup, type FilterGroup } from "./rules/filter-tree.ts";
import type { CustomFieldRecordType } from "./rules/custom-fields.ts";
import type { Repositories } from "../store/store.ts";
import { customTablesOf } from "./custom-fields.ts";

/** What a filter is asked of, and where in the input it stands (`/filter` where nothing is said). */
export interface FilterPurpose {
  readonly type: FilteredType;
  readonly path?: string;
  /** Who asks, and has to be able to read all that the filter asks about. Null: they were asked when it was stored. */
  readonly caller: Caller | null;
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

/**
 * Checks a filter against the contract's fields and the organization's own. Throws `insufficient_scope` or `permission_denied`
 * where the caller may not read what it asks about: what a filter matches tells the data; and `unprocessable` with all that
 * does not fit.
 */
export async function checkedFilter(
  store: Pick<Repositories, "customFields" | "organizations">,
  orgId: string,
  filter: FilterGroup,
  { type, path = "/filter", caller }: FilterPurpose,
): Promise<CheckedGroup> {
  if (caller) requirePermissions(caller, permissionsOfFilter(type, filter));
  const custom = namesCustomFields(filter) ? await customTablesOf(store, orgId, CUSTOM[type]) : {};
  const fields = fieldsOf(type, custom, askedEntityType(filter));
  return checkFilter(filter, fields, path, await countryFor(filter, store, orgId));
}

/** The country of phone numbers without a country code; it is looked up only where a filter may ask for a number. */
export async function countryFor(
  filter: FilterGroup,
  { organizations }: Pick<Repositories, "organizations">,
  orgId: string,
): Promise<string | null> {
  return namesPhones(filter) ? ((await organizations.get(orgId))?.default_country ?? null) : null;
}

function namesPhones({ conditions }: FilterGroup): boolean {
  return conditions.some((member) =>
    "conditions" in member ? namesPhones(member) : /(?:^|\.)(?:phone|mobile)$|^custom_fields\./.test(member.field),
  );
}

function namesCustomFields({ conditions }: FilterGroup): boolean {
  return conditions.some((member) =>
    "conditions" in member ? namesCustomFields(member) : member.field.startsWith("custom_fields."),
  );
}
