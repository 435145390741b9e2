// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const exports_list_parameters: Validate;
export declare const exports_create_parameters: Validate;
export declare const exports_create_body: Validate;
export declare const exports_fields_parameters: Validate;
export declare const exports_get_parameters: Validate;
export declare const exports_delete_parameters: Validate;
export declare const exports_file_parameters: Validate;
