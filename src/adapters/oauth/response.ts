import type { Response } from "express";
import type { ErrorOut } from "oidc-provider";
import type { Caller, Locale } from "../../base/contract/caller.ts";
import type { RequestContext } from "../../base/platform/request-context.ts";
import { locales } from "../../base/i18n/sentences.ts";
import { chosenLocale, pageLocale } from "../../base/platform/pages/language.ts";
import { noticePage } from "../../base/platform/pages/notice.ts";
import type { Context } from "./koa-context.ts";
import { pageTexts } from "./texts/page-texts.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";

/**
 * Sets the language: the one that the visitor chose, else the one that the application requests, else the browser's,
 * else the user's own.
 */
export function chooseLocale(response: Response, { uiLocales }: AuthorizationRequest, person: Caller | null): Locale {
  const locals = localsOf(response);
  locals.locale =
    chosenLocale(response) ?? firstSupported(uiLocales) ?? pageLocale(response, person?.user.locale ?? null);
  return locals.locale;
}

/** Renders an error that must not be redirected to the application (RFC 9700 §4.11.2), as HTML or JSON. */
export function renderError(context: Context, out: ErrorOut): void {
  const html = context.get("accept").includes("text/html");
  context.type = html ? "html" : "json";
  context.body = html ? errorPage(context, out) : out;
}

function errorPage(context: Context, { error }: ErrorOut): string {
  const response = context.res as Response;
  const { requestId } = localsOf(response);
  const locale = pageLocale(response, null);
  const texts = pageTexts(locale).notices;
  const { headers, document } = noticePage("wrong_link", { texts, locale, requestId, error, url: null });
  for (const [name, value] of Object.entries({ ...headers, "Content-Language": locale })) context.set(name, value);
  return document;
}

/** Returns the first language that the pages have; undefined if there is none. */
export function firstSupported(tags: readonly string[]): Locale | undefined {
  const bases = tags.map((tag) => tag.toLowerCase().split("-")[0]);
  return bases.flatMap((base) => locales.filter((locale) => locale === base))[0];
}

function localsOf({ locals }: Response): RequestContext {
  return locals as RequestContext;
}
