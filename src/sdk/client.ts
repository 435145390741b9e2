import { targetOf } from "./environment.ts";
import type { CallOptions, CrmOptions, UploadBody } from "./options.ts";
import { type Answer, transport } from "./transport.ts";

/** A request of an operation. */
export interface Outgoing {
  readonly method: string;
  /** The path without its values, for messages: values can be secret. */
  readonly route: string;
  /** The path with its values and the query. */
  readonly url: string;
  readonly options: CallOptions;
  readonly contentType?: string;
  /** Returns the body for an attempt. */
  readonly body?: () => UploadBody;
  /** A body that can be read only once cannot be sent again. */
  readonly once?: boolean;
  /** Leaves the body of the response unread. */
  readonly raw?: boolean;
}

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
