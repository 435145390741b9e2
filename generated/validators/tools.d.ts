// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const add_crm_note_input: Validate;
export declare const add_event_invitee_input: Validate;
export declare const cancel_event_input: Validate;
export declare const create_crm_record_input: Validate;
export declare const create_event_input: Validate;
export declare const find_available_slots_input: Validate;
export declare const find_crm_duplicates_input: Validate;
export declare const get_crm_record_input: Validate;
export declare const get_crm_record_activity_input: Validate;
export declare const get_event_input: Validate;
export declare const link_contact_to_company_input: Validate;
export declare const list_crm_notes_input: Validate;
export declare const list_crm_records_input: Validate;
export declare const list_event_types_input: Validate;
export declare const list_events_input: Validate;
export declare const remove_event_invitee_input: Validate;
export declare const reschedule_event_input: Validate;
export declare const search_crm_input: Validate;
export declare const update_crm_record_input: Validate;
export declare const update_event_input: Validate;
