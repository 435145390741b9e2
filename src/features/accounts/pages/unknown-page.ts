import type { RequestHandler } from "express";
import { applyChosenLanguage, pageLocale } from "../../../base/platform/pages/language.ts";
import { noticePage } from "../../../base/platform/pages/notice.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { toAccount } from "./to-account.ts";
import type { AccountPagesDeps } from "./visit.ts";

/** Paths of programs, which get errors as JSON even if somebody opens them in a browser. */
const OF_PROGRAMS = /^\/(v1|mcp|scim|oauth|\.well-known)(\/|$)/;

/** Answers a browser that opens an unknown path with a page; passes other requests on. */
export function unknownPage({ spend }: Pick<AccountPagesDeps, "spend">): RequestHandler {
  return async (request, response, next) => {
    const { method, path, headers } = request;
    const opens = (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
    if (!opens || OF_PROGRAMS.test(path)) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.unknown", route: "/{unknown}" });
    await spend({ id: "pages.unknown", rateLimit: "read" }, String(response.locals["address"]));
    if (applyChosenLanguage(request, response)) return;
    const locale = pageLocale(response, null);
    const texts = accountTexts(locale).notices;
    const requestId = String(response.locals["requestId"]);
    response.vary("Accept");
    send(response, noticePage("not_found", { texts, locale, requestId, url: path, after: toAccount(locale) }));
  };
}
