import { hashSecret, newSecret } from "./api-key-format.ts";
import type { NewToken, TokenPurpose } from "./sql/tokens.ts";

/** A secret for a link, and the row that is stored for it. */
export interface OneTimeLink {
  readonly token: string;
  readonly row: NewToken;
}

const WEEK = 7 * 24 * 3600;
const HALF_AN_HOUR = 30 * 60;

/** Returns a link for accepting an invitation, valid for seven days. */
export function createInvitationLink(userId: string, id: string): OneTimeLink {
  return link(userId, id, { purpose: "invitation", lifetime: WEEK });
}

/** Returns a link for setting a new password, valid for 30 minutes. */
export function createPasswordResetLink(userId: string, id: string): OneTimeLink {
  return link(userId, id, { purpose: "password_reset", lifetime: HALF_AN_HOUR });
}

function link(userId: string, id: string, kind: { purpose: TokenPurpose; lifetime: number }): OneTimeLink {
  const token = newSecret();
  return { token, row: { ...kind, id, user_id: userId, token_hash: hashSecret(token) } };
}
