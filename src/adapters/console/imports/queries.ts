/** The key of the lists of imports and of their fields. */
export const IMPORTS = ["imports"] as const;
