import { MAX_RESULTS } from "./list-query.ts";
import { resourceNotFound } from "./errors.ts";
import type { JsonObject } from "./json.ts";
import { GROUP_SCHEMA, schemas, USER_SCHEMA } from "./schemas.ts";

const CORE = "urn:ietf:params:scim:schemas:core:2.0";
const SPECIFICATION = "https://www.rfc-editor.org/rfc/rfc6750";

/** Returns what the service supports (RFC 7643 §5). */
export function serviceConfiguration(base: string): JsonObject {
  return {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_RESULTS },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "SCIM token",
        description: "The SCIM token of the organization, as a bearer token",
        specUri: SPECIFICATION,
        primary: true,
      },
    ],
    meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
  };
}

/** Returns the types of resources (RFC 7643 §6). */
export function resourceTypes(base: string): JsonObject[] {
  const types = [
    { id: "User", endpoint: "/Users", description: "A member of the organization", schema: USER_SCHEMA },
    { id: "Group", endpoint: "/Groups", description: "A group of members", schema: GROUP_SCHEMA },
  ];
  return types.map((type) => ({
    schemas: [`${CORE}:ResourceType`],
    ...type,
    name: type.id,
    schemaExtensions: [],
    meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/${type.id}` },
  }));
}

/** Returns all schemas (RFC 7643 §7). */
export function schemaResources(base: string): JsonObject[] {
  return schemas.map((schema) => ({
    schemas: [`${CORE}:Schema`],
    ...schema,
    meta: { resourceType: "Schema", location: `${base}/Schemas/${schema.id}` },
  }));
}

/** Returns the resource with an id, which is case-insensitive. Throws 404. */
export function withId(resources: readonly JsonObject[], kind: string, id: string): JsonObject {
  const found = resources.find((one) => String(one["id"]).toLowerCase() === id.toLowerCase());
  if (!found) throw resourceNotFound(kind, id);
  return found;
}
