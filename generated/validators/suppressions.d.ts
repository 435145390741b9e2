// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const suppressions_takeReturned_parameters: Validate;
export declare const suppressions_takeReturned_body: Validate;
export declare const suppressions_list_parameters: Validate;
export declare const suppressions_create_parameters: Validate;
export declare const suppressions_create_body: Validate;
export declare const suppressions_delete_parameters: Validate;
