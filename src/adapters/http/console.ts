import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import Negotiator from "negotiator";
import type { IncomingMessage } from "node:http";
import { consolePathAt } from "../../base/contract/console-paths.ts";
import { accountAddress } from "../../base/platform/rules/return-address.ts";
import type { Middleware, RestRequest } from "./middleware.ts";
import { pack, type Packed, sendEncoded, sendPacked } from "./encoding.ts";
import type { RateLimiter } from "./rate-limit/limiter.ts";

/** Dependencies of the console. */
interface ConsoleDeps {
  readonly rateLimiter: RateLimiter;
  /** Returns whether the browser sent a session cookie. */
  readonly hasSession: (request: IncomingMessage) => boolean;
}

const folder = new URL("../../../generated/console/", import.meta.url);
const ASSET = /^\/console\/assets\/([\w.-]+\.(js|css))$/;
const IMMUTABLE = "public, max-age=31536000, immutable";
const TYPES = { js: "text/javascript", css: "text/css" } as const;

/** No inline scripts or styles, no request to another origin, and no markup from texts. */
const POLICY = [
  "default-src 'none'",
  ...["script-src", "style-src", "connect-src", "font-src", "form-action"].map((directive) => `${directive} 'self'`),
  "img-src 'self' data:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const HEADERS = {
  "Content-Security-Policy": POLICY,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-cache",
  "Content-Type": "text/html; charset=utf-8",
};

/** Serves the console to signed-in users, and its files; passes other requests on. */
export function consoleSite({ rateLimiter, hasSession }: ConsoleDeps): Middleware {
  const files = createFiles();
  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      next();
      return;
    }
    const asset = ASSET.exec(request.path)?.[1];
    const file = asset === undefined ? undefined : files.asset(asset);
    const page = consolePathAt(request.path);
    if (!file && !(page !== undefined && acceptsHtml(request))) {
      next();
      return;
    }
    const id = file ? "console.asset" : "console.page";
    Object.assign(response.locals, { operation: id, route: file ? "/console/assets/{name}" : page });
    // Files are sent from memory and loaded by the dozen: a limit would break the pages of colleagues with one address.
    if (!file) await rateLimiter.spend({ id, rateLimit: "read" }, response.locals.address);
    if (file) {
      response.set({ "Cache-Control": IMMUTABLE, "Content-Type": `${file.type}; charset=utf-8` });
      sendEncoded(request, response, file);
    } else if (hasSession(request)) {
      response.set(HEADERS).vary("Accept");
      sendPacked(request, response, files.page());
    } else response.vary("Accept").redirect(303, accountAddress("/sign-in", returnTo(request)));
  };
}

/** Paths of programs, and of pages for visitors and documentation, which have pages of their own for unknown addresses. */
const OF_OTHERS = /^\/(v1|mcp|scim|oauth|\.well-known|docs|console|book|team|a|f|h|u)(\/|$)/;

/** Shows signed-in users the console, which says in its frame and their language that there is no such page. */
export function unknownConsolePage({ rateLimiter, hasSession }: ConsoleDeps): Middleware {
  const files = createFiles();
  return async (request, response, next) => {
    const opens = (request.method === "GET" || request.method === "HEAD") && acceptsHtml(request);
    if (!opens || OF_OTHERS.test(request.path) || !hasSession(request)) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.unknown", route: "/{unknown}" });
    await rateLimiter.spend({ id: "pages.unknown", rateLimit: "read" }, response.locals.address);
    response.status(404).set(HEADERS).vary("Accept");
    sendPacked(request, response, files.page());
  };
}

/** Programs that prefer JSON get the error of an unknown path; `curl` accepts anything. */
const acceptsHtml = (request: RestRequest): boolean =>
  new Negotiator(request).mediaType(["text/html", "application/json"]) === "text/html";

/** The start page needs no mention: it is where the sign-in leads. */
const returnTo = ({ originalUrl }: RestRequest): string | null => (originalUrl === "/" ? null : originalUrl);

interface ConsoleFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** Reads each file when it is requested for the first time. */
function createFiles() {
  let page: Packed | undefined;
  const names = new Set(readdirSync(new URL("assets/", folder)));
  const known = new Map<string, ConsoleFile>();
  return {
    page: (): Packed => (page ??= pack(readFileSync(new URL("index.html", folder), "utf8"))),
    asset(name: string): ConsoleFile | undefined {
      if (!names.has(name)) return undefined;
      const file = known.get(name) ?? readAsset(name);
      known.set(name, file);
      return file;
    },
  };
}

function readAsset(name: string): ConsoleFile {
  const plain = readFileSync(new URL(`assets/${name}`, folder));
  return { type: name.endsWith(".css") ? TYPES.css : TYPES.js, plain, gzipped: gzipSync(plain, { level: 9 }) };
}
