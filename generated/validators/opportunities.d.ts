// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const opportunities_list_parameters: Validate;
export declare const opportunities_create_parameters: Validate;
export declare const opportunities_create_body: Validate;
export declare const opportunities_aggregate_parameters: Validate;
export declare const opportunities_aggregate_body: Validate;
export declare const opportunities_batch_parameters: Validate;
export declare const opportunities_batch_body: Validate;
export declare const opportunities_search_parameters: Validate;
export declare const opportunities_search_body: Validate;
export declare const opportunities_get_parameters: Validate;
export declare const opportunities_update_parameters: Validate;
export declare const opportunities_update_body: Validate;
export declare const opportunities_delete_parameters: Validate;
export declare const opportunities_activity_parameters: Validate;
export declare const opportunities_lineItems_parameters: Validate;
export declare const opportunities_restore_parameters: Validate;
