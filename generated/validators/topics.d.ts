// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const topics_list_parameters: Validate;
export declare const topics_create_parameters: Validate;
export declare const topics_create_body: Validate;
export declare const topics_aggregate_parameters: Validate;
export declare const topics_aggregate_body: Validate;
export declare const topics_batch_parameters: Validate;
export declare const topics_batch_body: Validate;
export declare const topics_search_parameters: Validate;
export declare const topics_search_body: Validate;
export declare const topics_get_parameters: Validate;
export declare const topics_update_parameters: Validate;
export declare const topics_update_body: Validate;
export declare const topics_delete_parameters: Validate;
export declare const topics_restore_parameters: Validate;
