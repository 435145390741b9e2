import type { Schemas } from "../../../generated/services.js";
import { personName, userActor } from "./callers.ts";
import { type Actor, SYSTEM_ACTOR, type Caller, type Visitor } from "../../base/contract/caller.ts";
import type { McpScope } from "../../base/contract/mcp.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import type { LogEntry } from "./rules/audit-log.ts";
import type { ConnectionSelector, ConnectionRow, RevokeReason } from "./sql/connections.ts";
import { allowsApplication, type ApplicationLists } from "./rules/ai-policy.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { plainEntry, visitorEntry } from "./audit-log.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { same } from "../../base/platform/rules/differences.ts";
import { newSecret } from "./secrets.ts";
import type { UserRecord } from "./sql/users.ts";
import { knownScopes, scopesFor } from "./rules/mcp-scopes.ts";

/** A user's consent to an application. */
interface OpenedConnection {
  readonly orgId: string;
  readonly userId: string;
  readonly client: ConnectingClient;
  readonly scopes: readonly McpScope[];
  /** Id of the grant that links tokens to the connection. */
  readonly grantId: string;
}

/** An application as its connection stores it. */
interface ConnectingClient {
  readonly id: string;
  readonly name: string;
  readonly uri: string | null;
  /** The host by which the lists of the policy name it; null if only its id is certain. */
  readonly host: string | null;
}

/** The first use of a key by an application. */
interface FirstKeyUse {
  readonly orgId: string;
  readonly keyId: string;
  readonly actor: Actor;
}

/** Operations on connections that the authorization server and the MCP endpoint need. */
export type Connections = ReturnType<typeof createConnections>;

/** Why connections are revoked; `by` is null if no actor did it. */
interface Revocation {
  readonly reason: RevokeReason;
  readonly by: Actor | null;
}

/** Dependencies of `createConnections`. */
export interface ConnectionDeps {
  readonly store: Store;
  readonly newId: () => string;
}

/** Creates the functions that open and revoke connections. */
export function createConnections({ store, newId }: ConnectionDeps) {
  return {
    /** Null if the organization no longer exists. */
    policy: (orgId: string) => store.organizations.aiPolicy(orgId),
    /** Returns whether this user has ever granted the application access, including access that was revoked. */
    hasGranted: ({ organization, user }: Caller, clientId: string) =>
      store.connections.hasGranted(organization.id, user.id, clientId),
    /**
     * Returns the id. Throws ai_disabled if the organization has turned AI applications off, or the user was suspended,
     * in the meantime.
     */
    async open(tx: Repositories, { orgId, userId, client, scopes, grantId }: OpenedConnection): Promise<string> {
      const id = newId();
      const actor = userActor(requireRecord(await tx.users.get(orgId, userId)));
      const row = { id, user_id: userId, ...clientColumns(client), scopes, grant_id: grantId, managed: false, actor };
      if (!(await tx.connections.open(orgId, row))) throw new Problem("ai_disabled");
      await recordOpened(tx, orgId, { id, newId });
      return id;
    },
    /** Returns the id of the key's connection; null if the key may not have one. */
    openForKey: ({ orgId, keyId, actor }: FirstKeyUse): Promise<string | null> =>
      store.transaction(async (tx) => {
        const id = newId();
        if (!(await tx.connections.openForKey(orgId, { id, api_key_id: keyId, actor }))) {
          return await tx.connections.ofKey(orgId, keyId);
        }
        const { user } = await recordOpened(tx, orgId, { id, newId });
        const about = { channel: "mcp", user_id: user.id, connection_id: id } as const;
        const record = { type: "mcp_connection", id };
        await tx.auditLog.append(orgId, plainEntry(actor, { action: "connections.create", record }, about));
        return id;
      }),
    /** Revokes the open connections with all their grants and tokens. */
    revoke: (tx: Repositories, orgId: string, which: ConnectionSelector, why: Revocation) =>
      revokeConnections({ tx, newId }, orgId, which, why),
  };
}

/**
 * Ends the connections to which a user consented, after somebody else may have used the account: a password was reset, or
 * second factors were. API keys stay, because integrations depend on them and each was confirmed and reported.
 */
