/** Caches loaded values for a limited time; when full, the oldest entry is removed. */
interface TtlCache<Value> {
  /** Concurrent calls share one load. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
}

/** `lifetime` in milliseconds, from the start of the load. */
export function createTtlCache<Value>(lifetime: number, maxEntries: number, clock: () => number): TtlCache<Value> {
  const entries = new Map<string, { readonly since: number; readonly value: Promise<Value> }>();
  return {
    get(key, look) {
      const now = clock();
      const known = entries.get(key);
      if (known && now - known.since < lifetime && now >= known.since) return known.value;
      const value = look();
      entries.delete(key);
      entries.set(key, { since: now, value });
      const oldest = entries.size > maxEntries ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      // Errors are not cached; callers get them from `value`.
      value.catch(() => entries.delete(key));
      return value;
    },
  };
}
