import { fields } from "../../generated/fields.js";
import type { Schemas } from "../../generated/services.js";
import { readEntityInput } from "../records/rules/entity-input.ts";
import { unprocessable } from "../platform/rules/errors.ts";
import { toSearchText } from "../platform/rules/text.ts";
import { lowerCaseIds } from "../records/related-records.ts";

/** What a client may set on a task. */
export type TaskFields = Schemas["TaskFields"];

/** The fields of a task as they are stored. */
export function readTask(input: TaskFields): TaskFields {
  const values = readEntityInput(input, fields.task) as TaskFields;
  return { ...values, ...lowerIds(values) };
}

/** Ids are compared as texts. */
function lowerIds({ assignee_id, related_to }: TaskFields): TaskFields {
  return {
    ...(typeof assignee_id === "string" && { assignee_id: assignee_id.toLowerCase() }),
    ...(related_to && { related_to: lowerCaseIds(related_to) }),
  };
}

/** Throws for a reminder that could never come in time. */
export function checkTimes({ due_at = null, reminder_at = null }: Pick<TaskFields, "due_at" | "reminder_at">): void {
  if (reminder_at === null) return;
  if (due_at === null) throw unprocessable([{ path: "/reminder_at", code: "reminder_without_due" }]);
  if (reminder_at > due_at) throw unprocessable([{ path: "/reminder_at", code: "reminder_after_due" }]);
}

/** What a task is found by. */
export function taskSearchText({ title = "", description = null, tags = [] }: TaskFields): string {
  return toSearchText([title, ...tags, description ?? ""].join(" "));
}
