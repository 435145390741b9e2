import { readFileSync } from "node:fs";
import { staticFile } from "../../../base/platform/pages/static-files.ts";

/** The script of the account pages: it uses passkeys, and moves the token of a link into the form. */
export const accountScript = staticFile(
  "account",
  "js",
  readFileSync(new URL("./browser/account.js", import.meta.url), "utf8"),
);
