import { connect } from "../../accounts/connections.ts";
import type { World } from "../../world.ts";
import { canaryOf, nothing, withBody, withId, type Preparations } from "./preparation.ts";

/** Creates a connection of an application. */
export const connection = async (world: World): Promise<string> => {
  const client = { id: `client-${world.next()}`, name: canaryOf(world), uri: null };
  return (await connect(world.service, { user: world.organization.owner, client })).id;
};

/** Prepared requests for AI applications. */
export const ai: Preparations = {
  "aiPolicy.get": nothing,
  "aiPolicy.update": withBody(() => ({ allowed_scopes: ["crm:read", "crm:write"] })),
  "connections.list": nothing,
  "connections.revoke": withId(connection),
  "connections.revokeAll": nothing,
  "me.connections": nothing,
  "me.revokeConnection": async (world) => ({ parameters: { id: await connection(world) }, own: true }),
};
