// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const emails_list_parameters: Validate;
export declare const emails_create_parameters: Validate;
export declare const emails_create_body: Validate;
export declare const emails_aggregate_parameters: Validate;
export declare const emails_aggregate_body: Validate;
export declare const emails_get_parameters: Validate;
export declare const emails_cancel_parameters: Validate;
