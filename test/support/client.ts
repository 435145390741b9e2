import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/api-types.ts";
import { checkResponse, choosesFields } from "./contract/contract.ts";

/** A typed client of the REST API; every response is validated against the contract. */
export type Api = Client<paths>;

/** Creates a client that sends `headers` (a key, a cookie, a language) with every request. */
export function apiClient(baseUrl: string, headers: Readonly<Record<string, string>> = {}): Api {
  return createClient<paths>({ baseUrl, headers: { ...headers }, fetch: checkedFetch });
}

async function checkedFetch(request: Request): Promise<Response> {
  const sent = await request.clone().text();
  const response = await fetch(request);
  const body = await response.text();
  checkResponse({
    method: request.method,
    path: new URL(request.url).pathname,
    partial: choosesFields(request.url, sent),
    requestHeaders: request.headers,
    status: response.status,
    headers: response.headers,
    body,
  });
  const empty = response.status === 204 || response.status === 304;
  return new Response(empty ? null : body, { status: response.status, headers: response.headers });
}

/** Returns the record of a successful response; throws with the error otherwise. */
export function dataOf<Data>(result: { data?: { data: Data }; error?: unknown; response: Response }): Data {
  if (result.data) return result.data.data;
  throw new Error(`${result.response.status} ${JSON.stringify(result.error)}`);
}

/** Returns the status of a response. */
export function statusOf(result: { response: Response }): number {
  return result.response.status;
}
