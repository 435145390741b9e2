import type { Change, FieldChanges } from "../domain/change.ts";
import type { EntityRecord } from "../domain/entity.ts";

/** Not told as changed fields: they change with every version. */
const COUNTING: ReadonlySet<string> = new Set(["version", "updated_at", "updated_by"]);

/** What is to be told of a record's new version. */
export function entityChange(
  record: EntityRecord,
  verb: string,
  { newId, changes = null, data = record }: { newId: () => string; changes?: FieldChanges | null; data?: object },
): Change {
  return {
    id: newId(),
    record_type: record.entity_type,
    record_id: record.id,
    kind: `${record.entity_type}.${verb}`,
    version: record.version,
    actor: record.updated_by,
    occurred_at: record.updated_at,
    data,
    changes,
  };
}

/** An update, and beside it what has a kind of its own: another stage, another company. */
export function updateChanges(record: EntityRecord, differences: FieldChanges, newId: () => string): Change[] {
  const changes = Object.fromEntries(Object.entries(differences).filter(([field]) => !COUNTING.has(field)));
  const told = [entityChange(record, "updated", { newId, changes })];
  if (record.entity_type !== "contact") return told;
  const { lifecycle_stage: stage, company_id: company } = differences;
  if (stage) told.push(entityChange(record, "lifecycle_stage_changed", { newId, changes: { lifecycle_stage: stage } }));
  if (company) {
    const verb = company.new === null ? "company_unlinked" : "company_linked";
    told.push(entityChange(record, verb, { newId, changes: { company_id: company } }));
  }
  return told;
}
