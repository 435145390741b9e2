// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const company_create: Validate;
export declare const company_update: Validate;
export declare const contact_create: Validate;
export declare const contact_update: Validate;
export declare const line_item_create: Validate;
export declare const line_item_update: Validate;
export declare const opportunity_create: Validate;
export declare const opportunity_update: Validate;
export declare const product_create: Validate;
export declare const product_update: Validate;
export declare const task_create: Validate;
export declare const task_update: Validate;
