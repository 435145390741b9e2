import { Groups } from "../../../generated/sdk/groups.ts";
import { createClient, type Client } from "./client.ts";
import { ListCall } from "./list-call.ts";
import type { AnyInput, CrmOptions } from "./options.ts";
import { outgoing } from "./request.ts";

export type { CallOptions, CrmOptions } from "./options.ts";

/** The client, with a property for each group of operations and a method for each operation. */
export class Crm extends Groups {
  readonly #client: Client;

  constructor(options: CrmOptions = {}) {
    const client = createClient(options);
    super(client);
    this.#client = client;
  }

  /**
   * Calls any path, for operations that this version of the SDK does not know. The result has no envelope, unless it has
   * `meta`. Iterate over a list with cursors by `for await`.
   */
  request(method: "GET" | "POST" | "PUT" | "DELETE", path: string, input: AnyInput = {}): ListCall<unknown> {
    const place = method === "GET" ? "query" : "body";
    return new ListCall({
      start: { cursor: "" },
      send: (position, raw) => {
        const at = "cursor" in position ? { ...input, [place]: { ...(input[place] as object), ...position } } : input;
        return this.#client.send({ ...outgoing(method, path, at), raw });
      },
      read: withoutEnvelope,
    });
  }

  /** Omits the credentials, so that they are not logged. */
  toJSON(): object {
    return this.#client.toJSON();
  }
}

function withoutEnvelope(text: string): unknown {
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  return typeof body === "object" && body !== null && "data" in body && !("meta" in body) ? body.data : body;
}
