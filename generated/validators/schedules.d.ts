// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const schedules_list_parameters: Validate;
export declare const schedules_create_parameters: Validate;
export declare const schedules_create_body: Validate;
export declare const schedules_batch_parameters: Validate;
export declare const schedules_batch_body: Validate;
export declare const schedules_get_parameters: Validate;
export declare const schedules_update_parameters: Validate;
export declare const schedules_update_body: Validate;
export declare const schedules_delete_parameters: Validate;
export declare const schedules_restore_parameters: Validate;
