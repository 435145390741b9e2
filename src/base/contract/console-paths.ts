/** The paths of the console's pages; the service responds to each of them with the console. `:id` is a parameter. */
export const consolePaths = [
  // Work
  "/",
  "/imports",
  "/imports/new",
  "/imports/:id",
  // Profile
  "/me",
  "/me/security",
  "/me/connections",
  "/me/hours",
  "/me/calendars",
  "/me/notifications",
  // Settings
  "/settings/organization",
  "/settings/members",
  "/settings/members/:id",
  "/settings/roles",
  "/settings/sign-in",
  "/settings/ai",
  "/settings/api-keys",
  "/settings/api-keys/:id",
  "/settings/webhooks",
  "/settings/webhooks/:id",
  "/settings/activity",
  "/settings/custom-fields",
  "/settings/pipelines",
  "/settings/suppressions",
  "/settings/exports",
  "/settings/jobs",
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
