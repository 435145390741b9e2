import { readFileSync } from "node:fs";
import type { RequestHandler } from "express";
import { staticFile } from "./static-files.ts";

const scriptText = (name: string): string => readFileSync(new URL(`./browser/${name}.js`, import.meta.url), "utf8");

/** The script of embedded pages, which reports their height to the embedding page. */
export const frameScript = staticFile("frame", "js", scriptText("frame"));

const embedScript = scriptText("embed");

/** Other websites load the script, so its path never changes, and browsers look for a new version every hour. */
const HEADERS = { "Cache-Control": "public, max-age=3600", "Cross-Origin-Resource-Policy": "cross-origin" };

/** Serves the script with which other websites embed a page; passes other requests on. */
export function serveEmbedScript(
  spend: (operation: { readonly id: string; readonly rateLimit: "read" }, address: string) => Promise<void>,
): RequestHandler {
  return async ({ method, path }, response, next) => {
    if (path !== "/embed.js" || (method !== "GET" && method !== "HEAD")) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.embed", route: path });
    await spend({ id: "pages.embed", rateLimit: "read" }, String(response.locals["address"]));
    response.set(HEADERS).type("js").send(embedScript);
  };
}
