// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/contract/operation.ts";

export declare const session_create_parameters: Validate;
export declare const session_create_body: Validate;
export declare const session_delete_parameters: Validate;
export declare const session_list_parameters: Validate;
export declare const session_endOthers_parameters: Validate;
export declare const session_end_parameters: Validate;
