import type { ResourceRecords, ResourceType } from "../../../../generated/resources.js";
import type { ChangeKind } from "../../../../generated/vocabulary.js";
import { differences, type FieldChanges } from "../../platform/rules/differences.ts";
import { createChange } from "../rules/change.ts";
import type { ResourceChange, ResourceContext, RuledResource } from "./rules.ts";

type WrittenEvent = "created" | "updated" | "deleted" | "restored";

/** A write and its name: `created`. */
export interface WrittenChange<Row> extends ResourceChange<Row> {
  readonly event: WrittenEvent;
}

/** Returns the kind of a change: `task.created`. */
export const kindOf = (type: ResourceType, event: WrittenEvent): ChangeKind => `${type}.${event}`;

/** Reports a write as changes, with those that the rules add, and runs the rules that follow it. */
export async function report<Type extends ResourceType>(
  context: ResourceContext,
  { type, rules }: RuledResource<Type>,
  { event, before, after }: WrittenChange<ResourceRecords[Type]>,
): Promise<void> {
  const { tx, caller, newId } = context;
  const changed = event === "updated" && before !== null ? differences(before, after) : null;
  const isEdit = event === "created" || event === "updated";
  const further = isEdit ? (rules.reports?.({ before, after }) ?? []) : [];
  await tx.changes.append(caller.organization.id, [
    createChange(kindOf(type, event), after, { newId, changes: changed }),
    ...further.map(({ kind, fields }) =>
      createChange(kind, after, { newId, changes: changed && among(changed, fields) }),
    ),
  ]);
  await rules.written?.(context, { before, after });
}

const among = (changes: FieldChanges, fields: readonly string[]): FieldChanges =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => fields.includes(field)));
