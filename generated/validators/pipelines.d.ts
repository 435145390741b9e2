// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const pipelines_list_parameters: Validate;
export declare const pipelines_create_parameters: Validate;
export declare const pipelines_create_body: Validate;
export declare const pipelines_batch_parameters: Validate;
export declare const pipelines_batch_body: Validate;
export declare const pipelines_get_parameters: Validate;
export declare const pipelines_update_parameters: Validate;
export declare const pipelines_update_body: Validate;
export declare const pipelines_delete_parameters: Validate;
