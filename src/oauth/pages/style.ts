import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The one style sheet of the pages. */
export const styleSheet = readFileSync(new URL("./style.css", import.meta.url), "utf8");

/** Where it is served. */
export const stylePath = "/oauth/pages.css";

/** Changes with it, so that browsers may keep it. */
export const styleUrl = `${stylePath}?v=${createHash("sha256").update(styleSheet).digest("hex").slice(0, 12)}`;
