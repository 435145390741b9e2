// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const webhooks_list_parameters: Validate;
export declare const webhooks_create_parameters: Validate;
export declare const webhooks_create_body: Validate;
export declare const webhooks_get_parameters: Validate;
export declare const webhooks_update_parameters: Validate;
export declare const webhooks_update_body: Validate;
export declare const webhooks_delete_parameters: Validate;
export declare const webhooks_deliveries_parameters: Validate;
export declare const webhooks_delivery_parameters: Validate;
export declare const webhooks_redeliver_parameters: Validate;
export declare const webhooks_redeliver_body: Validate;
export declare const webhooks_rotateSecret_parameters: Validate;
export declare const webhooks_test_parameters: Validate;
