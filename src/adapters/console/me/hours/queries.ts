/** The key of the user's schedules. */
export const SCHEDULES = ["schedules"] as const;
