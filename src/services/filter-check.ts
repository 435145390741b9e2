import type { Permission } from "../../generated/vocabulary.js";
import { askedEntityType, fieldsOf, type FilteredType, type FilterPlace } from "../domain/filter-fields.ts";
import { checkFilter, type CheckedGroup, type FilterGroup } from "../domain/filter-tree.ts";
import type { CustomFieldRecordType } from "../domain/custom-fields.ts";
import type { Repositories } from "../repositories/store.ts";
import { customTablesOf } from "./custom-fields.ts";

/** What a filter is asked of, and where in the input it stands (`/filter` where nothing is said). */
export interface FilterPurpose {
  readonly type: FilteredType;
  readonly path?: string;
  /** Of those who ask: fields of other kinds of record are there for those who may read them. All are where nothing is said. */
  readonly permissions?: ReadonlySet<string>;
}

/** What it takes to ask of another kind of record. */
const READ = { company: "entities:read", opportunities: "opportunities:read" } as const satisfies Partial<
  Record<FilterPlace, Permission>
>;

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
  { type, path = "/filter", permissions }: FilterPurpose,
): Promise<CheckedGroup> {
  const custom = namesCustomFields(filter) ? await customTablesOf(repositories, orgId, CUSTOM[type]) : {};
  const fields = fieldsOf(type, custom, askedEntityType(filter));
  const hidden = Object.entries(READ).filter(([, permission]) => permissions?.has(permission) === false);
  return checkFilter(filter, { ...fields, ...Object.fromEntries(hidden.map(([place]) => [place, {}])) }, path);
}

function namesCustomFields({ conditions }: FilterGroup): boolean {
  return conditions.some((member) =>
    "conditions" in member ? namesCustomFields(member) : member.field.startsWith("custom_fields."),
  );
}
