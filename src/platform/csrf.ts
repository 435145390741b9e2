import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keyring } from "./keyring.ts";

/** Tokens that show that a change by session comes from a page of ours. */
export interface Csrf {
  token(sessionToken: string): string;
  fits(sessionToken: string, csrfToken: string | undefined): boolean;
}

/** Derived from the session's token, so that nothing more is stored. */
export function createCsrf(keyring: Keyring): Csrf {
  const keys = keyring.keys("csrf");
  const derive = (key: Buffer, session: string): string =>
    createHmac("sha256", key).update(session).digest("base64url");
  return {
    token: (session) => derive(keys[0], session),
    fits(session, token) {
      if (token === undefined) return false;
      const given = Buffer.from(token);
      return keys.some((key) => {
        const wanted = Buffer.from(derive(key, session));
        return wanted.length === given.length && timingSafeEqual(wanted, given);
      });
    },
  };
}
