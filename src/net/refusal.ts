/** Why an outgoing request was not made, or came to no answer. */
export type EgressReason =
  | "url" // it is no URL
  | "scheme"
  | "credentials"
  | "port"
  | "unknown_host"
  | "not_public"
  | "certificate"
  | "connection"
  | "timeout";

/** Nothing in its message comes from the other side. */
export class EgressRefused extends Error {
  override readonly name = "EgressRefused";
  readonly reason: EgressReason;

  constructor(reason: EgressReason, cause?: unknown) {
    super(`The outbound request was rejected or failed: ${reason}`, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}
