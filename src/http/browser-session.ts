import type { IncomingMessage } from "node:http";
import type { Authenticator } from "../access/authenticator.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import { Problem } from "../domain/errors.ts";
import type { SessionCookie } from "./cookies.ts";

const NOT_SIGNED_IN = new Set(["unauthenticated", "session_expired"]);

/** Who is signed in with a browser; null: nobody. A form brings its CSRF token along, a page needs none. */
export function browserSession(authenticator: Authenticator, cookie: SessionCookie) {
  return async (request: IncomingMessage, visitor: Visitor, csrfToken: string | null): Promise<Caller | null> => {
    const sessionToken = cookie.read(request);
    if (sessionToken === undefined) return null;
    const method = request.method ?? "";
    try {
      return await authenticator.authenticate({ visitor, method, sessionToken, csrfToken: csrfToken ?? undefined });
    } catch (error) {
      if (error instanceof Problem && NOT_SIGNED_IN.has(error.code)) return null;
      throw error;
    }
  };
}
