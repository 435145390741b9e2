/** A session ends after this time without a request, in hours. */
export const SESSION_IDLE_HOURS = 12;
