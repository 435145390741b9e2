// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const forms_list_parameters: Validate;
export declare const forms_create_parameters: Validate;
export declare const forms_create_body: Validate;
export declare const forms_aggregate_parameters: Validate;
export declare const forms_aggregate_body: Validate;
export declare const forms_batch_parameters: Validate;
export declare const forms_batch_body: Validate;
export declare const forms_search_parameters: Validate;
export declare const forms_search_body: Validate;
export declare const forms_get_parameters: Validate;
export declare const forms_update_parameters: Validate;
export declare const forms_update_body: Validate;
export declare const forms_delete_parameters: Validate;
export declare const forms_restore_parameters: Validate;
export declare const forms_submissions_parameters: Validate;
