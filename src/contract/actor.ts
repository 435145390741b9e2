/** Who did something, as it is written down and shown: a snapshot, so that a later rename changes no history. */
export interface Actor {
  readonly type: "user" | "api_key" | "mcp" | "invitee" | "import" | "system" | "operator";
  readonly id: string | null;
  readonly name: string;
  /** The application through which it was done, e.g. the MCP client's name. */
  readonly application: string | null;
}

/** The service itself: jobs, schedules and what mail servers report. */
export const SYSTEM_ACTOR: Actor = { type: "system", id: null, name: "system", application: null };
