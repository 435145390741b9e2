import { createChange, type Change, type ChangeOptions, type ChangeVerb } from "../../base/records/rules/change.ts";
import type { FieldChanges } from "../../base/platform/rules/differences.ts";
import type { EntityRecord } from "../../base/records/rules/entity.ts";

/** Returns the change that reports a new version of a contact or company. */
export function entityChange(record: EntityRecord, verb: ChangeVerb<"company">, options: ChangeOptions): Change {
  return createChange(`${record.entity_type}.${verb}`, record, options);
}

/** Returns the change for an update, plus those with a name of their own: a new lifecycle stage or company. */
export function updateChanges(record: EntityRecord, changes: FieldChanges, newId: () => string): Change[] {
  const changeList = [entityChange(record, "updated", { newId, changes })];
  if (record.entity_type !== "contact") return changeList;
  const { lifecycle_stage: stage, company_id: company } = changes;
  if (stage)
    changeList.push(
      createChange("contact.lifecycle_stage_changed", record, { newId, changes: { lifecycle_stage: stage } }),
    );
  if (company) {
    const kind = company.new === null ? "contact.company_unlinked" : "contact.company_linked";
    changeList.push(createChange(kind, record, { newId, changes: { company_id: company } }));
  }
  return changeList;
}
