// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const apiKeys_list_parameters: Validate;
export declare const apiKeys_create_parameters: Validate;
export declare const apiKeys_create_body: Validate;
export declare const apiKeys_get_parameters: Validate;
export declare const apiKeys_update_parameters: Validate;
export declare const apiKeys_update_body: Validate;
export declare const apiKeys_revoke_parameters: Validate;
export declare const apiKeys_rotate_parameters: Validate;
export declare const apiKeys_rotate_body: Validate;
