import { grantsDeletion, mayDelete, type Ownership } from "../records/ownership.ts";
import type { Caller } from "../contract/caller.ts";
import { createChange } from "../records/rules/change.ts";
import { differences } from "../platform/rules/differences.ts";
import { notFound, permissionDenied, referenceNotFound, unprocessable } from "../platform/rules/errors.ts";
import type { LockedRecord } from "../records/sql/related-table.ts";
import type { Repositories } from "../store/store.ts";
import type { TaskRecord } from "./sql/tasks.ts";
import { mergedCustomFields } from "../records/custom-fields.ts";
import type { Target } from "../entities/writes.ts";
import { requireRecord, standardFields } from "../records/record-state.ts";
import { checkAddedRelated, checkRelated, lowerCaseIds } from "../records/related-records.ts";
import { fields } from "../../generated/fields.js";
import type { Schemas } from "../../generated/services.js";
import { readEntityInput } from "../records/rules/entity-input.ts";
import { toSearchText } from "../platform/rules/text.ts";

/** Dependencies of writes to tasks, inside a transaction. */
export interface TaskWriteDeps {
  readonly tx: Repositories;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}

const DEFAULTS = {
  description: null,
  type: "todo",
  status: "todo",
  priority: "normal",
  due_at: null,
  reminder_at: null,
  related_to: [],
  tags: [],
  custom_fields: {},
} as const satisfies TaskFields;

/** Creates a task. */
export async function createTask({ tx, newId }: TaskWriteDeps, caller: Caller, input: TaskFields): Promise<TaskRecord> {
  const orgId = caller.organization.id;
  const given = { ...DEFAULTS, assignee_id: caller.user.id, ...readTask(input) };
  checkTimes(given);
  const values = {
    ...given,
    custom_fields: await customFields(tx, caller.organization, { given: input.custom_fields, before: null }),
  };
  await checkAssignee(tx, caller, values.assignee_id);
  await checkRelated(tx, caller, values.related_to, "/related_to");
  const record = standardFields(newId(), caller.actor);
  const { related_to, ...columns } = values;
  const row = {
    ...record,
    ...columns,
    completed_at: values.status === "completed" ? record.created_at : null,
    created_by_user: caller.user.id,
    entrusted: values.assignee_id !== caller.user.id,
    search_text: taskSearchText(values),
  };
  await tx.tasks.insert(orgId, row, related_to);
  const task = requireRecord(await tx.tasks.get(orgId, record.id));
  const created = createChange("task.created", task, { newId });
  const done = task.status === "completed" ? [createChange("task.completed", task, { newId })] : [];
  await tx.changes.append(orgId, [created, ...done]);
  return task;
}

/** Merges the given fields; without a difference there is no new version. */
export async function updateTask(
  deps: TaskWriteDeps,
  caller: Caller,
  { target, input }: { readonly target: Target; readonly input: TaskFields },
): Promise<TaskRecord> {
  const locked = await lockLiveTask(deps.tx, caller, target);
  return await write(deps, caller, { locked, values: readTask(input) });
}

/** Sets the status to completed; a completed task stays unchanged. */
export async function completeTask(deps: TaskWriteDeps, caller: Caller, target: Target): Promise<TaskRecord> {
  const locked = await lockLiveTask(deps.tx, caller, target);
  return await write(deps, caller, { locked, values: { status: "completed" } });
}

/** Marks a task as deleted. */
export async function deleteTask({ tx, newId }: TaskWriteDeps, caller: Caller, target: Target): Promise<TaskRecord> {
  const orgId = caller.organization.id;
  const locked = await lockLiveTask(tx, caller, target);
  if (!mayDelete(caller, ownershipOf(locked))) throw permissionDenied();
  const gone = requireRecord(await tx.tasks.remove(orgId, target.id, caller.actor));
  await tx.changes.append(orgId, [createChange("task.deleted", gone, { newId })]);
  return gone;
}

/** Restores a deleted task; a live one stays unchanged. */
export async function restoreTask({ tx, newId }: TaskWriteDeps, caller: Caller, target: Target): Promise<TaskRecord> {
  const { record } = await lockTask(tx, caller, target);
  if (record.deleted_at === null) return record;
  const orgId = caller.organization.id;
  const task = requireRecord(await tx.tasks.restore(orgId, target.id, caller.actor));
  await tx.changes.append(orgId, [createChange("task.restored", task, { newId })]);
  return task;
}

const ownershipOf = ({ record, createdByUser, entrusted }: LockedRecord<TaskRecord>): Ownership => ({
  ...{ createdByUser, holder: record.assignee_id, entrusted },
});

