import { fields } from "../../generated/fields.js";
import type { Schemas } from "../../generated/services.js";
import { readEntityInput } from "../records/rules/entity-input.ts";
import { unprocessable } from "../platform/rules/errors.ts";
import { toSearchText } from "../platform/rules/text.ts";
import { lowerRelated } from "../records/related-records.ts";

/** The fields of a task that clients can set. */
export type TaskFields = Schemas["TaskFields"];

/** Returns the normalized fields of a task. */
export function readTask(input: TaskFields): TaskFields {
  const values = readEntityInput(input, fields.task) as TaskFields;
  return { ...values, ...lowerIds(values) };
}

/** Ids are compared as text, so they are converted to lower case. */
function lowerIds({ assignee_id, related_to }: TaskFields): TaskFields {
  return {
    ...(typeof assignee_id === "string" && { assignee_id: assignee_id.toLowerCase() }),
    ...(related_to && { related_to: lowerRelated(related_to) }),
  };
}

/** Throws for a reminder without a due date, or after it. */
export function checkTimes({ due_at = null, reminder_at = null }: Pick<TaskFields, "due_at" | "reminder_at">): void {
  if (reminder_at === null) return;
  if (due_at === null) throw unprocessable([{ path: "/reminder_at", code: "reminder_without_due" }]);
  if (reminder_at > due_at) throw unprocessable([{ path: "/reminder_at", code: "reminder_after_due" }]);
}

/** Returns the text in which a task is searched. */
export function taskSearchText({ title = "", description = null, tags = [] }: TaskFields): string {
  return toSearchText([title, ...tags, description ?? ""].join(" "));
}
