import { hashSecret, newSecret } from "./api-key-format.ts";
import type { NewToken, TokenPurpose } from "./sql/tokens.ts";

/** A secret for a link, and what is stored of it. */
export interface OneTimeLink {
  readonly token: string;
  readonly row: NewToken;
}

const WEEK = 7 * 24 * 3600;
const HALF_AN_HOUR = 30 * 60;

/** A link with which a person accepts an invitation, within seven days. */
export function invitationTo(userId: string, id: string): OneTimeLink {
  return link(userId, id, { purpose: "invitation", lifetime: WEEK });
}

/** A link with which a person sets a new password, within half an hour. */
export function passwordResetFor(userId: string, id: string): OneTimeLink {
  return link(userId, id, { purpose: "password_reset", lifetime: HALF_AN_HOUR });
}

function link(userId: string, id: string, kind: { purpose: TokenPurpose; lifetime: number }): OneTimeLink {
  const token = newSecret();
  return { token, row: { ...kind, id, user_id: userId, token_hash: hashSecret(token) } };
}
