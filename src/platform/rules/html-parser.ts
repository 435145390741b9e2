import { createRequire } from "node:module";
import type * as Html from "htmlparser2";
import { onUse } from "../../contract/on-use.ts";

const require: (name: "htmlparser2") => typeof Html = createRequire(import.meta.url);

/** Returns the library that parses HTML: with its packages 24 modules, which most requests do not need. */
export const htmlParser = onUse(() => require("htmlparser2"));
