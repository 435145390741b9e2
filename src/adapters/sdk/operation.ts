import { Call } from "./call.ts";
import type { Client } from "./client.ts";
import { isBrowser } from "./environment.ts";
import { FileCall } from "./file-call.ts";
import { ListCall, type Position } from "./list-call.ts";
import type { AnyInput } from "./options.ts";
import { outgoing, type Upload, uploading } from "./request.ts";

/** Calls an operation that returns one record; the result has no envelope. */
export function callRecord<Result>(client: Client, method: string, route: string, input: AnyInput = {}): Call<Result> {
  return new Call((raw) => client.send({ ...outgoing(method, route, input), raw }), recordIn);
}

/** Calls an operation whose result is the whole body. */
export function callWhole<Result>(client: Client, method: string, route: string, input: AnyInput = {}): Call<Result> {
  return new Call((raw) => client.send({ ...outgoing(method, route, input), raw }), parsed);
}

/** Calls a list with cursors: in the query of a GET, in the body of a search. */
export function callList<Item, Meta>(
  client: Client,
  method: string,
  route: string,
  input?: AnyInput,
): ListCall<Item, Meta> {
  return listed({ client, method, route, input: input ?? {} }, { cursor: "" });
}

/** Calls a list that has page numbers but no cursors. */
export function callNumbered<Item, Meta>(
  client: Client,
  method: string,
  route: string,
  input?: AnyInput,
): ListCall<Item, Meta> {
  return listed({ client, method, route, input: input ?? {} }, { page: 1 });
}

/** Calls a list that has only one page. */
export function callSingle<Item, Meta>(
  client: Client,
  method: string,
  route: string,
  input?: AnyInput,
): ListCall<Item, Meta> {
  return listed({ client, method, route, input: input ?? {} }, null);
}

/** Calls an operation that returns a file. */
export function callFile(client: Client, method: string, route: string, input: AnyInput = {}): FileCall {
  return new FileCall((raw) => client.send({ ...outgoing(method, route, input), raw }));
}

/** Calls an operation that takes a file. */
export function callUpload<Result>(client: Client, method: string, route: string, input: Upload): Call<Result> {
  const request = uploading(method, route, input);
  return new Call(async (raw) => {
    const answer = await client.send({ ...request, raw });
    const total = input.body instanceof Blob ? input.body.size : null;
    if (total !== null && isBrowser()) input.onProgress?.({ sent: total, total });
    return answer;
  }, recordIn);
}

interface ListRequest {
  readonly client: Client;
  readonly method: string;
  readonly route: string;
  readonly input: AnyInput;
}

function listed<Item, Meta>({ client, method, route, input }: ListRequest, first: Position | null) {
  const place = method === "GET" ? "query" : "body";
  const start = first && { ...first, ...ownPosition(input[place], first) };
  const at = (position: Position): AnyInput =>
    Object.keys(position).length > 0 ? { ...input, [place]: { ...(input[place] as object), ...position } } : input;
  return new ListCall<Item, Meta>({
    start,
    send: (position, raw) => client.send({ ...outgoing(method, route, at(position)), raw }),
    read: parsed,
  });
}

/** The caller can start an iteration in the middle. */
function ownPosition(given: unknown, first: Position): Position {
  const { cursor, page } = (given ?? {}) as Position;
  if (first.page !== undefined) return page === undefined ? {} : { page };
  return cursor === undefined ? {} : { cursor };
}

/** Returns the group with its functions bound to the client, e.g. `crm.entities`. */
export function bind(client: Client, functions: object): unknown {
  const bound = Object.entries(functions).map(([verb, run]) => [
    verb,
    (input?: unknown) => (run as (client: Client, input: unknown) => unknown)(client, input),
  ]);
  return Object.fromEntries(bound);
}

/** The fields of a record that a call selects with `fields`, and those that identify it. */
export type Selected<Item, Field extends string> = [Field] extends [never]
  ? Item
  : Item extends unknown
    ? Pick<Item, Extract<keyof Item, Field | "id" | "entity_type" | "version" | "related">>
    : never;

function parsed(text: string): unknown {
  return text === "" ? undefined : JSON.parse(text);
}

function recordIn(text: string): unknown {
  const body = parsed(text);
  return typeof body === "object" && body !== null && "data" in body ? body.data : body;
}
