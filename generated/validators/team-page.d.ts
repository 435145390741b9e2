// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const teamPage_get_parameters: Validate;
export declare const teamPage_book_parameters: Validate;
export declare const teamPage_book_body: Validate;
export declare const teamPage_slots_parameters: Validate;
