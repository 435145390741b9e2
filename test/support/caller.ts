import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../generated/api-types.ts";
import { send, type Answer } from "./wire.ts";
import { checkResponse, choosesFields } from "./contract/contract.ts";

/** Sends requests with one credential; every response is validated against the contract. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Creates a record and returns its id. */
  create(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<string>;
  put(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  delete(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  send(
    method: string,
    path: string,
    more?: { body?: unknown; headers?: Readonly<Record<string, string>> },
  ): Promise<Answer>;
}

/** Creates a caller that sends `headers` with every request to `base`. */
export function callerAt(base: string, headers: Readonly<Record<string, string>> = {}): Caller {
  const call: Caller["send"] = (method, path, more = {}) =>
    send(base, {
      method,
      path,
      headers: { ...headers, ...more.headers },
      ...("body" in more ? { body: more.body } : {}),
    });
  const post: Caller["post"] = (path, body, own = {}) =>
    call("POST", path, { headers: own, ...(body === undefined ? {} : { body }) });
  return {
    headers,
    get: (path, own = {}) => call("GET", path, { headers: own }),
    post,
    create: async (path, body, own) => (await post(path, body, own)).string("data.id"),
    put: (path, body, own = {}) => call("PUT", path, { headers: own, body }),
    delete: (path, own = {}) => call("DELETE", path, { headers: own }),
    send: call,
  };
}

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
