/**
 * Returns a function that loads a part of the service when it is called for the first time: starting would take twice
 * as long if all parts were loaded. A failed attempt is repeated by the next call.
 */
export function lazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
