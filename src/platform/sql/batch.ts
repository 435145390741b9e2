interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/** How far what is asked for side by side goes together. */
interface Gathering {
  /** So many statements are on their way at once: one that hangs holds nobody up alone. */
  readonly statements: number;
  /** The most of one statement: each number is a text of its own, which every connection prepares once. */
  readonly together: number;
}

const GATHERING: Gathering = { statements: 2, together: 8 };

/**
 * Asks at once for what is asked for alone, and together for what is asked for while others are on their way: under load,
 * a statement for each would cost more than what it does. `ask` answers in the order of its items; what it throws is thrown
 * for all of them.
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
    // Not waited for: under a load that never ends, each statement would be remembered by the one before it.
    void next();
  };
  return (item) =>
    new Promise((answered, failed) => {
      waiting.push({ item, answered, failed });
      void next();
    });
}
