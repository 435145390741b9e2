/** The reason why an outbound request was rejected or failed. */
export type EgressReason =
  | "url" // not a URL
  | "scheme"
  | "credentials"
  | "port"
  | "unknown_host"
  | "not_public"
  | "certificate"
  | "connection"
  | "timeout";

/** An outbound request was rejected or failed. The message contains no text from the remote side. */
export class EgressError extends Error {
  override readonly name = "EgressError";
  readonly reason: EgressReason;

  constructor(reason: EgressReason, cause?: unknown) {
    super(`The outbound request was rejected or failed: ${reason}`, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}
