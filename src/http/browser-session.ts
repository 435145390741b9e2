import type { IncomingMessage, ServerResponse } from "node:http";
import type { SessionService } from "../../generated/services.js";
import type { Authenticator } from "../accounts/authenticator.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import { Problem } from "../platform/rules/errors.ts";
import type { SessionCookie } from "./cookies.ts";

const NOT_SIGNED_IN = new Set(["unauthenticated", "session_expired", "misdirected"]);

interface BrowserSessionDeps {
  readonly authenticator: Authenticator;
  readonly cookie: SessionCookie;
  readonly sessions: Pick<SessionService, "create" | "delete">;
}

interface SignInAttempt {
  readonly visitor: Visitor;
  readonly email: string;
  readonly password: string;
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
    /** Returns the signed-in user; null if nobody is signed in. Forms need a CSRF token, pages do not. */
    async signedIn(request: IncomingMessage, visitor: Visitor, csrfToken: string | null): Promise<Caller | null> {
      const proof = csrfToken === null ? { method: "GET" } : { method: "POST", csrfToken };
      return await currentCaller(request, visitor, proof);
    },
    /** Sets the cookie of a new session and ends the browser's previous one. */
    async signIn(
      request: IncomingMessage,
      response: ServerResponse,
      { visitor, email, password }: SignInAttempt,
    ): Promise<"done" | "failed" | "misdirected"> {
      if (!isPlausible(email, 254) || !isPlausible(password, 256)) return "failed";
      try {
        const session = await sessions.create(visitor, { email, password });
        const previous = await currentCaller(request, visitor, { method: "GET" });
        if (previous) await sessions.delete(previous, {});
        cookie.set(response, session.session_token, session.session_expires_at);
        return "done";
      } catch (error) {
        if (error instanceof Problem && error.code === "unauthenticated") return "failed";
        if (error instanceof Problem && error.code === "misdirected") return "misdirected";
        throw error;
      }
    },
  };
}

/** No address or password contains control characters, and the database rejects U+0000. */
function isPlausible(text: string, longest: number): boolean {
  return text.length <= longest && !/\p{Cc}/u.test(text) && text.isWellFormed();
}

async function orNull<Value>(promise: Promise<Value>, codes: ReadonlySet<string>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Problem && codes.has(error.code)) return null;
    throw error;
  }
}
