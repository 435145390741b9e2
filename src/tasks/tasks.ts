import type { EntitiesTasksInput, TasksListInput, TasksService } from "../../generated/services.js";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import type { TaskRecord } from "./sql/tasks.ts";
import type { Store } from "../store/store.ts";
import { readList } from "../records/record-list.ts";
import { searchRecords } from "../records/record-search.ts";
import { requireRecord } from "../records/record-state.ts";
import { requireEntity } from "../entities/require-entity.ts";
import { completeTask, createTask, deleteTask, restoreTask, updateTask } from "./task-writes.ts";

/** Dependencies of the task operations. */
export interface TaskDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Implements the operations `tasks.*`. */
export function tasksService(deps: TaskDeps): TasksService {
  const { store } = deps;
  return {
    list: (caller, input) => listTasks(deps, caller, input),
    search: (caller, input) => searchRecords(deps, caller, input, { type: "task", page: store.tasks.search }),
    get: async ({ organization }, { id }) => requireRecord(await store.tasks.get(organization.id, id)),
    create: (caller, input) => store.transaction((tx) => createTask({ ...deps, tx }, caller, input)),
    update: (caller, { id, expected_version, ...input }) =>
      store.transaction((tx) => updateTask({ ...deps, tx }, caller, { target: { id, expected_version }, input })),
    complete: (caller, target) => store.transaction((tx) => completeTask({ ...deps, tx }, caller, target)),
    async delete(caller, target) {
      const { id, deleted_at } = await store.transaction((tx) => deleteTask({ ...deps, tx }, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: (caller, target) => store.transaction((tx) => restoreTask({ ...deps, tx }, caller, target)),
  };
}

/** Implements entities.tasks: the tasks about a contact or company. */
export async function tasksOfEntity(
  deps: Pick<TaskDeps, "store" | "signedTokens">,
  caller: Caller,
  { id, ...input }: EntitiesTasksInput,
): Promise<Page<TaskRecord>> {
  await requireEntity(deps.store, caller.organization.id, id);
  return await listTasks(deps, caller, { ...input, record_id: id, include_deleted: false });
}

function listTasks(
  { store, signedTokens }: Pick<TaskDeps, "store" | "signedTokens">,
  caller: Caller,
  { page, page_size, sort, cursor, ...filters }: TasksListInput,
): Promise<Page<TaskRecord>> {
  const orgId = caller.organization.id;
  const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return readList(signedTokens, { operation: "tasks.list", orgId, filters }, input, (request) =>
    store.tasks.list(orgId, filters, request),
  );
}
