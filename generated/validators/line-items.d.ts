// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const lineItems_list_parameters: Validate;
export declare const lineItems_create_parameters: Validate;
export declare const lineItems_create_body: Validate;
export declare const lineItems_aggregate_parameters: Validate;
export declare const lineItems_aggregate_body: Validate;
export declare const lineItems_batch_parameters: Validate;
export declare const lineItems_batch_body: Validate;
export declare const lineItems_search_parameters: Validate;
export declare const lineItems_search_body: Validate;
export declare const lineItems_get_parameters: Validate;
export declare const lineItems_update_parameters: Validate;
export declare const lineItems_update_body: Validate;
export declare const lineItems_delete_parameters: Validate;
export declare const lineItems_restore_parameters: Validate;
