import type { Actor } from "../../../base/contract/actor.ts";
import type { Visitor } from "../../../base/contract/caller.ts";
import type { McpScope } from "../../../base/contract/mcp.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { newSecret } from "../api-key-format.ts";
import { visitorEntry } from "../audit-log/entries.ts";
import { personName } from "../callers.ts";
import { clientColumns, type ConnectingClient, recordOpened } from "../connection-writes.ts";
import type { UserRecord } from "../sql/users.ts";

/** A connection that an identity provider opens for a member. */
export interface ManagedOpening {
  readonly orgId: string;
  readonly user: UserRecord;
  readonly client: ConnectingClient;
  readonly scopes: readonly McpScope[];
  /** When the provider authorized it, in seconds since 1970. */
  readonly issuedAt: number;
  readonly visitor: Visitor;
}

/**
 * Opens the connection or updates the scopes of the open one: the application asks for a token every hour, which is no
 * other connection. Returns the id of its grant; null if the connection was revoked after the provider authorized it.
 * The caller has locked the organization.
 */
export async function openManaged(
  { newId }: { readonly newId: () => string },
  tx: Repositories,
  opening: ManagedOpening,
): Promise<string | null> {
  const { orgId, user, client, scopes, issuedAt } = opening;
  if (await tx.connections.revokedSince(orgId, user.id, client.id, issuedAt)) return null;
  const open = await tx.connections.managed(orgId, user.id, client.id);
  if (!open) return await openNew({ newId }, tx, opening);
  if (!same(open.scopes, scopes)) {
    await tx.connections.setScopes(orgId, open.id, scopes, actorOf(user));
    await log(tx, opening, { action: "connections.update", id: open.id });
  }
  return open.grant_id;
}

async function openNew(
  { newId }: { readonly newId: () => string },
  tx: Repositories,
  opening: ManagedOpening,
): Promise<string> {
  const { orgId, user, client, scopes } = opening;
  const [id, grantId] = [newId(), newSecret()];
  const row = { id, user_id: user.id, ...clientColumns(client), scopes, grant_id: grantId, managed: true };
  if (!(await tx.connections.open(orgId, { ...row, actor: actorOf(user) }))) throw new Problem("ai_disabled");
  await recordOpened(tx, orgId, { id, newId });
  await log(tx, opening, { action: "connections.create", id });
  return grantId;
}

async function log(
  tx: Repositories,
  { orgId, user, client, visitor }: ManagedOpening,
  { action, id }: { readonly action: string; readonly id: string },
): Promise<void> {
  const about = { action, record: { type: "mcp_connection", id } };
  const more = { channel: "mcp", application: client.name, connection_id: id } as const;
  await tx.auditLog.append(orgId, visitorEntry(visitor, actorOf(user), about, more));
}

const actorOf = (user: UserRecord): Actor => ({ id: user.id, name: personName(user), type: "user", application: null });
