/** Returns whether a path belongs to the documentation. */
export const isDocsPath = (path: string): boolean =>
  path === "/openapi.json" || path === "/docs" || path.startsWith("/docs/");

/** The pages in the navigation bar, in order. The empty name is `/docs`. */
export const pageNames = [
  "",
  "quick-start",
  "mcp",
  "webhooks",
  "single-sign-on",
  "personal-data",
  "configuration",
  "tutorial",
  "requests",
] as const;

/** The last part of a page's path. */
export type PageName = (typeof pageNames)[number];
