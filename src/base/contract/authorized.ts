declare const rights: unique symbol;

/**
 * A caller whose rights were checked: operations and tools that write accept nothing else, so that a forgotten check
 * does not compile. `authorize` of src/base/platform/rights.ts makes one, and the adapters, which check what the operation
 * or tool requires. Without `Right`, the permission depends on the input, or none is needed.
 */
export type Authorized<Value, Right extends string = never> = Value & {
  readonly [rights]: { readonly [Name in Right]: true };
};
