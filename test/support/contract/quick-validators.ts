/**
 * Options of ajv for tests: most validators check few values there, so that compiling them takes longer than using
 * them. Smaller code compiles in two thirds of the time.
 */
export const quickly = { inlineRefs: false, code: { optimize: false } } as const;
