/** The owner of a grant; the library calls this an account. */
export interface Account {
  readonly orgId: string;
  readonly userId: string;
}

/** Returns the id under which the library knows a user. */
export function accountIdOf({ orgId, userId }: Account): string {
  return `${orgId}:${userId}`;
}

/** Parses an account id. */
export function accountOf(accountId: unknown): Account {
  const [orgId = "", userId = ""] = String(accountId).split(":");
  return { orgId, userId };
}
