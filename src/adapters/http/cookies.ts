import type { IncomingMessage, ServerResponse } from "node:http";

/** Reads, sets and clears a cookie that scripts and other sites cannot read: the browser session's, for example. */
export interface SessionCookie {
  read(request: IncomingMessage): string | undefined;
  set(response: ServerResponse, token: string, expiresAt: string): void;
  clear(response: ServerResponse): void;
}

/** The cookie of the browser session: `__Host-crs_session` over https. */
export function sessionCookie(secure: boolean): SessionCookie {
  return privateCookie("crs_session", secure);
}

/** The name starts with `__Host-` over https. Browsers accept such a name only with Secure, so not over plain http. */
export function privateCookie(plainName: string, secure: boolean): SessionCookie {
  const name = secure ? `__Host-${plainName}` : plainName;
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
