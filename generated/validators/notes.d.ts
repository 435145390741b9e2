// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const notes_list_parameters: Validate;
export declare const notes_create_parameters: Validate;
export declare const notes_create_body: Validate;
export declare const notes_aggregate_parameters: Validate;
export declare const notes_aggregate_body: Validate;
export declare const notes_batch_parameters: Validate;
export declare const notes_batch_body: Validate;
export declare const notes_search_parameters: Validate;
export declare const notes_search_body: Validate;
export declare const notes_get_parameters: Validate;
export declare const notes_update_parameters: Validate;
export declare const notes_update_body: Validate;
export declare const notes_delete_parameters: Validate;
export declare const notes_restore_parameters: Validate;
