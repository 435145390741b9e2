import type { Visitor } from "./caller.ts";

/** A support session whose link is shown, as the page tells of it. */
export interface SupportSessionOffer {
  readonly organization: string;
  readonly operator_name: string;
  readonly reason: string;
  readonly expires_at: string;
}

/** For the cookie of whoever began it. */
export interface BegunSupport {
  readonly session_token: string;
  readonly session_expires_at: string;
}

/** What the page behind the link of `crm support-session create` does. */
export interface SupportSessions {
  /** Null where the link is unknown, used or older than 60 minutes. */
  readonly find: (token: string) => Promise<SupportSessionOffer | null>;
  /** Uses the link up; null where somebody was faster. */
  readonly begin: (token: string, visitor: Visitor) => Promise<BegunSupport | null>;
}
