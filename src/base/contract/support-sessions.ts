import type { Visitor } from "./caller.ts";

/** A support session that waits for confirmation, as shown on its page. */
export interface SupportSessionOffer {
  readonly organization: string;
  readonly operator_name: string;
  readonly reason: string;
  readonly expires_at: string;
}

/** The values of the session cookie. */
export interface StartedSupportSession {
  readonly session_token: string;
  readonly session_expires_at: string;
}

/** The service behind the link of `crm support-session create`. */
export interface SupportSessions {
  /** Returns null if the link is unknown, used or older than 60 minutes. */
  readonly find: (token: string) => Promise<SupportSessionOffer | null>;
  /** Uses up the link; returns null if another request was faster. */
  readonly start: (token: string, visitor: Visitor) => Promise<StartedSupportSession | null>;
}
