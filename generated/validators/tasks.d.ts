// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const tasks_list_parameters: Validate;
export declare const tasks_create_parameters: Validate;
export declare const tasks_create_body: Validate;
export declare const tasks_aggregate_parameters: Validate;
export declare const tasks_aggregate_body: Validate;
export declare const tasks_batch_parameters: Validate;
export declare const tasks_batch_body: Validate;
export declare const tasks_search_parameters: Validate;
export declare const tasks_search_body: Validate;
export declare const tasks_get_parameters: Validate;
export declare const tasks_update_parameters: Validate;
export declare const tasks_update_body: Validate;
export declare const tasks_delete_parameters: Validate;
export declare const tasks_complete_parameters: Validate;
export declare const tasks_restore_parameters: Validate;
