import {
  type AuthenticateBearer,
  type BearerErrorCode,
  BearerRejected,
  type KnownCredential,
} from "../../base/contract/mcp.ts";
import { hashSecret } from "./api-key-format.ts";

/** Dependencies of `limitRejections`. */
export interface RejectionDeps {
  /** Each throws if there were too many rejections; the credential is identified by its hash. */
  readonly limits: {
    check(address: string, credential: string): Promise<void>;
    count(address: string, credential: string): Promise<void>;
    /** Returns false if the rejection may no longer be written to the audit log. */
    countEntry(address: string, credential: string): Promise<boolean>;
  };
  /** Writes to the audit log that a known key or connection was rejected. */
  readonly onRejected: (known: KnownCredential, code: BearerErrorCode) => Promise<void>;
}

/**
 * Counts rejections before they are logged, so that nobody can fill the log, and stops querying the database for a
 * credential that was rejected too often. Unknown credentials are always answered with their error, however many come
 * from one address: an application must learn that its token has expired.
 */
export function limitRejections(
  authenticate: AuthenticateBearer,
  { limits, onRejected }: RejectionDeps,
): AuthenticateBearer {
  return async (token, visitor) => {
    const credential = hashSecret(token).toString("base64url");
    await limits.check(visitor.address, credential);
    try {
      return await authenticate(token, visitor);
    } catch (error) {
      if (!(error instanceof BearerRejected)) throw error;
      await limits.count(visitor.address, credential);
      if (error.known && (await limits.countEntry(visitor.address, credential))) {
        await onRejected(error.known, error.code);
      }
      throw error;
    }
  };
}
