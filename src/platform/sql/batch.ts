interface PendingItem<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** The limits of batching. */
interface BatchLimits<Item> {
  /** Concurrent statements. */
  readonly statements: number;
  /** Items per statement. Each size is a separate statement text, which every connection prepares once. */
  readonly maxBatchSize: number;
  /** Items with the same key are never in two concurrent statements: later ones wait until the first have been loaded. */
  readonly serializeBy?: (item: Item) => string;
}

const DEFAULT_LIMITS = { statements: 2, maxBatchSize: 8 };
/**
 * A statement waits at most this long for the one before it. Two at a time would each carry half of the items, at twice
 * the cost; but a statement that hangs must not block all others.
 */
const PATIENCE_MS = 20;

/**
 * Batches items that are requested in the same turn of the event loop, or while a statement is running. Under load, one
 * statement per item would cost more than the work itself. `load` returns the results in the order of its items; an
 * error is thrown for all of them.
 */
export function batched<Item, Result>(
  load: (items: readonly Item[]) => Promise<readonly Result[]>,
  limits: BatchLimits<Item> = DEFAULT_LIMITS,
): (item: Item) => Promise<Result> {
  const waiting: PendingItem<Item, Result>[] = [];
  const busy = new Set<string>();
  let running = 0;
  let recent: NodeJS.Timeout | null = null;
  let scheduled: NodeJS.Immediate | null = null;
  const end = (statement: NodeJS.Timeout): void => {
    if (recent === statement) recent = null;
    start();
  };
  const start = (): void => {
    scheduled = null;
    if (recent !== null || running >= limits.statements) return;
    const batch = takeBatch(waiting, limits, busy);
    if (batch.length === 0) return;
    const keys = new Set(batch.map(({ item }) => limits.serializeBy?.(item) ?? ""));
    for (const key of keys) busy.add(key);
    running += 1;
    const statement = setTimeout(() => end(statement), PATIENCE_MS);
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
  load: (items: readonly Item[]) => Promise<readonly Result[]>,
  batch: readonly PendingItem<Item, Result>[],
): Promise<void> {
  try {
    const results = await load(batch.map(({ item }) => item));
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
