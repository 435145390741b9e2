// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const files_list_parameters: Validate;
export declare const files_create_parameters: Validate;
export declare const files_create_body: Validate;
export declare const files_get_parameters: Validate;
export declare const files_delete_parameters: Validate;
export declare const files_download_parameters: Validate;
export declare const files_upload_parameters: Validate;
export declare const files_purge_parameters: Validate;
export declare const files_restore_parameters: Validate;
