// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const invitations_accept_parameters: Validate;
export declare const invitations_accept_body: Validate;
