/** The author of a change, as stored and shown: a snapshot, so that a later rename does not alter history. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
  readonly type: "user" | "api_key" | "mcp" | "scim" | "invitee" | "visitor" | "import" | "system" | "operator";
  /** The client application, e.g. the MCP client's name. */
  readonly application: string | null;
}

/** The service itself: jobs, schedules and bounce reports from mail servers. */
export const SYSTEM_ACTOR: Actor = { id: null, name: "system", type: "system", application: null };
