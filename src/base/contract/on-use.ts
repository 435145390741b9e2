/**
 * Returns a function that loads a module when it is called for the first time, with `require`, which does not wait: for
 * modules that few requests need and that take long to load. Where callers can wait, use `lazy` of src/base/platform.
 */
export function onUse<Module>(load: () => Module): () => Module {
  let loaded: { readonly module: Module } | undefined;
  return () => (loaded ??= { module: load() }).module;
}
