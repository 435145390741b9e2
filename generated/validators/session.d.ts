// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const session_create_parameters: Validate;
export declare const session_create_body: Validate;
export declare const session_delete_parameters: Validate;
export declare const session_confirm_parameters: Validate;
export declare const session_confirm_body: Validate;
export declare const session_createWithPasskey_parameters: Validate;
export declare const session_createWithPasskey_body: Validate;
export declare const session_passkeyOptions_parameters: Validate;
export declare const session_passkeyOptions_body: Validate;
export declare const session_verify_parameters: Validate;
export declare const session_verify_body: Validate;
export declare const session_list_parameters: Validate;
export declare const session_endOthers_parameters: Validate;
export declare const session_end_parameters: Validate;
