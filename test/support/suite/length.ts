/** `npm run check` runs the short form of a test that repeats something many times, `npm run test:long` the long one. */
export const LONG = process.env["LONG"] === "1";

/** Repetitions of a race: enough to detect it, or many more. */
export const ROUNDS = LONG ? 300 : 30;

/** Repetitions of races that need a new application each time. */
export const SLOW_ROUNDS = LONG ? 300 : 6;

/**
 * The languages in which a test walks through all pages. Other tests read the pages in English; French texts are longer, and a
 * missing translation shows.
 */
export const WALKED_LANGUAGES: readonly ("en" | "fr")[] = LONG ? ["en", "fr"] : ["fr"];
