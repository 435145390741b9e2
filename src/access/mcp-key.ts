import type { AuthenticateBearer } from "../contract/mcp.ts";
import { BearerRefused, mcpScopes } from "../contract/mcp.ts";
import type { Store } from "../repositories/store.ts";
import { hashSecret, isApiKey } from "./api-key-format.ts";
import { keyCaller } from "./callers.ts";
import { ipList } from "./ip-list.ts";

/** API keys that may be used over MCP, as bearer tokens. */
export function authenticateKeys({ store }: { readonly store: Pick<Store, "apiKeys"> }): AuthenticateBearer {
  return async (token, visitor) => {
    const key = isApiKey(token) ? await store.apiKeys.find(hashSecret(token)) : null;
    if (!key?.valid || !key.active || key.org_deleted || !key.mcp_access) {
      throw new BearerRefused(401, "invalid_token");
    }
    if (key.revoked) throw new BearerRefused(401, "key_revoked");
    if (key.expired) throw new BearerRefused(401, "key_expired");
    if (!ipList(key.allowed_ips)(visitor.address)) throw new BearerRefused(403, "ip_not_allowed");
    const caller = { ...keyCaller(key, visitor), channel: "mcp" } as const;
    const { credential, permissions } = caller;
    const withheld = credential.kind === "api_key" ? credential.withheld : [];
    const rolePermissions = new Set([...permissions, ...withheld]);
    return { caller, connectionId: key.key_id, kind: "api_key", heldScopes: new Set(mcpScopes), rolePermissions };
  };
}
