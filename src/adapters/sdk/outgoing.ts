import type { CallOptions, UploadBody } from "./options.ts";

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

/** A successful response; `text` is its body, or undefined if it was left unread. */
export interface Answer {
  readonly response: Response;
  readonly text: string | undefined;
}
