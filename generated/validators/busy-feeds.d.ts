// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const busyFeeds_list_parameters: Validate;
export declare const busyFeeds_create_parameters: Validate;
export declare const busyFeeds_create_body: Validate;
export declare const busyFeeds_batch_parameters: Validate;
export declare const busyFeeds_batch_body: Validate;
export declare const busyFeeds_get_parameters: Validate;
export declare const busyFeeds_update_parameters: Validate;
export declare const busyFeeds_update_body: Validate;
export declare const busyFeeds_delete_parameters: Validate;
export declare const busyFeeds_refresh_parameters: Validate;
