import { requirePermissions } from "../platform/rights.ts";
import type { Caller } from "../contract/caller.ts";
import { requiredEntityType, fieldsOf, type FilteredType } from "./rules/filter-fields.ts";
import { permissionsOfFilter } from "./rules/filter-permissions.ts";
import { checkFilter, type CheckedGroup, type FilterGroup, knowsFields } from "./rules/filter-tree.ts";
import { type CustomFieldRecordType, isCustomFieldType } from "./rules/custom-fields.ts";
import type { Repositories } from "../store/store.ts";
import { customTablesOf } from "./custom-fields.ts";

/** The records that a filter applies to, and its path in the input (default `/filter`). */
interface FilterPurpose {
  readonly type: FilteredType;
  readonly path?: string;
  /**
   * The caller, who must be able to read every field of the filter. Null if this was checked when the filter was
   * stored.
   */
  readonly caller: Caller | null;
}

/** Returns the record types whose custom fields a filter can use. */
export function customTypes(type: FilteredType): readonly CustomFieldRecordType[] {
  if (type === "entity") return ["contact", "company"];
  return isCustomFieldType(type) ? [type] : [];
}

/**
 * Checks a filter against the fields of the contract and the custom fields of the organization. Throws
 * `insufficient_scope` or `permission_denied` if the caller cannot read a field of the filter, because matches disclose
 * its values, and `unprocessable` with all other errors.
 */
export async function readFilter(
  store: Pick<Repositories, "customFields" | "organizations">,
  orgId: string,
  filter: FilterGroup,
  { type, path = "/filter", caller }: FilterPurpose,
): Promise<CheckedGroup> {
  if (caller) requirePermissions(caller, permissionsOfFilter(type, filter));
  // An error about an unknown field names the custom fields too.
  const usesCustom = namesCustomFields(filter) || !knowsFields(filter, fieldsOf(type));
  const custom = usesCustom ? await customTablesOf(store, orgId, customTypes(type)) : {};
  const fields = fieldsOf(type, custom, requiredEntityType(filter));
  return checkFilter(filter, fields, path, await countryFor(filter, store, orgId));
}

/**
 * Returns the country of phone numbers without a country code. Queries it only if the filter contains a phone field.
 */
async function countryFor(
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
