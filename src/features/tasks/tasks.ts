import type { Schemas, TasksService } from "../../../generated/services.js";
import type { ResourceService } from "../../base/records/resource/resource-service.ts";
import type { ResourceRules } from "../../base/records/resource/rules.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";

type Task = Schemas["Task"];

/** The rules of tasks. */
export const taskRules: ResourceRules<Task> = {
  derive: (_, { before, after }, now) => ({
    completed_at: after.status === "completed" ? (before?.completed_at ?? now) : null,
  }),
  check: (_, { after }) => {
    checkTimes(after);
  },
  reports: ({ before, after }) =>
    after.status === "completed" && before?.status !== "completed"
      ? [{ kind: "task.completed", fields: ["status"] }]
      : [],
};

/** Adds tasks.complete to the operations of tasks; a completed task stays unchanged. */
export const tasksService = (tasks: ResourceService<Task>): TasksService => ({
  ...tasks,
  complete: (caller, target) => tasks.update(caller, { ...target, status: "completed" }),
});

/** Throws for a reminder without a due date, or after it. */
function checkTimes({ due_at, reminder_at }: Task): void {
  if (reminder_at === null) return;
  if (due_at === null) throw unprocessable([{ path: "/reminder_at", code: "reminder_without_due" }]);
  if (reminder_at > due_at) throw unprocessable([{ path: "/reminder_at", code: "reminder_after_due" }]);
}
