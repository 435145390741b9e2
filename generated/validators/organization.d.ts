// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const organization_get_parameters: Validate;
export declare const organization_update_parameters: Validate;
export declare const organization_update_body: Validate;
export declare const organization_requestDeletion_parameters: Validate;
export declare const organization_requestDeletion_body: Validate;
export declare const organization_cancelDeletion_parameters: Validate;
export declare const organization_previewRetention_parameters: Validate;
export declare const organization_updateTwoFactorPolicy_parameters: Validate;
export declare const organization_updateTwoFactorPolicy_body: Validate;