async function lockTask(
  tx: Repositories,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<LockedRecord<TaskRecord>> {
  const locked = await tx.tasks.lock(caller.organization.id, id);
  if (!locked) throw notFound();
  requireRecord(locked.record, expected_version);
  return locked;
}

async function lockLiveTask(tx: Repositories, caller: Caller, target: Target): Promise<LockedRecord<TaskRecord>> {
  const locked = await lockTask(tx, caller, target);
  if (locked.record.deleted_at !== null) throw notFound();
  return locked;
}

interface Edit {
  readonly locked: LockedRecord<TaskRecord>;
  readonly values: TaskFields;
}

async function write({ tx, clock, newId }: TaskWriteDeps, caller: Caller, { locked, values }: Edit) {
  const { record } = locked;
  const orgId = caller.organization.id;
  const custom_fields = await customFields(tx, caller.organization, {
    given: values.custom_fields,
    before: record.custom_fields,
  });
  const after = merge(record, { ...values, custom_fields }, new Date(clock()).toISOString());
  const changed = differences(record, after);
  if (Object.keys(changed).length === 0) return record;
  await checkChanged(tx, caller, { record, after });
  const columns = Object.fromEntries(Object.entries(changed).map(([name, { new: value }]) => [name, value]));
  const { related_to: _, ...own } = columns;
  const assigned =
    "assignee_id" in own ? { entrusted: grantsDeletion(caller, ownershipOf(locked), after.assignee_id) } : {};
  const task = requireRecord(
    await tx.tasks.change(
      orgId,
      record.id,
      {
        columns: { ...own, ...assigned, search_text: taskSearchText(after) },
        related: changed["related_to"] && after.related_to,
      },
      caller.actor,
    ),
  );
  const options = { newId, changes: differences(record, task) };
  const { status } = changed;
  const changes = [createChange("task.updated", task, options)];
  if (status?.new === "completed") changes.push(createChange("task.completed", task, { newId, changes: { status } }));
  await tx.changes.append(orgId, changes);
  return task;
}

function merge(record: TaskRecord, values: TaskFields, now: string): TaskRecord {
  const { status = record.status } = values;
  return {
    ...record,
    ...values,
    completed_at: status === "completed" ? (record.completed_at ?? now) : null,
  };
}

async function checkChanged(
  tx: Repositories,
  caller: Caller,
  { record, after }: { readonly record: TaskRecord; readonly after: TaskRecord },
): Promise<void> {
  checkTimes(after);
  if (after.assignee_id !== record.assignee_id) await checkAssignee(tx, caller, after.assignee_id);
  const related = { before: record.related_to, after: after.related_to };
  await checkAddedRelated(tx, caller, related, "/related_to");
}

async function customFields(
  tx: Repositories,
  { id: orgId, default_country: country }: Caller["organization"],
  write: { readonly given: unknown; readonly before: unknown },
): Promise<TaskRecord["custom_fields"]> {
  const written = await mergedCustomFields(tx, { orgId, recordType: "task" }, { ...write, country });
  return written as TaskRecord["custom_fields"];
}

async function checkAssignee({ users }: Repositories, caller: Caller, id: string | null): Promise<void> {
  if (id === null || id === caller.user.id) return;
  if ((await users.get(caller.organization.id, id)) === null) throw referenceNotFound("/assignee_id");
}

/** The fields of a task that clients can set. */
type TaskFields = Schemas["TaskFields"];

/** Returns the normalized fields of a task. */
function readTask(input: TaskFields): TaskFields {
  const values = readEntityInput(input, fields.task) as TaskFields;
  return { ...values, ...lowerIds(values) };
}

/** Ids are compared as text, so they are converted to lower case. */
function lowerIds({ assignee_id, related_to }: TaskFields): TaskFields {
  return {
    ...(typeof assignee_id === "string" && { assignee_id: assignee_id.toLowerCase() }),
    ...(related_to && { related_to: lowerCaseIds(related_to) }),
  };
}

/** Throws for a reminder without a due date, or after it. */
function checkTimes({ due_at = null, reminder_at = null }: Pick<TaskFields, "due_at" | "reminder_at">): void {
  if (reminder_at === null) return;
  if (due_at === null) throw unprocessable([{ path: "/reminder_at", code: "reminder_without_due" }]);
  if (reminder_at > due_at) throw unprocessable([{ path: "/reminder_at", code: "reminder_after_due" }]);
}

/** Returns the text in which a task is searched. */
function taskSearchText({ title = "", description = null, tags = [] }: TaskFields): string {
  return toSearchText([title, ...tags, description ?? ""].join(" "));
}
