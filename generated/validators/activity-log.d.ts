// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const activityLog_list_parameters: Validate;
export declare const activityLog_export_parameters: Validate;
export declare const activityLog_verify_parameters: Validate;
