// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const customFields_list_parameters: Validate;
export declare const customFields_create_parameters: Validate;
export declare const customFields_create_body: Validate;
export declare const customFields_batch_parameters: Validate;
export declare const customFields_batch_body: Validate;
export declare const customFields_get_parameters: Validate;
export declare const customFields_update_parameters: Validate;
export declare const customFields_update_body: Validate;
export declare const customFields_delete_parameters: Validate;
