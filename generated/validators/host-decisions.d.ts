// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const hostDecisions_get_parameters: Validate;
export declare const hostDecisions_cancel_parameters: Validate;
export declare const hostDecisions_cancel_body: Validate;
export declare const hostDecisions_confirm_parameters: Validate;
export declare const hostDecisions_confirm_body: Validate;
export declare const hostDecisions_decline_parameters: Validate;
export declare const hostDecisions_decline_body: Validate;
export declare const hostDecisions_reschedule_parameters: Validate;
export declare const hostDecisions_reschedule_body: Validate;
export declare const hostDecisions_slots_parameters: Validate;
