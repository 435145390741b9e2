import type { IncomingMessage, ServerResponse } from "node:http";

/** Reads, sets and clears the cookie of the browser session. */
export interface SessionCookie {
  read(request: IncomingMessage): string | undefined;
  set(response: ServerResponse, token: string, expiresAt: string): void;
  clear(response: ServerResponse): void;
}

/** `__Host-crs_session` over https. Browsers accept this name only with Secure, so plain http uses another one. */
export function sessionCookie(secure: boolean): SessionCookie {
  const name = secure ? "__Host-crs_session" : "crs_session";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  return {
    read: ({ headers }) => valueOf(headers.cookie ?? "", name),
    set(response, token, expiresAt) {
      const expires = new Date(expiresAt).toUTCString();
      response.appendHeader("Set-Cookie", `${name}=${token}; ${attributes}; Expires=${expires}`);
    },
    clear(response) {
      response.appendHeader("Set-Cookie", `${name}=; ${attributes}; Max-Age=0`);
    },
  };
}

function valueOf(header: string, name: string): string | undefined {
  const pair = header
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value === "" ? undefined : value;
}
