/**
 * The origin of jobs, for traces. `read` returns the W3C `traceparent` of the current request, or null; tracing
 * replaces it. Without tracing it always returns null.
 */
export const traceOrigins: { read: () => string | null } = { read: () => null };
