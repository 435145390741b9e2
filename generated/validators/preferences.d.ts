// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const preferences_get_parameters: Validate;
export declare const preferences_update_parameters: Validate;
export declare const preferences_update_body: Validate;
