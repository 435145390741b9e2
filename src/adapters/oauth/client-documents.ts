import type { IncomingHttpHeaders } from "node:http";
import type { GuardedFetch } from "../../base/net/egress.ts";
import { grantTypes } from "./discovery.ts";
import { clientMetadata } from "./registration.ts";

/** Fetches the document at a URL that is a client id. Throws if there is no valid document. */
type DocumentFetch = (target: string | URL | Request) => Promise<Response>;

/** The limits of draft-ietf-oauth-client-id-metadata-document; a user is waiting for the response. */
const request = { headers: { Accept: "application/json" }, maxBytes: 5 * 1_024, timeout: 5_000 };

const MAX_URL_LENGTH = 2_048;

/** Limits for the cache lifetime that a document requests, in seconds. */
export const documentCache = { min: 300, max: 86_400 };

/** How long the last valid document is used while its host cannot be reached. */
const MAX_STALE_MS = 86_400_000;
const MAX_CACHED = 500;

interface CachedDocument {
  readonly text: string;
  readonly until: number;
}

/**
 * Returns a fetch function that goes through the egress guard and returns only the metadata that a registration would
 * store.
 */
export function documentFetch(guarded: GuardedFetch): DocumentFetch {
  const cache = new Map<string, CachedDocument>();
  return async (target) => {
    const url = target instanceof Request ? target.url : String(target);
    if (url.length > MAX_URL_LENGTH) throw new Error("The client id is too long.");
    const answer = await guarded(url, request).catch((error: unknown) => cachedOrThrow(cache, url, error));
    if (answer instanceof Response) return answer;
    const { status, headers } = answer;
    if (status >= 500)
      return cachedOrThrow(cache, url, new Error(`The host of the document responded with status ${status}.`));
    cache.delete(url);
    if (status !== 200) throw new Error(`The document was answered with status ${status}.`);
    if (!answer.complete) throw new Error(`The document is longer than ${request.maxBytes} bytes.`);
    if (!isJson(headers["content-type"])) throw new Error("The content type of the document is not JSON.");
    const text = normalizeDocument(answer.body);
    addToCache(cache, url, text);
    return response(text, headers);
  };
}

/** Returns the last valid document, so that connected applications keep working while its host is down. */
function cachedOrThrow(cache: ReadonlyMap<string, CachedDocument>, url: string, error: unknown): Response {
  const last = cache.get(url);
  if (!last || last.until < Date.now()) throw error;
  return response(last.text, {});
}

/** Keeps only the latest documents, because anybody can cause a fetch. */
function addToCache(cache: Map<string, CachedDocument>, url: string, text: string): void {
  cache.set(url, { text, until: Date.now() + MAX_STALE_MS });
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

/** Keeps the document's caching headers. */
function response(text: string, { "cache-control": cacheControl, expires }: IncomingHttpHeaders): Response {
  return new Response(text, {
    headers: {
      ...(cacheControl === undefined ? {} : { "Cache-Control": cacheControl }),
      ...(expires === undefined ? {} : { Expires: expires }),
    },
  });
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? "");
}

/** The library itself checks that the document contains its own client id and no secret. */
function normalizeDocument(body: Buffer): string {
  const sent: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  const { client_uri, ...metadata } = clientMetadata(sent);
  const { client_id, client_secret } = sent as Readonly<Record<string, unknown>>;
  const home = client_uri?.startsWith("https:") === true ? { client_uri } : {};
  const grant_types = Object.values(grantTypes);
  return JSON.stringify({ ...metadata, ...home, grant_types, client_id, client_secret });
}
