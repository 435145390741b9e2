import { expect } from "chai";
import { createDatabase } from "../support/db/cluster.ts";
import { IMMUTABLE } from "../support/db/sharding/rules.ts";
import { organizationTables } from "../support/db/sharding/tables.ts";
import { use } from "../support/fixture.ts";
import { placementGroups, placements } from "../../src/base/db/distribution/tables.ts";

/** Unique keys of values that are unique in the whole service, because they lead to the organization. */
const GLOBAL_KEYS: Readonly<Record<string, string>> = {
  api_keys_previous_hash_key: "a request has only the key",
  api_keys_token_hash_key: "a request has only the key",
  email_domains_verified: "a domain belongs to one organization",
  mcp_connections_grant_id_key: "the OAuth records of a token have only the grant",
  one_time_tokens_token_hash_key: "a link has only the token",
  passkeys_credential_id_key: "a sign-in with a passkey has only the credential",
  scim_tokens_token_hash_key: "a request has only the token",
  sessions_token_hash_key: "a request has only the cookie",
  single_sign_ons_state_hash_key: "a callback has only the state",
  users_booking_slug: "a booking page has only the name of the person",
  users_email: "a sign-in has only the address",
};

/** Tables whose rows do not all belong to an organization. */
const GLOBAL_TABLES: Readonly<Record<string, string>> = {
  cut_tokens: "OAuth records have only the hash of a token",
  failed_sign_ins: "counted before the account is known",
  idempotency_keys: "belong to a credential",
  installation: "one row for the service",
  jobs: "the service has jobs of its own; workers claim those of all organizations",
  oauth_clients: "applications register before anybody signs in",
  oauth_records: "found by the hash of a token",
  organizations: "the organizations themselves",
  sign_in_challenges: "some are created before the account is known",
  stored_objects: "keys of files that are removed after their organization",
};

/** Foreign keys that still set columns to null: versions before this one need it until they have been stopped. */
const SETS_NULL = [
  "campaign_recipients_org_id_contact_id_fkey",
  "email_recipients_org_id_contact_id_fkey",
  "entities_org_id_company_id_fkey",
  "entities_org_id_merged_into_fkey",
  "entities_org_id_parent_company_id_fkey",
  "event_invitees_org_id_contact_id_fkey",
  "form_submissions_org_id_contact_id_fkey",
  "opportunities_org_id_company_id_fkey",
  "opportunities_org_id_primary_contact_id_fkey",
];

/** Tables of the service without partitions; `is_global`: not every row has an organization. */
const TABLES = `
  SELECT c.oid, c.relname, NOT coalesce(a.attnotnull, false) AS is_global, a.attnum AS key FROM pg_class AS c
  LEFT JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'org_id' AND NOT a.attisdropped
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
    AND c.relname NOT LIKE 'knex\\_%'`;

