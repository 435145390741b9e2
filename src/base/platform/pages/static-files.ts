import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { RequestHandler } from "express";

/** A file that pages load. Its path contains a hash of its content, so that browsers can cache it permanently. */
export interface StaticFile {
  readonly path: string;
  readonly type: "css" | "js";
  readonly text: string;
}

/** Creates a file with its hashed path. */
export function staticFile(name: string, type: StaticFile["type"], text: string): StaticFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return { path: `/pages/${name}.${hash}.${type}`, type, text };
}

/** The style sheet of all pages. */
export const styleSheet = staticFile("pages", "css", styleText("tokens") + styleText("style"));

function styleText(name: string): string {
  return readFileSync(new URL(`./${name}.css`, import.meta.url), "utf8");
}

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Serves the files; passes other requests on. */
export function serveStaticFiles(
  files: readonly StaticFile[],
  spend: (operation: { readonly id: string; readonly rateLimit: "read" }, address: string) => Promise<void>,
): RequestHandler {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return async ({ method, path }, response, next) => {
    const file = byPath.get(path);
    if (file === undefined || (method !== "GET" && method !== "HEAD")) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.file", route: "/pages/{file}" });
    await spend({ id: "pages.file", rateLimit: "read" }, String(response.locals["address"]));
    response.set("Cache-Control", IMMUTABLE).type(file.type).send(file.text);
  };
}
