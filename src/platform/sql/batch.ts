interface PendingItem<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** The limits of batching. */
interface BatchLimits<Item> {
  /** Concurrent statements. With more than one, a statement that hangs does not block all others. */
  readonly statements: number;
  /** Items per statement. Each size is a separate statement text, which every connection prepares once. */
  readonly maxBatchSize: number;
  /** Items with the same key are never in two concurrent statements: later ones wait until the first have been loaded. */
  readonly serializeBy?: (item: Item) => string;
}

const DEFAULT_LIMITS = { statements: 2, maxBatchSize: 8 };

/**
 * Loads a single item immediately, and batches items that are requested while other statements are running. Under load,
 * one statement per item would cost more than the work itself. `load` returns the results in the order of its items; an
 * error is thrown for all of them.
 */
export function batched<Item, Result>(
  load: (items: readonly Item[]) => Promise<readonly Result[]>,
  { statements, maxBatchSize, serializeBy }: BatchLimits<Item> = DEFAULT_LIMITS,
): (item: Item) => Promise<Result> {
  let waiting: PendingItem<Item, Result>[] = [];
  let running = 0;
  const busy = new Set<string>();
  const take = (): PendingItem<Item, Result>[] => {
    const free = serializeBy ? waiting.filter(({ item }) => !busy.has(serializeBy(item))) : waiting;
    const batch = free.slice(0, maxBatchSize);
    if (batch.length === waiting.length) waiting = [];
    else waiting = waiting.filter((one) => !batch.includes(one));
    return batch;
  };
  const next = async (): Promise<void> => {
    if (running >= statements) return;
    const batch = take();
    if (batch.length === 0) return;
    const keys = serializeBy ? new Set(batch.map(({ item }) => serializeBy(item))) : [];
    for (const key of keys) busy.add(key);
    running += 1;
    try {
      const results = await load(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running -= 1;
    for (const key of keys) busy.delete(key);
    // Not awaited: under constant load every call would otherwise keep its successor alive.
    void next();
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      void next();
    });
}
