// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const identityProvider_get_parameters: Validate;
export declare const identityProvider_update_parameters: Validate;
export declare const identityProvider_update_body: Validate;
export declare const identityProvider_delete_parameters: Validate;
export declare const identityProvider_test_parameters: Validate;
