// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const eventTypes_list_parameters: Validate;
export declare const eventTypes_create_parameters: Validate;
export declare const eventTypes_create_body: Validate;
export declare const eventTypes_batch_parameters: Validate;
export declare const eventTypes_batch_body: Validate;
export declare const eventTypes_get_parameters: Validate;
export declare const eventTypes_update_parameters: Validate;
export declare const eventTypes_update_body: Validate;
export declare const eventTypes_delete_parameters: Validate;
export declare const eventTypes_restore_parameters: Validate;
export declare const eventTypes_slots_parameters: Validate;
