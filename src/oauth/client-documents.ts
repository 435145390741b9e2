import type { IncomingHttpHeaders } from "node:http";
import type { GuardedFetch } from "../net/egress.ts";
import { clientMetadata } from "./client-metadata.ts";

/** Fetches the document that a client id is the URL of; throws where there is none that says what it should. */
export type DocumentFetch = (target: string | URL | Request) => Promise<Response>;

/** As long as draft-ietf-oauth-client-id-metadata-document has it; a person is waiting. */
const request = { headers: { Accept: "application/json" }, maxBytes: 5 * 1_024, timeout: 5_000 };

const MAX_URL_LENGTH = 2_048;

/** Seconds that a document is taken for what it says, within what it asks for itself. */
export const documentCache = { min: 300, max: 86_400 };

/** How long the last good document stands in while its host cannot be reached. */
const STANDS_IN_MS = 86_400_000;
const MAX_KEPT = 500;

interface Kept {
  readonly text: string;
  readonly until: number;
}

/** Through the guard; what comes back says of the application what a registration would keep of it. */
export function documentFetch(guarded: GuardedFetch): DocumentFetch {
  const kept = new Map<string, Kept>();
  return async (target) => {
    const url = target instanceof Request ? target.url : String(target);
    if (url.length > MAX_URL_LENGTH) throw new Error("The client id is too long.");
    const answer = await guarded(url, request).catch((error: unknown) => standIn(kept, url, error));
    if (answer instanceof Response) return answer;
    const { status, headers } = answer;
    if (status >= 500)
      return standIn(kept, url, new Error(`The host of the document responded with status ${status}.`));
    kept.delete(url);
    if (status !== 200) throw new Error(`The document was answered with status ${status}.`);
    if (!answer.complete) throw new Error(`The document is longer than ${request.maxBytes} bytes.`);
    if (!isJson(headers["content-type"])) throw new Error("The content type of the document is not JSON.");
    const text = tidied(answer.body);
    keep(kept, url, text);
    return response(text, headers);
  };
}

/** Whoever is connected stays so while the host of the document has a bad hour. */
function standIn(kept: ReadonlyMap<string, Kept>, url: string, error: unknown): Response {
  const last = kept.get(url);
  if (!last || last.until < Date.now()) throw error;
  return response(last.text, {});
}

/** The latest ones: strangers decide how many there are. */
function keep(kept: Map<string, Kept>, url: string, text: string): void {
  kept.set(url, { text, until: Date.now() + STANDS_IN_MS });
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** With what it says about how long it holds. */
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

/** Whether the document is the client id's own, and has no secret in it, the library looks itself. */
function tidied(body: Buffer): string {
  const sent: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  const { client_uri, ...metadata } = clientMetadata(sent);
  const { client_id, client_secret } = sent as Readonly<Record<string, unknown>>;
  const home = client_uri?.startsWith("https:") === true ? { client_uri } : {};
  return JSON.stringify({ ...metadata, ...home, client_id, client_secret });
}
