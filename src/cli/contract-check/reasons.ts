/** Why a status or a kind of call was not reached. */
export type Reason =
  | "connection_closed"
  | "fault"
  | "host"
  | "large_body"
  | "limited_key_allowed"
  | "limits"
  | "needs_session"
  | "no_id"
  | "no_limited_key"
  | "no_mcp_access"
  | "no_permission_needed"
  | "no_record"
  | "no_request"
  | "no_rights"
  | "other_response"
  | "overload"
  | "read_only"
  | "unsafe";

/** Why a check cannot start. */
export type Refusal = "key" | "not_empty" | "nothing_selected";
