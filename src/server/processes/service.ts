import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { load } from "../bundle/bundle.ts";

/** The file that each of several processes runs. It loads the process from the bundle, if possible. */
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/node"));
await load("server/processes/process.ts");
