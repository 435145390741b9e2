declare const rights: unique symbol;

/**
 * A caller whose rights were checked: operations and tools that write accept nothing else, so that a forgotten check
 * does not compile. Only `authorize` of src/base/platform/rights.ts and the adapters make one, which check the permission
 * of the operation or tool. Without `Right`, the permission depends on the input.
 */
export type Authorized<Value, Right extends string = never> = Value & {
  readonly [rights]: { readonly [Name in Right]: true };
};
