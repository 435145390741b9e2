/** Work that is done one after the other. */
export interface Turns {
  /** Runs `work` when what took a turn with this key before has ended, however it did. */
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Turns within this process, in the order in which they were asked for; keys are forgotten with their last turn. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const result = before.then(work);
      const ended = result.catch(() => undefined);
      last.set(key, ended);
      try {
        return await result;
      } finally {
        if (last.get(key) === ended) last.delete(key);
      }
    },
  };
}
