// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const connections_list_parameters: Validate;
export declare const connections_revokeAll_parameters: Validate;
export declare const connections_revoke_parameters: Validate;
