// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export type Permission = "entities:read" | "entities:write" | "entities:delete" | "entities:purge" | "opportunities:read" | "opportunities:write" | "opportunities:delete" | "tasks:read" | "tasks:write" | "tasks:delete" | "notes:read" | "notes:write" | "notes:delete" | "segments:read" | "segments:write" | "segments:delete" | "campaigns:read" | "campaigns:write" | "campaigns:delete" | "campaigns:send" | "emails:read" | "emails:send" | "booking:read" | "booking:write" | "webhooks:read" | "webhooks:write" | "custom_fields:read" | "custom_fields:write" | "members:read" | "members:manage" | "organization:read" | "organization:manage" | "api_keys:manage" | "ai:connect" | "ai:manage" | "activity_log:read";
export type RateLimit = "read" | "write" | "heavy_write" | "send" | "sensitive" | "global";
export type ErrorCode = "malformed_request" | "validation_failed" | "unauthenticated" | "key_expired" | "key_revoked" | "session_expired" | "insufficient_scope" | "permission_denied" | "plan_required" | "ip_not_allowed" | "ai_disabled" | "support_session_forbidden" | "not_found" | "no_such_route" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "duplicate" | "slot_unavailable" | "state_conflict" | "in_use" | "idempotency_in_progress" | "secret_already_shown" | "version_conflict" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "misdirected" | "unprocessable" | "idempotency_key_reused" | "all_recipients_suppressed" | "headers_too_large" | "internal" | "unavailable";
export type ValidationCode = "required" | "unknown_field" | "type" | "format" | "enum" | "too_short" | "too_long" | "minimum" | "maximum" | "too_few" | "too_many" | "not_unique" | "timezone_required" | "invalid_character";
export type DetailCode = "reference_not_found" | "operator_not_allowed" | "too_deep" | "cycle" | "exceeds_own_rights" | "current_version" | "existing_record" | "shown_secret" | "required_scope" | "unknown_custom_field" | "archived_custom_field" | "last_owner" | "built_in_role" | "invalid_token" | "incorrect_password" | "common_password" | "wrong_sign_in" | "not_of_pipeline" | "not_lost" | "missing_stage_type" | "stage_in_use" | "default_pipeline" | "wrong_entity_type" | "linked_elsewhere" | "merged" | "file_empty" | "file_encoding" | "file_quote_open" | "file_row_too_long" | "file_header_missing" | "file_header_repeated" | "file_too_many_columns" | "row_cells" | "row_quotes" | "row_ambiguous" | "unknown_column" | "field_mapped_twice";

export declare const permissions: readonly Permission[];
/** Requests a minute. */
export declare const rateLimits: Readonly<Record<RateLimit, number>>;
/** The HTTP status of every error code. */
export declare const errorStatuses: Readonly<Record<ErrorCode, number>>;
export declare const validationCodes: readonly ValidationCode[];
export declare const detailCodes: readonly DetailCode[];
