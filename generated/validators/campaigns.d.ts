// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const campaigns_list_parameters: Validate;
export declare const campaigns_create_parameters: Validate;
export declare const campaigns_create_body: Validate;
export declare const campaigns_aggregate_parameters: Validate;
export declare const campaigns_aggregate_body: Validate;
export declare const campaigns_batch_parameters: Validate;
export declare const campaigns_batch_body: Validate;
export declare const campaigns_search_parameters: Validate;
export declare const campaigns_search_body: Validate;
export declare const campaigns_get_parameters: Validate;
export declare const campaigns_update_parameters: Validate;
export declare const campaigns_update_body: Validate;
export declare const campaigns_delete_parameters: Validate;
export declare const campaigns_archive_parameters: Validate;
export declare const campaigns_cancel_parameters: Validate;
export declare const campaigns_preview_parameters: Validate;
export declare const campaigns_preview_body: Validate;
export declare const campaigns_recipients_parameters: Validate;
export declare const campaigns_restore_parameters: Validate;
export declare const campaigns_schedule_parameters: Validate;
export declare const campaigns_schedule_body: Validate;
export declare const campaigns_send_parameters: Validate;
export declare const campaigns_test_parameters: Validate;
export declare const campaigns_test_body: Validate;
export declare const campaigns_unschedule_parameters: Validate;
