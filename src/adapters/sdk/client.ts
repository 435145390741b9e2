import { targetOf } from "./environment.ts";
import type { CrmOptions } from "./options.ts";
import type { Answer, Outgoing } from "./outgoing.ts";
import { transport } from "./transport.ts";

/** Sends requests to one address with one credential. Pass it to the functions of the groups. */
export interface Client {
  readonly baseUrl: string;
  /** Sends a request with retries; throws the class of the error. */
  send(request: Outgoing): Promise<Answer>;
  /** Omits the credentials, so that they are not logged. */
  toJSON(): object;
}

/** Creates a client for the functions of the groups, e.g. `list(client)` of `…/entities`. */
export function createClient(options: CrmOptions = {}): Client {
  const target = targetOf(options);
  const { baseUrl } = target;
  return { baseUrl, send: transport(target, options), toJSON: () => ({ baseUrl }) };
}
