import type { ConnectionsService, MeConnectionsInput, MeService, Schemas } from "../../../generated/services.js";
import { requireSession } from "../../base/platform/rights.ts";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/operation.ts";
import { notFound } from "../../base/platform/rules/errors.ts";
import type { Repositories } from "../../base/store/store.ts";
import { shownConnection, type ConnectionDeps, createConnections } from "./connection-writes.ts";
import { logEntry } from "./audit-log.ts";
import type { Target } from "../../base/records/resource/locks.ts";
import { pageOf, readList } from "../../base/records/record-list.ts";
import { requireRecord } from "../../base/records/record-state.ts";

interface ListDeps extends ConnectionDeps {
  readonly signedTokens: SignedTokens;
}

/** Implements the operations `connections.*`: the AI applications of the organization's members. */
export function connectionsService(deps: ListDeps): ConnectionsService {
  return {
    list: (caller, { user_id, ...input }) => list(deps, caller, { operation: "connections.list", user_id, input }),
    revoke: (caller, target) => revoke(deps, caller, target),
    revokeAll: (caller) => revokeAll(deps, caller, { action: "connections.revokeAll", reason: "admin", which: {} }),
  };
}

/** Implements the operations on the caller's own AI applications. */
export function ownConnections(
  deps: ListDeps,
): Pick<MeService, "connections" | "revokeConnection" | "revokeConnections"> {
  return {
    connections: (caller, input) => list(deps, caller, { operation: "me.connections", user_id: caller.user.id, input }),
    revokeConnection: (caller, target) => revoke(deps, caller, target, caller.user.id),
    revokeConnections: (caller) =>
      revokeAll(deps, caller, { action: "me.revokeConnections", reason: "user", which: { userId: caller.user.id } }),
  };
}

async function list(
  { store, signedTokens }: ListDeps,
  caller: Caller,
  { operation, user_id, input }: { operation: string; user_id: string | undefined; input: MeConnectionsInput },
): Promise<Page<Schemas["Connection"]>> {
  requireSession(caller);
  const orgId = caller.organization.id;
  const { page, page_size, sort, cursor, ...others } = input;
  const filters = { ...others, user_id };
  const request = { page, page_size, sort, cursor };
  const found = await readList(signedTokens, { operation, orgId, filters }, request, (pageRequest) =>
    store.connections.list(orgId, filters, pageRequest),
  );
  const policy = await store.organizations.aiPolicy(orgId);
  return pageOf(found, (row) => shownConnection(row, policy));
}

/** Idempotent: a repeated call returns the time of the first revocation. */
async function revoke(
  deps: ListDeps,
  caller: Caller,
  { id, expected_version }: Target,
  owner?: string,
): Promise<Schemas["Deleted"]> {
  requireSession(caller);
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    const open = await tx.connections.lock(orgId, id);
    if (open === null) return await disableUnusedKey(tx, caller, { target: { id, expected_version }, owner });
    const connection = requireRecord(open, expected_version);
    if (owner !== undefined && connection.user_id !== owner) throw notFound();
    if (connection.revoked_at !== null) return { id, deleted_at: connection.revoked_at };
    const reason = connection.user_id === caller.user.id ? "user" : "admin";
    const record = { type: "mcp_connection", id };
    const action = owner === undefined ? "connections.revoke" : "me.revokeConnection";
    await tx.auditLog.append(orgId, logEntry(caller, { action, record }, { connection_id: id }));
    const [ended] = await createConnections(deps).revoke(tx, orgId, { id }, { reason, by: caller.actor });
    return { id, deleted_at: ended?.revoked_at ?? "" };
  });
}

interface RevocationOfAll {
  readonly action: string;
  readonly reason: "admin" | "user";
  readonly which: { readonly userId?: string };
}

async function revokeAll(
  deps: ListDeps,
  caller: Caller,
  { action, reason, which }: RevocationOfAll,
): Promise<Schemas["RevokedConnections"]> {
  requireSession(caller);
  const { organization, actor } = caller;
  const revoked = await deps.store.transaction(async (tx) => {
    await tx.auditLog.append(organization.id, logEntry(caller, { action }));
    // Closed first: a key that is used for the first time at this moment waits for this lock, or already has a
    // connection that the next statement revokes.
    const keys = await tx.connections.disableUnusedKeys(organization.id, actor, which);
    const connections = await createConnections(deps).revoke(tx, organization.id, which, { reason, by: actor });
    return keys + connections.length;
  });
  return { revoked };
}

/** A key that no application has used yet is listed under the key's own id. */
async function disableUnusedKey(
  tx: Repositories,
  caller: Caller,
  { target: { id, expected_version }, owner }: { readonly target: Target; readonly owner: string | undefined },
): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  const key = requireRecord(await tx.connections.lockUnusedKey(orgId, id), expected_version);
  if (owner !== undefined && key.user_id !== owner) throw notFound();
  const action = owner === undefined ? "connections.revoke" : "me.revokeConnection";
  await tx.auditLog.append(orgId, logEntry(caller, { action, record: { type: "api_key", id } }));
  await tx.connections.disableUnusedKeys(orgId, caller.actor, { id });
  return { id, deleted_at: requireRecord(await tx.apiKeys.get(orgId, id)).updated_at };
}