describe("The schema, ready to be distributed by organization", () => {
  const database = use(() => createDatabase());

  const namesOf = async (text: string): Promise<string[]> => {
    const { rows } = await database.pool.raw<{ rows: { name: string }[] }>(`WITH tables AS (${TABLES}) ${text}`);
    return rows.map(({ name }) => name);
  };

  it("has org_id in every row of every table, except in the listed ones", async () => {
    const found = await namesOf("SELECT relname AS name FROM tables WHERE is_global ORDER BY 1");
    expect(found).to.deep.equal(Object.keys(GLOBAL_TABLES));
  });

  it("has the tables and views that the rules for statements are about", async () => {
    const found = await namesOf(`
      SELECT relname AS name FROM tables WHERE NOT is_global UNION SELECT c.relname FROM pg_class AS c
      JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'org_id'
      WHERE c.relkind IN ('v', 'm') AND c.relnamespace = 'public'::regnamespace`);
    expect(found).to.have.members([...organizationTables]);
  });

  it("has org_id in every primary key, unique key and exclusion, except in the listed ones", async () => {
    const found = await namesOf(`
      SELECT i.indexrelid::regclass::text AS name FROM pg_index AS i JOIN tables AS t ON t.oid = i.indrelid
      WHERE NOT t.is_global AND (i.indisunique OR i.indisexclusion) AND t.key <> ALL (i.indkey) ORDER BY 1`);
    expect(found).to.deep.equal(Object.keys(GLOBAL_KEYS));
  });

  it("has org_id in every foreign key between tables of an organization", async () => {
    const found = await namesOf(`
      SELECT k.conname AS name FROM pg_constraint AS k
      JOIN tables AS t ON t.oid = k.conrelid JOIN tables AS r ON r.oid = k.confrelid
      WHERE k.contype = 'f' AND NOT t.is_global AND NOT r.is_global AND NOT EXISTS (
        SELECT FROM unnest(k.conkey, k.confkey) AS pair (own, other) WHERE own = t.key AND other = r.key)`);
    expect(found).to.deep.equal([]);
  });

  it("sets no part of a foreign key with org_id to null, except in the listed ones", async () => {
    const found = await namesOf(`
      SELECT k.conname AS name FROM pg_constraint AS k JOIN tables AS t ON t.oid = k.conrelid
      WHERE k.contype = 'f' AND t.key = ANY (k.conkey) AND (k.confdeltype IN ('n', 'd') OR k.confupdtype IN ('n', 'd'))
      ORDER BY 1`);
    expect(found).to.deep.equal(SETS_NULL);
  });

  it("has an immutable form, and no volatile one, of each function that the rules for statements allow", async () => {
    const { rows } = await database.pool.raw<{ rows: { name: string }[] }>(
      `SELECT proname AS name FROM pg_proc WHERE proname = ANY (?)
       GROUP BY proname HAVING bool_or(provolatile = 'i') AND NOT bool_or(provolatile = 'v') ORDER BY 1`,
      [[...IMMUTABLE]],
    );
    expect(rows.map(({ name }) => name)).to.deep.equal([...IMMUTABLE].sort());
  });
});

describe("Placements of tables in a distributed database", () => {
  const database = use(() => createDatabase());

  const namesOf = async (text: string): Promise<string[]> => {
    const { rows } = await database.pool.raw<{ rows: { name: string }[] }>(text);
    return rows.map(({ name }) => name);
  };

  it("name every table once", async () => {
    const tables = await namesOf(`SELECT relname AS name FROM pg_class
      WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace`);
    const named = placementGroups.flatMap((group) => group.tables);
    expect(named, "add new tables to src/base/db/distribution/tables.ts").to.have.members(tables);
  });

  it("have the key of the organization in every row and in every unique key of a distributed table", async () => {
    const without = await namesOf(`
      SELECT c.relname AS name FROM pg_class AS c
      LEFT JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'org_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
        AND (a.attnotnull IS NOT TRUE OR EXISTS (
          SELECT FROM pg_index AS i WHERE i.indrelid = c.oid AND (i.indisunique OR i.indisexclusion)
            AND NOT a.attnum = ANY (i.indkey)))`);
    expect(without.filter((name) => placements.get(name) === "distributed")).to.deep.equal([]);
  });

  it("lead foreign keys of distributed tables to distributed and reference tables only", async () => {
    const { rows } = await database.pool.raw<{ rows: { child: string; parent: string }[] }>(`
      SELECT c.relname AS child, p.relname AS parent FROM pg_constraint AS k
      JOIN pg_class AS c ON c.oid = k.conrelid JOIN pg_class AS p ON p.oid = k.confrelid
      WHERE k.contype = 'f' AND k.conparentid = 0 AND c.relnamespace = 'public'::regnamespace`);
    const refused = rows.filter(
      ({ child, parent }) =>
        (placements.get(child) === "distributed" && placements.get(parent) === "local") ||
        (placements.get(child) !== "distributed" && placements.get(parent) === "distributed"),
    );
    expect(refused.map(({ child, parent }) => `${child} → ${parent}`)).to.deep.equal([]);
  });
});
