// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const views_list_parameters: Validate;
export declare const views_create_parameters: Validate;
export declare const views_create_body: Validate;
export declare const views_batch_parameters: Validate;
export declare const views_batch_body: Validate;
export declare const views_get_parameters: Validate;
export declare const views_update_parameters: Validate;
export declare const views_update_body: Validate;
export declare const views_delete_parameters: Validate;
