// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const passkeys_list_parameters: Validate;
export declare const passkeys_create_parameters: Validate;
export declare const passkeys_create_body: Validate;
export declare const passkeys_creationOptions_parameters: Validate;
export declare const passkeys_update_parameters: Validate;
export declare const passkeys_update_body: Validate;
export declare const passkeys_delete_parameters: Validate;
