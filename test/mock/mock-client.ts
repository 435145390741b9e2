import { validateResponse } from "../support/contract/contract.ts";
import type { Mock } from "../../src/adapters/mock/server.ts";

/** A response of the mock that is valid against the contract. */
interface MockAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as parsed JSON; null for a file. */
  readonly body: Answer;
}

interface Answer {
  readonly data: Record<string, unknown> & readonly Record<string, unknown>[];
  readonly meta: Record<string, unknown>;
  readonly error: string;
  readonly code: string;
  readonly details: readonly Record<string, unknown>[];
}

/** Sends requests to a mock and validates each response. */
export type SendToMock = (
  method: string,
  path: string,
  options?: { readonly body?: unknown; readonly headers?: Record<string, string> },
) => Promise<MockAnswer>;

/** Returns a function that sends requests with an API key; `X-API-Key: ""` sends none. */
export function clientOf({ baseUrl, apiKey }: Pick<Mock, "baseUrl" | "apiKey">): SendToMock {
  return async (method, path, { body, headers = {} } = {}) => {
    const type = body === undefined ? {} : { "Content-Type": "application/json" };
    const sent = new Headers({ "X-API-Key": apiKey, ...type, ...headers });
    if (sent.get("x-api-key") === "") sent.delete("x-api-key");
    const raw = typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(baseUrl + path, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body: raw }),
    });
    const text = await response.text();
    const { status } = response;
    const pathname = path.split("?")[0] ?? "";
    const call = { method, path: pathname, partial: path.includes("fields="), requestHeaders: sent, status };
    validateResponse({ ...call, headers: response.headers, body: text });
    const json = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return { status, headers: response.headers, text, body: (json ? JSON.parse(text) : null) as Answer };
  };
}
