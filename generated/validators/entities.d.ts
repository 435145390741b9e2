// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/contract/operation.ts";

export declare const entities_list_parameters: Validate;
export declare const entities_create_parameters: Validate;
export declare const entities_create_body: Validate;
export declare const entities_batch_parameters: Validate;
export declare const entities_batch_body: Validate;
export declare const entities_search_parameters: Validate;
export declare const entities_search_body: Validate;
export declare const entities_upsert_parameters: Validate;
export declare const entities_upsert_body: Validate;
export declare const entities_get_parameters: Validate;
export declare const entities_update_parameters: Validate;
export declare const entities_update_body: Validate;
export declare const entities_delete_parameters: Validate;
export declare const entities_activity_parameters: Validate;
export declare const entities_linkCompany_parameters: Validate;
export declare const entities_linkCompany_body: Validate;
export declare const entities_unlinkCompany_parameters: Validate;
export declare const entities_contacts_parameters: Validate;
export declare const entities_notes_parameters: Validate;
export declare const entities_opportunities_parameters: Validate;
export declare const entities_purge_parameters: Validate;
export declare const entities_restore_parameters: Validate;
export declare const entities_tasks_parameters: Validate;
