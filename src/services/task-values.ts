import { fields } from "../../generated/fields.js";
import type { Schemas } from "../../generated/services.js";
import { readEntityInput } from "../domain/entity-input.ts";
import { type Detail, unprocessable, validationFailed } from "../domain/errors.ts";
import { instantOf } from "../domain/instant.ts";
import { searchForm } from "../domain/text.ts";
import { lowerRelated } from "./related-records.ts";

/** What a client may set on a task. */
export type TaskFields = Schemas["TaskFields"];

const TIMES = ["due_at", "reminder_at"] as const;

/** The fields of a task as they are stored: texts tidy, times in UTC. */
export function readTask(input: TaskFields): TaskFields {
  const values = readEntityInput(input, fields.task) as TaskFields;
  const details: Detail[] = [];
  const times = TIMES.flatMap((name) => {
    const given = values[name];
    if (typeof given !== "string") return [];
    const time = instantOf(given);
    if (time === null) details.push({ path: `/${name}`, code: "format", values: { format: "date-time" } });
    return [[name, time] as const];
  });
  if (details.length > 0) throw validationFailed(details);
  return { ...values, ...lowerIds(values), ...Object.fromEntries(times) };
}

/** Ids are compared as texts. */
function lowerIds({ assignee_id, related_to }: TaskFields): TaskFields {
  return {
    ...(typeof assignee_id === "string" && { assignee_id: assignee_id.toLowerCase() }),
    ...(related_to && { related_to: lowerRelated(related_to) }),
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
  return searchForm([title, ...tags, description ?? ""].join(" "));
}
