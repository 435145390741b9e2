// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const formSubmissions_list_parameters: Validate;
export declare const formSubmissions_aggregate_parameters: Validate;
export declare const formSubmissions_aggregate_body: Validate;
export declare const formSubmissions_search_parameters: Validate;
export declare const formSubmissions_search_body: Validate;
export declare const formSubmissions_get_parameters: Validate;
export declare const formSubmissions_purge_parameters: Validate;
