interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/** The limits of batching. */
interface Gathering {
  /** Concurrent statements. With more than one, a statement that hangs does not block all others. */
  readonly statements: number;
  /** Items per statement. Each size is a separate statement text, which every connection prepares once. */
  readonly together: number;
}

const GATHERING: Gathering = { statements: 2, together: 8 };

/**
 * Loads a single item immediately, and batches items that are requested while other statements are running. Under load,
 * one statement per item would cost more than the work itself. `load` returns the results in the order of its items; an
 * error is thrown for all of them.
 */
export function batched<Item, Answer>(
  ask: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { statements, together } = GATHERING,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let running = 0;
  const next = async (): Promise<void> => {
    if (running >= statements || waiting.length === 0) return;
    const now = waiting.slice(0, together);
    waiting = waiting.slice(together);
    running += 1;
    try {
      const answers = await ask(now.map(({ item }) => item));
      for (const [index, { answered }] of now.entries()) answered(answers[index] as Answer);
    } catch (error) {
      for (const { failed } of now) failed(error);
    }
    running -= 1;
    // Not awaited: under constant load every call would otherwise keep its successor alive.
    void next();
  };
  return (item) =>
    new Promise((answered, failed) => {
      waiting.push({ item, answered, failed });
      void next();
    });
}
