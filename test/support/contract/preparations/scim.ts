import { builtInPermissions } from "../../../../src/base/platform/rules/permissions.ts";
import type { Tenant } from "../../tenant.ts";
import { needing, nothing, type Preparations, type Prepared } from "./preparation.ts";

const withToken = async (tenant: Tenant): Promise<Partial<Prepared>> => {
  await tenant.owner.post("/v1/scim-token");
  return {};
};

/** Prepared requests for the SCIM token. */
export const scim: Preparations = {
  "scimToken.get": withToken,
  "scimToken.create": needing([...builtInPermissions("admin")], nothing),
  "scimToken.delete": withToken,
};
