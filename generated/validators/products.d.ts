// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const products_list_parameters: Validate;
export declare const products_create_parameters: Validate;
export declare const products_create_body: Validate;
export declare const products_aggregate_parameters: Validate;
export declare const products_aggregate_body: Validate;
export declare const products_batch_parameters: Validate;
export declare const products_batch_body: Validate;
export declare const products_search_parameters: Validate;
export declare const products_search_body: Validate;
export declare const products_get_parameters: Validate;
export declare const products_update_parameters: Validate;
export declare const products_update_body: Validate;
export declare const products_delete_parameters: Validate;
export declare const products_purge_parameters: Validate;
export declare const products_restore_parameters: Validate;
