/** The key of the signed-in user. */
export const ME = ["me"] as const;
