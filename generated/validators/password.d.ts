// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const password_remove_parameters: Validate;
export declare const password_change_parameters: Validate;
export declare const password_change_body: Validate;
export declare const password_forgot_parameters: Validate;
export declare const password_forgot_body: Validate;
export declare const password_reset_parameters: Validate;
export declare const password_reset_body: Validate;
