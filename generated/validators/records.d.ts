// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/contract/operation.ts";

export declare const campaign_create: Validate;
export declare const campaign_update: Validate;
export declare const company_create: Validate;
export declare const company_update: Validate;
export declare const contact_create: Validate;
export declare const contact_update: Validate;
export declare const custom_field_create: Validate;
export declare const custom_field_update: Validate;
export declare const email_create: Validate;
export declare const email_update: Validate;
export declare const event_create: Validate;
export declare const event_update: Validate;
export declare const event_type_create: Validate;
export declare const event_type_update: Validate;
export declare const note_create: Validate;
export declare const note_update: Validate;
export declare const opportunity_create: Validate;
export declare const opportunity_update: Validate;
export declare const pipeline_create: Validate;
export declare const pipeline_update: Validate;
export declare const schedule_create: Validate;
export declare const schedule_update: Validate;
export declare const segment_create: Validate;
export declare const segment_update: Validate;
export declare const task_create: Validate;
export declare const task_update: Validate;
