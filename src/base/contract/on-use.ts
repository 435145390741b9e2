/**
 * Returns a function that loads a module when it is called for the first time, with `require`, which does not wait: for
 * modules that few requests need and that take long to load. Where callers can wait, use `lazy`.
 */
export function onUse<Module>(load: () => Module): () => Module {
  let loaded: { readonly module: Module } | undefined;
  return () => (loaded ??= { module: load() }).module;
}

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
