import type { IncomingMessage } from "node:http";
import type { Request } from "express";
import type { NoticeCode } from "./notice.ts";

/** A request that our pages would not have sent, or that cannot be handled; answered with a notice page. */
export class PageError extends Error {
  override readonly name = "PageError";
  readonly code: NoticeCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: NoticeCode, headers: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
  }
}

/** Returns the fields of a form whose body has been read as text. */
export function formOf({ body }: Request): URLSearchParams {
  if (typeof body !== "string") throw new PageError("not_a_form");
  return new URLSearchParams(body);
}

/**
 * Returns whether a form was sent by a page of this origin, according to Fetch Metadata or, in browsers without it, the
 * Origin header (RFC 6454). Our pages send no referrer, so browsers send the origin `null`: this is accepted, as are
 * clients that send neither header, because the form's token must match too.
 */
export function isSameOrigin({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  const sender = headers.origin;
  if (sender !== undefined && sender !== "null" && sender !== origin) return false;
  return site === undefined || site === "same-origin" || site === "none";
}

/**
 * Returns whether a request of a script was sent by a page of this origin, or by a program that is no browser. Nothing
 * but its headers proves where it comes from, so the origin `null` of a sandboxed frame is refused.
 */
export function isOwnScript({ headers }: IncomingMessage, origin: string): boolean {
  const { "sec-fetch-site": site, origin: sender, host } = headers;
  // Scripts cannot set this header: the browser itself compared the origins, also behind a proxy that changes the host.
  if (site === "same-origin") return true;
  if (site !== undefined && site !== "none") return false;
  return sender === undefined || sender === origin || (URL.canParse(sender) && new URL(sender).host === host);
}
