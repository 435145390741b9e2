import { readFileSync } from "node:fs";
import type { RequestHandler } from "express";

/** An icon of the service, as MCP applications describe it. */
export interface Icon {
  readonly src: string;
  readonly mimeType: string;
  readonly sizes: readonly string[];
}

const files = [
  { path: "/icon.svg", file: "icon.svg", mimeType: "image/svg+xml", sizes: ["any"] },
  { path: "/icon.png", file: "icon.png", mimeType: "image/png", sizes: ["128x128"] },
] as const;

/** Returns the icons with their addresses: vectors first, and pixels for applications that show nothing else. */
export function iconsAt(baseUrl: string): Icon[] {
  return files.map(({ path, mimeType, sizes }) => ({ src: `${baseUrl}${path}`, mimeType, sizes }));
}

/** Applications of other origins show the icons. */
const HEADERS = { "Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin" };

/** Serves the icons; passes other requests on. */
export function serveIcons(
  spend: (operation: { readonly id: string; readonly rateLimit: "read" }, address: string) => Promise<void>,
): RequestHandler {
  const byPath = new Map<string, { readonly mimeType: string; readonly bytes: Buffer }>(
    files.map(({ path, file, mimeType }) => [path, { mimeType, bytes: readFileSync(new URL(file, import.meta.url)) }]),
  );
  return async ({ method, path }, response, next) => {
    const icon = byPath.get(path);
    if (icon === undefined || (method !== "GET" && method !== "HEAD")) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.file", route: "/pages/{file}" });
    await spend({ id: "pages.file", rateLimit: "read" }, String(response.locals["address"]));
    response.set(HEADERS).type(icon.mimeType).send(icon.bytes);
  };
}
