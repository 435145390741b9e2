// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const aiPolicy_get_parameters: Validate;
export declare const aiPolicy_update_parameters: Validate;
export declare const aiPolicy_update_body: Validate;
