import { createChange, type Change, type ChangeOptions } from "../records/rules/change.ts";
import type { FieldChanges } from "../platform/rules/differences.ts";
import type { EntityRecord } from "../records/rules/entity.ts";

/** What is to be told of a contact's or company's new version. */
export function entityChange(record: EntityRecord, verb: string, telling: ChangeOptions): Change {
  return createChange(`${record.entity_type}.${verb}`, record, telling);
}

/** An update, and beside it what has a kind of its own: another stage, another company. */
export function updateChanges(record: EntityRecord, changes: FieldChanges, newId: () => string): Change[] {
  const told = [entityChange(record, "updated", { newId, changes })];
  if (record.entity_type !== "contact") return told;
  const { lifecycle_stage: stage, company_id: company } = changes;
  if (stage) told.push(entityChange(record, "lifecycle_stage_changed", { newId, changes: { lifecycle_stage: stage } }));
  if (company) {
    const verb = company.new === null ? "company_unlinked" : "company_linked";
    told.push(entityChange(record, verb, { newId, changes: { company_id: company } }));
  }
  return told;
}
