import { setTimeout } from "node:timers/promises";
import type { Caller } from "../caller.ts";
import type { OperationDocument } from "./document.ts";
import type { Answer } from "../wire.ts";
import type { Prepared } from "./preparations/preparation.ts";

/** Changes to a prepared request. */
export interface Twist {
  readonly as?: Caller;
  readonly parameters?: Readonly<Record<string, string>>;
  /** Including the question mark. */
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a prepared request of an operation with some changes. */
export async function sendPrepared(
  operation: OperationDocument,
  prepared: Prepared,
  twist: Twist = {},
): Promise<Answer> {
  const parameters = { ...prepared.parameters, ...twist.parameters };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "");
  const body = "body" in twist ? twist.body : prepared.body;
  const caller = twist.as ?? prepared.as;
  const query = [new URLSearchParams(prepared.query).toString(), (twist.query ?? "").replace(/^\?/, "")];
  const search = query.filter((part) => part !== "").join("&");
  return await caller.send(operation.method.toUpperCase(), search === "" ? path : `${path}?${search}`, {
    ...(body === undefined ? {} : { body }),
    headers: { ...(operation.upload === null ? {} : { "Content-Type": operation.upload }), ...twist.headers },
  });
}

/** Repeats a request that got 503 from an overloaded machine, as clients do; nothing was executed. */
export async function untilServed(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await setTimeout(100);
  }
}
