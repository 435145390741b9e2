// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const emailTemplates_list_parameters: Validate;
export declare const emailTemplates_create_parameters: Validate;
export declare const emailTemplates_create_body: Validate;
export declare const emailTemplates_aggregate_parameters: Validate;
export declare const emailTemplates_aggregate_body: Validate;
export declare const emailTemplates_batch_parameters: Validate;
export declare const emailTemplates_batch_body: Validate;
export declare const emailTemplates_preview_parameters: Validate;
export declare const emailTemplates_preview_body: Validate;
export declare const emailTemplates_search_parameters: Validate;
export declare const emailTemplates_search_body: Validate;
export declare const emailTemplates_get_parameters: Validate;
export declare const emailTemplates_update_parameters: Validate;
export declare const emailTemplates_update_body: Validate;
export declare const emailTemplates_delete_parameters: Validate;
export declare const emailTemplates_previewSaved_parameters: Validate;
export declare const emailTemplates_previewSaved_body: Validate;
export declare const emailTemplates_restore_parameters: Validate;
