import { readFileSync } from "node:fs";
import { staticFile } from "../../../base/platform/pages/static-files.ts";

/** The script of the booking pages, which also work without it. */
export const bookingScript = staticFile(
  "booking",
  "js",
  readFileSync(new URL("./browser/booking.js", import.meta.url), "utf8"),
);
