// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Validate } from "../../src/base/contract/operation.ts";

export declare const me_get_parameters: Validate;
export declare const me_update_parameters: Validate;
export declare const me_update_body: Validate;
export declare const me_connections_parameters: Validate;
export declare const me_revokeConnections_parameters: Validate;
export declare const me_revokeConnection_parameters: Validate;
export declare const me_notifications_parameters: Validate;
export declare const me_updateNotifications_parameters: Validate;
export declare const me_updateNotifications_body: Validate;
