// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const signInMethods_startAuthenticatorApp_parameters: Validate;
export declare const signInMethods_removeAuthenticatorApp_parameters: Validate;
export declare const signInMethods_confirmAuthenticatorApp_parameters: Validate;
export declare const signInMethods_confirmAuthenticatorApp_body: Validate;
export declare const signInMethods_createRecoveryCodes_parameters: Validate;
export declare const signInMethods_get_parameters: Validate;
