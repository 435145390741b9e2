/**
 * Options of ajv for validators that check few values, so that compiling them takes longer than using them. Smaller code
 * compiles in two thirds of the time.
 */
export const quickly = { inlineRefs: false, code: { optimize: false } } as const;
