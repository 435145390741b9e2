// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const busyTimes_list_parameters: Validate;
export declare const busyTimes_create_parameters: Validate;
export declare const busyTimes_create_body: Validate;
export declare const busyTimes_delete_parameters: Validate;
