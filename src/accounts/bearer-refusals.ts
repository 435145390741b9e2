import {
  type AuthenticateBearer,
  type BearerErrorCode,
  BearerRejected,
  type KnownCredential,
} from "../contract/mcp.ts";
import { hashSecret } from "./api-key-format.ts";

/** What is done about those who are not let in. */
export interface RefusalDeps {
  /** Each throws where there were too many; a credential is told by its hash. */
  readonly limits: {
    check(address: string, credential: string): Promise<void>;
    count(address: string, credential: string): Promise<void>;
    /** False: it is told, and not written down any more. */
    countEntry(address: string, credential: string): Promise<boolean>;
  };
  /** Writes down that a known key or connection was not let in. */
  readonly onRefused: (known: KnownCredential, code: BearerErrorCode) => Promise<void>;
}

/**
 * Counts refusals before they are written down, so that nobody fills the log; and asks nobody any more about a credential
 * that was refused too often. Others that nobody knows are told so, however many come from one address: an application whose
 * token has expired has to learn it.
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
      if (!(error instanceof BearerRejected)) throw error;
      await limits.count(visitor.address, credential);
      if (error.known && (await limits.countEntry(visitor.address, credential))) {
        await onRefused(error.known, error.code);
      }
      throw error;
    }
  };
}
