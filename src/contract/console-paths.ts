/** The paths of the console's pages; the service responds to each of them with the console. `:id` is a parameter. */
export const consolePaths = [
  // Work
  "/",
  // Profile
  "/me",
  "/me/security",
  "/me/connections",
  "/me/notifications",
  // Settings
  "/settings/ai",
  "/settings/api-keys",
] as const;

/** The path of a page. */
export type ConsolePath = (typeof consolePaths)[number];

const paths = consolePaths.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
}));

/** Returns the path of the page at an address, e.g. `/settings/webhooks/:id`; undefined without a page. */
export function consolePathAt(address: string): ConsolePath | undefined {
  return paths.find(({ pattern }) => pattern.test(address))?.path;
}
