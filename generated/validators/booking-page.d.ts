// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const bookingPage_booking_parameters: Validate;
export declare const bookingPage_calendar_parameters: Validate;
export declare const bookingPage_cancel_parameters: Validate;
export declare const bookingPage_cancel_body: Validate;
export declare const bookingPage_confirm_parameters: Validate;
export declare const bookingPage_receipt_parameters: Validate;
export declare const bookingPage_reschedule_parameters: Validate;
export declare const bookingPage_reschedule_body: Validate;
export declare const bookingPage_respond_parameters: Validate;
export declare const bookingPage_respond_body: Validate;
export declare const bookingPage_newSlots_parameters: Validate;
export declare const bookingPage_eventTypes_parameters: Validate;
export declare const bookingPage_get_parameters: Validate;
export declare const bookingPage_book_parameters: Validate;
export declare const bookingPage_book_body: Validate;
export declare const bookingPage_slots_parameters: Validate;
