import type { Job, JobContext } from "../jobs/handler.ts";
import type { Repositories, Store } from "../store/store.ts";
import { timeOfId } from "../platform/ids.ts";
import { HOUR_MS } from "../platform/rules/durations.ts";
import { unprocessable } from "../platform/rules/errors.ts";
import { isIndexable, type CustomFieldRecordType, type CustomFieldType } from "./rules/custom-fields.ts";

/** For each record type. */
const MAX_INDEXED = 5;

const RECORDS_PER_PART = 2_000;
/** The parts after which the job returns to the queue, so that it does not hold up other organizations. */
const PARTS_PER_TURN = 100;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** The definition of a custom field that is marked as indexed, or no longer. */
interface MarkedField {
  readonly id: string;
  readonly entity_type: CustomFieldRecordType;
  readonly type: CustomFieldType;
  readonly indexed: boolean;
}

/**
 * Returns the columns to write for a field whose mark changes, and queues the jobs on its index. The values of a former
 * index are deleted an hour later, because exports may still use a filter that they compiled before. Throws
 * `unprocessable` if the field cannot be indexed. Lock the organization before a field is marked, so that concurrent calls
 * cannot exceed the limit.
 */
export async function changeIndex(
  tx: Repositories,
  orgId: string,
  field: MarkedField,
  newId: () => string,
): Promise<object> {
  const queue = async (index_id: string, delayMs = 0): Promise<void> => {
    const id = newId();
    const later = { availableAt: new Date(Date.parse(timeOfId(id)) + delayMs).toISOString() };
    const payload = { field_id: field.id, index_id };
    await tx.jobs.enqueue(orgId, { id, kind: "custom_field.index", payload, ...(delayMs > 0 && later) });
  };
  const former = await tx.fieldIndexes.of(orgId, field.id);
  if (former) await queue(former.index_id, HOUR_MS);
  if (!field.indexed) return { index_id: null, index_status: null };
  await requireIndexable(tx, orgId, field);
  const index_id = newId();
  await queue(index_id);
  return { index_id, index_status: "building" };
}

/** Throws `unprocessable` if the values of a field cannot be in an index, or the type has the most indexed fields. */
export async function requireIndexable(
  tx: Repositories,
  orgId: string,
  { entity_type, type }: Pick<MarkedField, "entity_type" | "type">,
): Promise<void> {
  if (!isIndexable(entity_type, type)) throw unprocessable([{ path: "/indexed", code: "not_indexable" }]);
  if ((await tx.fieldIndexes.count(orgId, entity_type)) < MAX_INDEXED) return;
  const limit = { limit: MAX_INDEXED };
  throw unprocessable([{ path: "/indexed", code: "too_many_indexed", values: limit, extra: limit }]);
}

/**
 * Fills an index, or deletes its values, in parts. Each part is a transaction of its own: an interrupted job continues
 * after the last part.
 */
export async function runIndexing(
  { store }: { readonly store: Store },
  { org_id, payload }: Pick<Job<"custom_field.index">, "org_id" | "payload">,
  context: JobContext<"custom_field.index">,
): Promise<void> {
  const orgId = org_id ?? "";
  const fence = payload.fence ?? (await store.fieldIndexes.fence(orgId, payload.field_id));
  // Writes that began before the definition changed add values without knowing it, or add none.
  if (!(await store.fieldIndexes.isPassed(orgId, payload.field_id, fence))) {
    await context.postpone(store, { seconds: 1, payload: { fence } });
    return;
  }
  let after = payload.after ?? FIRST;
  for (let parts = 1; ; parts += 1) {
    context.signal.throwIfAborted();
    const next = await store.transaction(async (tx) => {
      const last = await indexPart(tx, { ...payload, orgId, after });
      if (last === null) await context.finish(tx);
      else if (parts % PARTS_PER_TURN === 0) {
        await context.postpone(tx, { seconds: 0, payload: { fence, after: last } });
        return null;
      } else await context.checkpoint(tx, { payload: { fence, after: last } });
      return last;
    });
    if (next === null) return;
    after = next;
  }
}

interface Part {
  readonly orgId: string;
  readonly field_id: string;
  readonly index_id: string;
  readonly after: string;
}

/** Returns the id after which to continue; null if the work is done. The lock makes a change of the field wait. */
async function indexPart(tx: Repositories, { orgId, field_id, index_id, after }: Part): Promise<string | null> {
  await tx.customFields.lock(orgId, field_id);
  const current = await tx.fieldIndexes.of(orgId, field_id);
  const part = { orgId, indexId: index_id, after, limit: RECORDS_PER_PART };
  if (current?.index_id !== index_id) return await tx.fieldIndexes.remove(part);
  if (current.index_status === "ready") return null;
  const last = await tx.fieldIndexes.add(part);
  if (last !== null) return last;
  if (after !== FIRST) await tx.fieldIndexes.analyze();
  await tx.fieldIndexes.complete(orgId, field_id);
  return null;
}
