import type { Schemas, TasksService } from "../../../generated/services.js";
import type { ResourceService } from "../../base/records/resource/resource-service.ts";
import type { ResourceRules } from "../../base/records/resource/rules.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { normalizeLines, codePoints } from "../../base/contract/unicode.ts";
import { plainMarkdown } from "../../base/platform/rules/plain-markdown.ts";

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

/** Maximum length of a body, in code points. */
const MAX_BODY_LENGTH = 65_536;

/** The rules of notes: only authors and administrators change a note. */
export const noteRules: ResourceRules<Schemas["Note"]> = {
  read: (values) => (values.body === undefined ? values : { ...values, body: readBody(values.body) }),
  check(_, { before, after }) {
    if (after.related_to.length === 0 && before?.related_to.length !== 0)
      throw unprocessable([{ path: "/related_to", code: "too_few", values: { limit: 1 }, extra: { limit: 1 } }]);
  },
  mayChange: (caller, _, { createdByUser }) => createdByUser === caller.user.id || isAdministrator(caller),
};

/**
 * Built-in administrators are identified by their role, so that this includes their API keys; others by the permission
 * of administrators.
 */
const isAdministrator = ({ user, permissions }: Caller): boolean =>
  user.role === "owner" || user.role === "admin" || permissions.has("organization:manage");

/** Escaping makes a body longer, and removing HTML shorter: both limits apply to the stored text. */
function readBody(given: string): string {
  const body = normalizeLines(plainMarkdown(given));
  const length = codePoints(body);
  if (length >= 1 && length <= MAX_BODY_LENGTH) return body;
  const [code, limit] = length < 1 ? (["too_short", 1] as const) : (["too_long", MAX_BODY_LENGTH] as const);
  throw unprocessable([{ path: "/body", code, values: { limit }, extra: { limit } }]);
}
