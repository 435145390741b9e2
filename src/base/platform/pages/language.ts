import type { Request, Response } from "express";
import type { Locale } from "../../contract/caller.ts";

const COOKIE = "crs_language";
const YEAR_SECONDS = 31_536_000;
const supported: readonly Locale[] = ["en", "fr"];

/**
 * Applies the language that the visitor chose. A link with `?lang=fr` stores the choice in a cookie and redirects to the
 * page without it; the function then returns true.
 */
export function applyChosenLanguage(request: LinkRequest, response: LinkResponse): boolean {
  const [path = "", query = ""] = request.originalUrl.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const requested = supported.find((locale) => locale === parameters.get("lang"));
  const reads = request.method === "GET" || request.method === "HEAD";
  if (requested !== undefined && reads) {
    parameters.delete("lang");
    const rest = parameters.toString();
    response.appendHeader("Set-Cookie", `${COOKIE}=${requested}; ${attributesOf(response)}`);
    response.redirect(303, rest === "" ? path : `${path}?${rest}`);
    return true;
  }
  const stored = / ?crs_language=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
  const chosen = supported.find((locale) => locale === stored);
  if (chosen !== undefined) Object.assign(response.locals, { chosenLocale: chosen, locale: chosen });
  return false;
}

type LinkRequest = Pick<Request, "method" | "originalUrl" | "headers">;
type LinkResponse = Pick<Response, "appendHeader" | "hasHeader" | "redirect" | "locals">;

/** Returns the language of a page: the chosen one, else the browser's, else the user's own. */
export function pageLocale({ locals }: Response, preferred: Locale | null): Locale {
  const { chosenLocale, requestedLocale, locale } = locals as LanguageLocals;
  return chosenLocale ?? requestedLocale ?? preferred ?? locale;
}

/** Returns the language that the visitor chose with the link of a page. */
export function chosenLocale({ locals }: Response): Locale | undefined {
  return (locals as LanguageLocals).chosenLocale;
}

interface LanguageLocals {
  readonly chosenLocale?: Locale;
  readonly requestedLocale: Locale | null;
  readonly locale: Locale;
}

/** The service sends HSTS exactly if its public address uses https. */
function attributesOf(response: Pick<Response, "hasHeader">): string {
  const secure = response.hasHeader("Strict-Transport-Security") ? "; Secure" : "";
  return `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
