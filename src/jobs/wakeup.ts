/** Something that rings, or does not for a while. */
export interface WakeupSignal {
  /** How often it has rung. */
  count(): number;
  notify(): void;
  /** Resolves when it has rung since the count was `since`, or after so many milliseconds. */
  wait(wait: { readonly since: number; readonly orAfterMs: number }): Promise<void>;
}

/** A bell for one listener. */
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