export async function endApplications(
  deps: ConnectionDeps,
  tx: Repositories,
  { orgId, userId, by }: { readonly orgId: string; readonly userId: string; readonly by: Actor },
): Promise<void> {
  await createConnections(deps).revoke(tx, orgId, { userId, kind: "oauth" }, { reason: "user", by });
}

/** Returns the columns of a connection that describe its application. */
function clientColumns({ id, name, uri, host }: ConnectingClient) {
  return { client_id: id, client_name: name, client_uri: uri, client_host: host };
}

/** Records a new connection in the feed of changes. */
async function recordOpened(
  tx: Repositories,
  orgId: string,
  { id, newId }: { id: string; newId: () => string },
): Promise<Schemas["Connection"]> {
  const policy = await tx.organizations.aiPolicy(orgId);
  const opened = shownConnection(requireRecord(await tx.connections.get(orgId, id)), policy);
  await tx.changes.append(orgId, [createChange("mcp_connection.created", opened, { newId })]);
  return opened;
}

/**
 * If a person revokes the connection of a key, the key's MCP option is turned off too: otherwise its next use would
 * open another connection.
 */
async function revokeConnections(
  { tx, newId }: { tx: Repositories; newId: () => string },
  orgId: string,
  which: ConnectionSelector,
  { reason, by }: Revocation,
): Promise<ConnectionRow[]> {
  const actor = by ?? SYSTEM_ACTOR;
  if (reason === "user" || reason === "admin") await tx.connections.disableKeys(orgId, which, actor);
  const ended = await tx.connections.revoke(orgId, which, { reason, by, actor });
  if (ended.length === 0) return ended;
  await tx.oauthRecords.endGrants(ended.flatMap(({ grant_id }) => grant_id ?? []));
  const policy = await tx.organizations.aiPolicy(orgId);
  const changes = ended.map((row) => createChange("mcp_connection.revoked", shownConnection(row, policy), { newId }));
  await tx.changes.append(orgId, changes);
  // A connection that is revoked by its id is logged by the caller; the others would appear in the log only as a
  // number.
  if (which.id === undefined)
    for (const row of ended) await tx.auditLog.append(orgId, revocationEntry(row, { reason, by }));
  return ended;
}

/** Entry for a connection that was revoked by something else: a replayed refresh token, a suspended user, … */
function revocationEntry({ id, client_name }: ConnectionRow, { reason, by }: Revocation): LogEntry {
  const action = { action: "connections.revoke", record: { type: "mcp_connection", id } };
  const fields = { application: client_name, connection_id: id };
  if (by !== null) return plainEntry(by, action, { ...fields, user_id: by.type === "user" ? by.id : null });
  // The application revoked its own token (RFC 7009), which is not a failure.
  if (reason === "user") return plainEntry(SYSTEM_ACTOR, action, fields);
  return plainEntry(SYSTEM_ACTOR, action, { ...fields, result: "denied", error_code: reason });
}

/** A connection that an identity provider opens for a member. */
interface ManagedOpening {
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
    await tx.connections.setScopes(orgId, open.id, scopes, userActor(user));
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
  if (!(await tx.connections.open(orgId, { ...row, actor: userActor(user) }))) throw new Problem("ai_disabled");
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
  await tx.auditLog.append(orgId, visitorEntry(visitor, userActor(user), about, more));
}

/** Returns a connection as the API shows it; `lists` are those of the organization's policy, null if there is none. */
export function shownConnection(row: ConnectionRow, lists: ApplicationLists | null): Schemas["Connection"] {
  const { user_id, user_email, user_first_name, user_last_name, ...others } = row;
  const { kind, client_id, client_name, client_uri, client_host, grant_id: _, key_scopes, ...record } = others;
  const listed = kind === "oauth" && lists !== null;
  const name = personName({ email: user_email, first_name: user_first_name, last_name: user_last_name });
  return {
    ...record,
    user: { id: user_id, name, email: user_email },
    blocked: listed && !allowsApplication(lists, { id: client_id, host: client_host }),
    application: { kind, client_id, name: client_name, uri: client_uri, host: client_host },
    scopes: record.scopes === null ? scopesFor(key_scopes ?? []) : knownScopes(record.scopes),
  };
}
