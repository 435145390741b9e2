/** Returns the results of the items, in their order. A promise can fail for its item alone. */
type LoadBatch<Item, Result> = (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>;

interface PendingItem<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
}

/** The limits of batching. */
interface BatchLimits<Item> {
  /** Concurrent statements. */
  readonly statements: number;
  /** Items per statement. If each has parameters of its own, each size is a text that every connection prepares once. */
  readonly maxBatchSize: number;
  /** Items with the same key are never in two concurrent statements: later ones wait until the first have been loaded. */
  readonly serializeBy?: (item: Item) => string;
  /**
   * A statement waits at most so many milliseconds for the one before it (default 20). Two at a time would each carry
   * half of the items, at twice the cost; but a statement that hangs must not block all others.
   */
  readonly patience?: number;
}

const DEFAULT_LIMITS = { statements: 2, maxBatchSize: 8 };
const PATIENCE_MS = 20;

/**
 * Batches items that are requested in the same turn of the event loop, or while a statement is running. Under load, one
 * statement per item would cost more than the work itself. `load` returns the results in the order of its items; an
 * error is thrown for all of them.
 */
export function batched<Item, Result>(
  load: LoadBatch<Item, Result>,
  limits: BatchLimits<Item> = DEFAULT_LIMITS,
): (item: Item) => Promise<Result> {
  const waiting: PendingItem<Item, Result>[] = [];
  const busy = new Set<string>();
  let running = 0;
  let recent: NodeJS.Timeout | null = null;
  let scheduled: NodeJS.Immediate | null = null;
  const end = (statement: NodeJS.Timeout): void => {
    if (recent === statement) recent = null;
    // Callers that got their results can add items in the same turn.
    if (waiting.length > 0) scheduled ??= setImmediate(start);
  };
  const start = (): void => {
    scheduled = null;
    if (recent !== null || running >= limits.statements) return;
    const batch = takeBatch(waiting, limits, busy);
    if (batch.length === 0) return;
    const keys = new Set(batch.map(({ item }) => limits.serializeBy?.(item) ?? ""));
    for (const key of keys) busy.add(key);
    running += 1;
    const statement = setTimeout(() => end(statement), limits.patience ?? PATIENCE_MS);
    recent = statement;
    void settle(load, batch).then(() => {
      running -= 1;
      for (const key of keys) busy.delete(key);
      clearTimeout(statement);
      end(statement);
    });
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      scheduled ??= setImmediate(start);
    });
}

/** Like batched(), for items of which only those with the same key can share a statement. Keys do not wait for others. */
export function batchedByKey<Item, Result>(
  keyOf: (item: Item) => string,
  load: LoadBatch<Item, Result>,
  limits: BatchLimits<Item> = DEFAULT_LIMITS,
): (item: Item) => Promise<Result> {
  const groups = new Map<string, { readonly add: (item: Item) => Promise<Result>; pending: number }>();
  return async (item) => {
    const key = keyOf(item);
    const group = groups.get(key) ?? { add: batched(load, limits), pending: 0 };
    groups.set(key, group);
    group.pending += 1;
    try {
      return await group.add(item);
    } finally {
      group.pending -= 1;
      if (group.pending === 0) groups.delete(key);
    }
  };
}

/** Removes the next items from `waiting`: those without a key in `busy`. */
function takeBatch<Item, Result>(
  waiting: PendingItem<Item, Result>[],
  { maxBatchSize, serializeBy }: BatchLimits<Item>,
  busy: ReadonlySet<string>,
): PendingItem<Item, Result>[] {
  if (!serializeBy) return waiting.splice(0, maxBatchSize);
  const batch = waiting.filter(({ item }) => !busy.has(serializeBy(item))).slice(0, maxBatchSize);
  for (const one of batch) waiting.splice(waiting.indexOf(one), 1);
  return batch;
}

async function settle<Item, Result>(
  load: LoadBatch<Item, Result>,
  batch: readonly PendingItem<Item, Result>[],
): Promise<void> {
  try {
    const results = await load(batch.map(({ item }) => item));
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    await Promise.allSettled(results);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
