// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const jobs_list_parameters: Validate;
export declare const jobs_get_parameters: Validate;
export declare const jobs_cancel_parameters: Validate;
