import type { Migration } from "../migration.ts";

/**
 * Exports need `records:export`. Until now, the permission to read records of an exported type was enough: custom roles
 * and API keys with one of these permissions keep their exports.
 */
export const exportPermission: Migration = {
  name: "0068-export-permission",
  up: (tx) => tx.raw(statements),
};

/** The read permissions of all types that could be exported. */
const readers = `ARRAY['entities:read', 'opportunities:read', 'tasks:read', 'notes:read', 'products:read', 'forms:read', 'campaigns:read']`;

const statements = `
UPDATE roles SET permissions = permissions || 'records:export'::text, version = version + 1
  WHERE permissions && ${readers} AND NOT 'records:export' = ANY (permissions);
UPDATE api_keys SET scopes = scopes || 'records:export'::text, version = version + 1
  WHERE scopes && ${readers} AND NOT 'records:export' = ANY (scopes);
`;
