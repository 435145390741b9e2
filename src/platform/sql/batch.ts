interface PendingItem<Item, Result> {
  readonly item: Item;
  readonly resolve: (answer: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** The limits of batching. */
interface BatchLimits {
  /** Concurrent statements. With more than one, a statement that hangs does not block all others. */
  readonly statements: number;
  /** Items per statement. Each size is a separate statement text, which every connection prepares once. */
  readonly maxBatchSize: number;
}

const DEFAULT_LIMITS: BatchLimits = { statements: 2, maxBatchSize: 8 };

/**
 * Loads a single item immediately, and batches items that are requested while other statements are running. Under load,
 * one statement per item would cost more than the work itself. `load` returns the results in the order of its items; an
 * error is thrown for all of them.
 */
export function batched<Item, Result>(
  load: (items: readonly Item[]) => Promise<readonly Result[]>,
  { statements, maxBatchSize } = DEFAULT_LIMITS,
): (item: Item) => Promise<Result> {
  let waiting: PendingItem<Item, Result>[] = [];
  let running = 0;
  const next = async (): Promise<void> => {
    if (running >= statements || waiting.length === 0) return;
    const now = waiting.slice(0, maxBatchSize);
    waiting = waiting.slice(maxBatchSize);
    running += 1;
    try {
      const answers = await load(now.map(({ item }) => item));
      for (const [index, { resolve }] of now.entries()) resolve(answers[index] as Result);
    } catch (error) {
      for (const { reject } of now) reject(error);
    }
    running -= 1;
    // Not awaited: under constant load every call would otherwise keep its successor alive.
    void next();
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      void next();
    });
}
