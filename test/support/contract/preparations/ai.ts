import { connect } from "../../accounts/connections.ts";
import type { Tenant } from "../../tenant.ts";
import { canaryOf, withBody, withId, type Preparations } from "./preparation.ts";

/** Creates a connection of an application. */
export const connection = async (tenant: Tenant): Promise<string> => {
  const client = { id: `client-${tenant.next()}`, name: canaryOf(tenant), uri: null };
  return (await connect(tenant.service, { user: tenant.organization.owner, client })).id;
};

/** Prepared requests for AI applications. */
export const ai: Preparations = {
  "aiPolicy.update": withBody(() => ({ allowed_scopes: ["crm:read", "crm:write"] })),
  "connections.revoke": withId(connection),
  "me.revokeConnection": async (tenant) => ({ parameters: { id: await connection(tenant) }, own: true }),
  "me.revokeConnections": async (tenant) => ({ as: (await tenant.signedIn()).caller }),
};
