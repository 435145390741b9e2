/** The document or another response of the provider is missing, incomplete or names another issuer. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly reason: "unreachable" | "issuer_mismatch" | "refused" | "invalid";

  constructor(reason: ProviderError["reason"], cause?: unknown) {
    super(`The identity provider failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
