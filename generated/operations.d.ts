// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Operation } from "../src/base/contract/operation.ts";
import type { Services } from "./services.d.ts";

/** All operations, in the order in which paths must be matched. */
export declare const operations: readonly Operation<Services>[];
