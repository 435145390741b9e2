import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The style sheet of all pages. */
export const styleSheet = readFileSync(new URL("./style.css", import.meta.url), "utf8");

/** Path of the style sheet. */
export const stylePath = "/oauth/pages.css";

/** Contains a hash of the style sheet, so that browsers can cache it permanently. */
export const styleUrl = `${stylePath}?v=${createHash("sha256").update(styleSheet).digest("hex").slice(0, 12)}`;
