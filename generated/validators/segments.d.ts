// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const segments_list_parameters: Validate;
export declare const segments_create_parameters: Validate;
export declare const segments_create_body: Validate;
export declare const segments_aggregate_parameters: Validate;
export declare const segments_aggregate_body: Validate;
export declare const segments_batch_parameters: Validate;
export declare const segments_batch_body: Validate;
export declare const segments_preview_parameters: Validate;
export declare const segments_preview_body: Validate;
export declare const segments_search_parameters: Validate;
export declare const segments_search_body: Validate;
export declare const segments_get_parameters: Validate;
export declare const segments_update_parameters: Validate;
export declare const segments_update_body: Validate;
export declare const segments_delete_parameters: Validate;
export declare const segments_freeze_parameters: Validate;
export declare const segments_members_parameters: Validate;
export declare const segments_addMembers_parameters: Validate;
export declare const segments_addMembers_body: Validate;
export declare const segments_removeMember_parameters: Validate;
export declare const segments_restore_parameters: Validate;
