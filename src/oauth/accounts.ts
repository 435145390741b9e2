/** Whose grant it is: the library calls this an account. */
export interface Account {
  readonly orgId: string;
  readonly userId: string;
}

/** The one text by which the library knows a person. */
export function accountIdOf({ orgId, userId }: Account): string {
  return `${orgId}:${userId}`;
}

/** The other way round. */
export function accountOf(accountId: unknown): Account {
  const [orgId = "", userId = ""] = String(accountId).split(":");
  return { orgId, userId };
}
