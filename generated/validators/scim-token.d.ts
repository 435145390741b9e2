// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const scimToken_get_parameters: Validate;
export declare const scimToken_create_parameters: Validate;
export declare const scimToken_delete_parameters: Validate;
