import type { RequestHandler } from "express";
import { accentColours } from "../rules/accent-colours.ts";

/** The appearance of an organization on a page. */
export interface Brand {
  readonly name: string;
  /** Path or URL of the logo. */
  readonly logo_url: string | null;
  /** `#rrggbb`. */
  readonly colour: string | null;
}

const PATH = /^\/pages\/brand\.([0-9a-f]{6})\.css$/;
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Returns the path of the style sheet with a colour `#rrggbb`: the policy of pages forbids inline styles. */
export const brandStylePath = (colour: string): string => `/pages/brand.${colour.slice(1)}.css`;

/** Serves the style sheets of colours; passes other requests on. */
export function serveBrandStyles(
  spend: (operation: { readonly id: string; readonly rateLimit: "read" }, address: string) => Promise<void>,
): RequestHandler {
  return async ({ method, path }, response, next) => {
    const colour = PATH.exec(path)?.[1];
    if (colour === undefined || (method !== "GET" && method !== "HEAD")) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.file", route: "/pages/{file}" });
    await spend({ id: "pages.file", rateLimit: "read" }, String(response.locals["address"]));
    const { light, dark } = accentColours(`#${colour}`);
    response.set("Cache-Control", IMMUTABLE).type("css");
    response.send(`:root{--accent:light-dark(${light},${dark});--on-accent:light-dark(#ffffff,#0d1524)}`);
  };
}
