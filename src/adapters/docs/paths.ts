/** Returns whether a path belongs to the documentation. */
export const isDocsPath = (path: string): boolean =>
  path === "/openapi.json" || path === "/docs" || path.startsWith("/docs/");
