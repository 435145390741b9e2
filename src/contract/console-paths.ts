/** The paths of the console's pages; the service responds to each of them with the console. */
export const consolePaths = ["/", "/settings/ai", "/settings/api-keys"] as const;

/** The path of a page. */
export type ConsolePath = (typeof consolePaths)[number];
