/** The key of the lists of exports and of their fields. */
export const EXPORTS = ["exports"] as const;
