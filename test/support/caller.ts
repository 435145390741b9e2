import { send, type Answer } from "./wire.ts";

/** Sends requests with one credential; every response is validated against the contract. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
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
  return {
    headers,
    get: (path, own = {}) => call("GET", path, { headers: own }),
    post: (path, body, own = {}) => call("POST", path, { headers: own, ...(body === undefined ? {} : { body }) }),
    put: (path, body, own = {}) => call("PUT", path, { headers: own, body }),
    delete: (path, own = {}) => call("DELETE", path, { headers: own }),
    send: call,
  };
}
