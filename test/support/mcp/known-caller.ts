import { storeSecrets } from "../../../src/server/store-secrets.ts";
import { createBearer } from "../../../src/features/accounts/bearer.ts";
import { createConnections } from "../../../src/features/accounts/connection-writes.ts";
import type { McpCaller } from "../../../src/base/contract/mcp.ts";
import { newId } from "../../../src/base/platform/ids.ts";
import { createStore } from "../../../src/base/store/store.ts";
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
