/** Wakes up a waiting loop. */
export interface WakeupSignal {
  /** The number of notifications so far. */
  count(): number;
  notify(): void;
  /** Resolves when the count differs from `since`, or after the given time. */
  wait(wait: { readonly since: number; readonly orAfterMs: number }): Promise<void>;
}

/** Creates a wakeup signal for a single waiter. */
export function createWakeupSignal(): WakeupSignal {
  let count = 0;
  let listener: () => void = () => undefined;
  return {
    count: () => count,
    notify() {
      count += 1;
      listener();
    },
    async wait({ since, orAfterMs }) {
      if (count !== since) return;
      const { promise, resolve } = Promise.withResolvers<undefined>();
      listener = () => resolve(undefined);
      const timer = setTimeout(listener, orAfterMs);
      await promise;
      clearTimeout(timer);
    },
  };
}
