// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const formPage_get_parameters: Validate;
export declare const formPage_submit_parameters: Validate;
export declare const formPage_submit_body: Validate;
