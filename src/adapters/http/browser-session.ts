import type { IncomingMessage, ServerResponse } from "node:http";
import type { SessionService } from "../../../generated/services.js";
import type { Authenticator } from "../../features/sign-in/authenticator.ts";
import type { Caller, Visitor } from "../../base/contract/caller.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import type { SessionCookie } from "./cookies.ts";

const NOT_SIGNED_IN = new Set(["unauthenticated", "session_expired", "misdirected"]);

interface BrowserSessionDeps {
  readonly authenticator: Authenticator;
  readonly cookie: SessionCookie;
  readonly sessions: Pick<SessionService, "delete">;
}

/** How a session starts. */
interface SessionStart {
  readonly visitor: Visitor;
  readonly start: () => Promise<{ readonly session_token: string; readonly session_expires_at: string }>;
}

/** Creates the functions for the browser's session on pages outside of /v1. */
export function browserSession({ authenticator, cookie, sessions }: BrowserSessionDeps) {
  const currentCaller = async (
    request: IncomingMessage,
    visitor: Visitor,
    proof: { method: string; csrfToken?: string },
  ) => {
    const sessionToken = cookie.read(request);
    if (sessionToken === undefined) return null;
    return await orNull(authenticator.authenticate({ visitor, sessionToken, ...proof }), NOT_SIGNED_IN);
  };
  return {
    /**
     * Returns the signed-in user; null if nobody is signed in. The session may be limited to setting up a second factor.
     * Forms need a CSRF token, pages do not.
     */
    async signedIn(request: IncomingMessage, visitor: Visitor, csrfToken: string | null): Promise<Caller | null> {
      const proof = csrfToken === null ? { method: "GET" } : { method: "POST", csrfToken };
      return await currentCaller(request, visitor, proof);
    },
    /** Starts a session, ends the browser's previous one, and sets the cookie; returns the signed-in user. */
    async begin(request: IncomingMessage, response: ServerResponse, { visitor, start }: SessionStart): Promise<Caller> {
      const { session_token: sessionToken, session_expires_at: expiresAt } = await start();
      const previous = await currentCaller(request, visitor, { method: "GET" });
      if (previous) await sessions.delete(previous, {});
      cookie.set(response, sessionToken, expiresAt);
      return await authenticator.authenticate({ visitor, sessionToken, method: "GET" });
    },
    /** Returns whether the browser sent a session cookie, which may be of an ended session. */
    hasCookie: (request: IncomingMessage): boolean => cookie.read(request) !== undefined,
    /** Clears the cookie. */
    forget: (response: ServerResponse): void => cookie.clear(response),
  };
}

async function orNull<Value>(promise: Promise<Value>, codes: ReadonlySet<string>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Problem && codes.has(error.code)) return null;
    throw error;
  }
}
