import { newId } from "../../../src/base/platform/ids.ts";
import { hashSecret, newSecret } from "../../../src/features/accounts/secrets.ts";
import type { McpScope } from "../../../src/base/contract/mcp.ts";
import { createStore } from "../../../src/base/store/store.ts";
import { createConnections } from "../../../src/features/accounts/connection-writes.ts";
import type { TestDatabase } from "../db/cluster.ts";
import type { Person } from "./people.ts";
import { sendUnchecked } from "../wire.ts";

/** A connection of an application, stored as if the user had authorized it in a browser. */
export interface OpenConnection {
  readonly id: string;
  /** The access token of the application. */
  readonly token: string;
  readonly grantId: string;
}

/** The default MCP URL of test services. */
export const MCP_URL = "http://localhost:3000/mcp";

interface Options {
  readonly user: Person;
  readonly scopes?: readonly McpScope[];
  /** Scopes of the token; defaults to those of the connection. */
  readonly tokenScopes?: readonly string[];
  readonly client?: {
    readonly id: string;
    readonly name: string;
    readonly uri: string | null;
    /** By default that of an application with a metadata document. */
    readonly host?: string | null;
  };
  readonly resource?: string;
  /** Lifetime of the token in seconds. */
  readonly lifetime?: number;
  readonly token?: string;
}

const EVERY_SCOPE: readonly McpScope[] = ["crm:read", "crm:write", "booking:read", "booking:write"];
const MONTH = 30 * 86_400;

/** Stores a connection and issues an access token for it. */
export async function connect(
  { database }: { readonly database: TestDatabase },
  options: Options,
): Promise<OpenConnection> {
  const { user, scopes = EVERY_SCOPE, tokenScopes = scopes, resource = MCP_URL, lifetime = 3600 } = options;
  const { client = { id: "test-client", name: "Test client", uri: null }, token = newSecret() } = options;
  const store = createStore(database.pool);
  const grantId = newSecret();
  const record = (model: string, value: string, payload: object) => ({
    model,
    id_hash: hashSecret(value),
    grant_id: grantId,
    payload: { kind: model, clientId: client.id, accountId: `${user.organization.id}:${user.id}`, ...payload },
  });
  const id = await store.transaction(async (tx) => {
    await tx.oauthRecords.save(record("Grant", grantId, {}), MONTH);
    await tx.oauthRecords.save(record("RefreshToken", newSecret(), {}), MONTH);
    const access = { aud: resource, scope: tokenScopes.join(" "), grantId };
    await tx.oauthRecords.save(record("AccessToken", token, access), lifetime);
    return await createConnections({ store, newId: () => newId() }).open(tx, {
      orgId: user.organization.id,
      userId: user.id,
      client: { host: hostOf(client.id), ...client },
      scopes,
      grantId,
    });
  });
  return { id, token, grantId };
}

const hostOf = (id: string): string => URL.parse(id)?.hostname ?? "application.example";

/** Returns the status and the error code of a first MCP call. */
export async function toMcp(url: string, headers: Readonly<Record<string, string>>): Promise<[number, unknown]> {
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } };
  const body = { jsonrpc: "2.0", id: 1, method: "initialize", params };
  const answer = await sendUnchecked(url, { method: "POST", path: "/mcp", headers, body });
  return [answer.status, answer.at("code")];
}
