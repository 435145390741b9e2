import type { IncomingMessage } from "node:http";
import type { Request } from "express";
import type { NoticeCode } from "./texts/page-catalog.ts";

/** A request that a page of ours would not have sent, or cannot be answered: a page says so. */
export class PageRefused extends Error {
  override readonly name = "PageRefused";
  readonly code: NoticeCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: NoticeCode, headers: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
  }
}

/** The fields of a form, once its body has been read as text. */
export function formOf({ body }: Request): URLSearchParams {
  if (typeof body !== "string") throw new PageRefused("not_a_form");
  return new URLSearchParams(body);
}

/**
 * Whether a browser says that a form came from a page of this origin (Fetch Metadata; RFC 6454 for those that do not know
 * it). Our pages send no referrer, whereupon browsers call their origin `null`: that alone is no objection, since the
 * token in the form has to fit as well, and so it is for clients that say nothing.
 */
export function ofThisPage({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  const sender = headers.origin;
  if (sender !== undefined && sender !== "null" && sender !== origin) return false;
  return site === undefined || site === "same-origin" || site === "none";
}
