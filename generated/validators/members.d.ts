// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const members_list_parameters: Validate;
export declare const members_invite_parameters: Validate;
export declare const members_invite_body: Validate;
export declare const members_get_parameters: Validate;
export declare const members_update_parameters: Validate;
export declare const members_update_body: Validate;
export declare const members_delete_parameters: Validate;
export declare const members_resendInvitation_parameters: Validate;
