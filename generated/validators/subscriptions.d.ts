// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const subscriptions_get_parameters: Validate;
export declare const subscriptions_update_parameters: Validate;
export declare const subscriptions_update_body: Validate;
