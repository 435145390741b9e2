import { type AuthenticateBearer, type BearerRefusal, BearerRefused, type KnownBearer } from "../contract/mcp.ts";
import { hashSecret } from "./api-key-format.ts";

/** Dependencies of `limitRejections`. */
export interface RefusalDeps {
  /** Each throws if there were too many rejections; the credential is identified by its hash. */
  readonly limits: {
    check(address: string, credential: string): Promise<void>;
    count(address: string, credential: string): Promise<void>;
    /** Returns false if the rejection may no longer be written to the audit log. */
    countEntry(address: string, credential: string): Promise<boolean>;
  };
  /** Writes to the audit log that a known key or connection was rejected. */
  readonly onRefused: (known: KnownBearer, code: BearerRefusal) => Promise<void>;
}

/**
 * Counts rejections before they are logged, so that nobody can fill the log, and stops querying the database for a
 * credential that was rejected too often. Unknown credentials are always answered with their error, however many come
 * from one address: an application must learn that its token has expired.
 */
export function boundRefusals(
  authenticate: AuthenticateBearer,
  { limits, onRefused }: RefusalDeps,
): AuthenticateBearer {
  return async (token, visitor) => {
    const credential = hashSecret(token).toString("base64url");
    await limits.check(visitor.address, credential);
    try {
      return await authenticate(token, visitor);
    } catch (error) {
      if (!(error instanceof BearerRefused)) throw error;
      await limits.count(visitor.address, credential);
      if (error.known && (await limits.countEntry(visitor.address, credential))) {
        await onRefused(error.known, error.code);
      }
      throw error;
    }
  };
}
