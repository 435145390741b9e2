// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const events_list_parameters: Validate;
export declare const events_create_parameters: Validate;
export declare const events_create_body: Validate;
export declare const events_aggregate_parameters: Validate;
export declare const events_aggregate_body: Validate;
export declare const events_get_parameters: Validate;
export declare const events_update_parameters: Validate;
export declare const events_update_body: Validate;
export declare const events_cancel_parameters: Validate;
export declare const events_cancel_body: Validate;
export declare const events_confirm_parameters: Validate;
export declare const events_confirm_body: Validate;
export declare const events_decline_parameters: Validate;
export declare const events_decline_body: Validate;
export declare const events_history_parameters: Validate;
export declare const events_ics_parameters: Validate;
export declare const events_invitees_parameters: Validate;
export declare const events_addInvitee_parameters: Validate;
export declare const events_addInvitee_body: Validate;
export declare const events_removeInvitee_parameters: Validate;
export declare const events_noShow_parameters: Validate;
export declare const events_noShow_body: Validate;
export declare const events_reschedule_parameters: Validate;
export declare const events_reschedule_body: Validate;
