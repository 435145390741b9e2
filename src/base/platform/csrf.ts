import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import type { Keyring } from "./keyring.ts";

/** CSRF tokens: prove that a change in a session was requested by one of our pages. */
export interface Csrf {
  token(sessionToken: string): string;
  matches(sessionToken: string, csrfToken: string | undefined): boolean;
}

/** Derives the token from the session token, so that nothing is stored. */
export function createCsrf(keyring: Keyring): Csrf {
  const keys = keyring.keys("csrf");
  const derive = (key: KeyObject, session: string): string =>
    createHmac("sha256", key).update(session).digest("base64url");
  return {
    token: (session) => derive(keys[0], session),
    matches(session, token) {
      if (token === undefined) return false;
      const given = Buffer.from(token);
      return keys.some((key) => {
        const expected = Buffer.from(derive(key, session));
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
    },
  };
}
