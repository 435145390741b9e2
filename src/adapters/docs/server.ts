import type { Locale } from "../../base/contract/caller.ts";
import type { Middleware, RestRequest, RestResponse } from "../http/middleware.ts";
import { sendEncoded, sendPacked, type Packed, pack } from "../http/encoding.ts";
import type { RateLimiter } from "../http/rate-limit/limiter.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { locales } from "../../base/i18n/sentences.ts";
import { readAssets, type Asset, type Assets } from "./assets.ts";
import type { ContractDocument } from "./contract.ts";
import { pageNames, type PageName, isDocsPath } from "./paths.ts";
import type { PageContext } from "./page.ts";
import { createPages } from "./pages/pages.ts";

/** Dependencies of `docsSite`. */
export interface DocsDeps {
  readonly document: ContractDocument;
  /** Public addresses, shown in the examples. */
  readonly baseUrl: string;
  readonly mcpUrl: string;
  readonly rateLimiter: RateLimiter;
}

/** No inline scripts or styles; requests and files only from our own origin. */
const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "Cache-Control": "no-cache",
} as const;

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Serves `/docs`, the pages and files below it, and `/openapi.json`; passes other requests on. */
export function docsSite({ rateLimiter, ...deps }: DocsDeps): Middleware {
  let read: Assets | undefined;
  // Read when the first page is shown: compressing them takes longer than starting the service.
  const assets = (): Assets => (read ??= readAssets());
  const pages = createPages(deps);
  const pack = createPackedCache();
  const document = (): string => JSON.stringify({ ...deps.document, servers: [{ url: deps.baseUrl }] });
  return async (request, response, next) => {
    const { path } = request;
    if (!isDocsPath(path)) {
      next();
      return;
    }
    const file = path.startsWith("/docs/assets/") ? assets().find(path.slice("/docs/assets/".length)) : undefined;
    const id = file ? "docs.asset" : path === "/openapi.json" ? "docs.document" : "docs.page";
    Object.assign(response.locals, { operation: id, route: file ? "/docs/assets/{name}" : routeOf(path) });
    await rateLimiter.spend({ id, rateLimit: "read" }, response.locals.address);
    rejectOtherMethods(request, response);
    if (path === "/docs/") response.redirect(308, `../docs${queryOf(request.url)}`);
    else if (file) sendAsset(request, response, file);
    else if (path === "/openapi.json") sendDocument(request, response, pack("document", document));
    else sendPage({ request, response }, pages, { pack, context: contextOf(request, response, assets()) });
  };
}

function rejectOtherMethods({ method }: RestRequest, response: RestResponse): void {
  if (method === "GET" || method === "HEAD") return;
  response.setHeader("Allow", "GET, HEAD");
  throw new Problem("method_not_allowed");
}

/** Metrics must not contain paths that clients choose. */
function routeOf(path: string): string {
  return path === "/openapi.json" || nameOf(path) !== null ? path : "/docs/{unknown}";
}

function nameOf(path: string): PageName | null {
  return pageNames.find((name) => path === (name === "" ? "/docs" : `/docs/${name}`)) ?? null;
}

function contextOf(request: RestRequest, { locals }: RestResponse, assets: Assets): PageContext {
  const chosen = locales.find((locale) => locale === languageOf(request.url)) ?? null;
  const locale: Locale = chosen ?? locals.locale;
  return { name: nameOf(request.path), depth: request.path.split("/").length - 2, locale, chosen, assets };
}

function languageOf(url: string): string | null {
  return new URLSearchParams(queryOf(url)).get("lang");
}

function queryOf(url: string): string {
  const at = url.indexOf("?");
  return at === -1 ? "" : url.slice(at);
}

interface PageRequest {
  readonly pack: ReturnType<typeof createPackedCache>;
  readonly context: PageContext;
}

function sendPage(
  exchange: { readonly request: RestRequest; readonly response: RestResponse },
  pages: ReturnType<typeof createPages>,
  { pack, context }: PageRequest,
): void {
  const { request, response } = exchange;
  const { name, locale, chosen } = context;
  response.set(HEADERS).vary("Accept-Language");
  response.setHeader("Content-Language", locale);
  response.type("html");
  if (name === null) {
    response.status(404).setHeader("Cache-Control", "no-store");
    response.send(pages(context));
  } else
    sendPacked(
      request,
      response,
      pack(`${name} ${locale} ${chosen ?? ""}`, () => pages(context)),
    );
}

function sendDocument(request: RestRequest, response: RestResponse, packed: Packed): void {
  response.set({ "Cache-Control": "no-cache", "Content-Type": "application/json; charset=utf-8" });
  sendPacked(request, response, packed);
}

function sendAsset(request: RestRequest, response: RestResponse, { type, content, gzipped }: Asset): void {
  response.set({ "Cache-Control": IMMUTABLE, "Content-Type": `${type}; charset=utf-8` });
  sendEncoded(request, response, { plain: content, gzipped });
}

/** Creates a function that renders and compresses each text once. The caller must limit the number of keys. */
function createPackedCache(): (key: string, render: () => string) => Packed {
  const cache = new Map<string, Packed>();
  return (key, render) => {
    const packed = cache.get(key) ?? pack(render());
    cache.set(key, packed);
    return packed;
  };
}
