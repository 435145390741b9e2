// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const imports_list_parameters: Validate;
export declare const imports_create_parameters: Validate;
export declare const imports_create_body: Validate;
export declare const imports_fields_parameters: Validate;
export declare const imports_get_parameters: Validate;
export declare const imports_failures_parameters: Validate;
export declare const imports_upload_parameters: Validate;
export declare const imports_start_parameters: Validate;
export declare const imports_start_body: Validate;
