import { storeSecrets } from "../../../src/server/store-secrets.ts";
import { createBearer } from "../../../src/accounts/bearer.ts";
import { createConnections } from "../../../src/accounts/connection-writes.ts";
import type { McpCaller } from "../../../src/contract/mcp.ts";
import { newId } from "../../../src/platform/ids.ts";
import { createStore } from "../../../src/store/store.ts";
import { MCP_URL } from "../accounts/connections.ts";
import { keyring } from "../accounts/log-rows.ts";
import type { Service } from "../service.ts";

/** Returns the caller that the tools receive for a token. */
export async function knownCaller({ database }: Pick<Service, "database">, token: string): Promise<McpCaller> {
  const store = createStore(database.pool, undefined, storeSecrets(keyring));
  const { openForKey } = createConnections({ store, newId: () => newId() });
  const authenticate = createBearer({ store, dataRegion: "eu", mcpUrl: MCP_URL, openForKey });
  return await authenticate(token, { address: "192.0.2.7", userAgent: null, requestId: "test", locale: "en" });
}
