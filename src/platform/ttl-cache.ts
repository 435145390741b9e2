/** Keeps what was looked up for a short while, and only so many: the oldest goes first. */
export interface TtlCache<Value> {
  /** Calls that come while it is being looked up share the one look-up. */
  get(key: string, look: () => Promise<Value>): Promise<Value>;
}

/** `lifetime` in milliseconds, counted from the beginning of the look-up. */
export function createTtlCache<Value>(lifetime: number, most: number, clock: () => number): TtlCache<Value> {
  const entries = new Map<string, { readonly since: number; readonly value: Promise<Value> }>();
  return {
    get(key, look) {
      const now = clock();
      const known = entries.get(key);
      if (known && now - known.since < lifetime && now >= known.since) return known.value;
      const value = look();
      entries.delete(key);
      entries.set(key, { since: now, value });
      const oldest = entries.size > most ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      // A failure is not kept; whoever asked hears of it through `value`.
      value.catch(() => entries.delete(key));
      return value;
    },
  };
}
