// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const roles_list_parameters: Validate;
export declare const roles_create_parameters: Validate;
export declare const roles_create_body: Validate;
export declare const roles_get_parameters: Validate;
export declare const roles_update_parameters: Validate;
export declare const roles_update_body: Validate;
export declare const roles_delete_parameters: Validate;
