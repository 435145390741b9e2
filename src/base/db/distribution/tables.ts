import type { Knex } from "knex";
import { allowSchemaChanges } from "./distributed.ts";

/**
 * Where a distributed database keeps the rows of a table:
 * `distributed`: on the workers, in the shard of their organization (by `org_id`, all such tables together);
 * `reference`: a copy on every node, for few rows that statements of all shards read;
 * `local`: on the coordinator only.
 */
export type Placement = "distributed" | "reference" | "local";

interface Group {
  readonly placement: Placement;
  readonly reason: string;
  readonly tables: readonly string[];
}

const names = (list: string): string[] => list.trim().split(/\s+/);

/** All tables of the schema. A test compares them with the catalog: a migration that adds a table adds it here. */
export const placementGroups: readonly Group[] = [
  {
    placement: "reference",
    reason: "rows of all shards refer to them, and people are found before their organization is known",
    tables: ["organizations", "roles", "users"],
  },
  {
    placement: "local",
    reason: "found by the hash of a secret or by a public name, before the organization is known",
    tables: names(`api_keys cut_tokens email_domains failed_sign_ins idempotency_keys identity_providers mcp_connections
      oauth_clients oauth_records one_time_tokens passkeys scim_tokens sessions sign_in_challenges single_sign_ons
      user_identities`),
  },
  {
    placement: "local",
    reason: "read together with the tables that find a person, and small",
    tables: names(`activity_log_heads authenticator_apps recovery_codes scim_group_members scim_groups scim_users`),
  },
  {
    placement: "local",
    reason: "one statement claims the work of all organizations or of the installation",
    tables: names(`export_chunks exports import_draft_keys import_drafts import_failures import_pieces imports jobs
      stored_objects webhook_attempts webhook_deliveries webhooks`),
  },
  {
    placement: "local",
    reason: "describe the installation or its schema",
    tables: ["installation", "knex_migrations", "knex_migrations_lock"],
  },
  {
    placement: "distributed",
    reason: "the records of an organization and all that belongs to them; the others are placed with the first",
    tables: names(`entities
      activities activity_log activity_log_anchors busy_feeds busy_times campaign_counts campaign_recipients campaigns
      changes custom_fields default_views email_attachments email_recipients email_relations email_soft_bounces
      email_suppressions email_templates emails entity_count entity_domains entity_emails entity_external_ids
      entity_merges entity_merge_moves entity_values event_hosts event_invitees event_type_hosts event_types events file_usage files form_submissions
      forms freed_objects line_items note_relations notes opportunities opportunity_contacts opportunity_stage_changes pipelines products
      public_mail_counts schedules segment_member_count segment_members segments task_relations tasks topic_subscriptions topics views`),
  },
];

/** The placement of each table by its name. */
export const placements: ReadonlyMap<string, Placement> = new Map(
  placementGroups.flatMap(({ placement, tables }) => tables.map((table) => [table, placement] as const)),
);

/** All distributed tables are placed with this one, so that the rows of an organization are on one worker. */
const FIRST = "entities";

/** Moves the rows of a table to their placement. `shards` is needed for the first distributed table only. */
export async function placeTable(tx: Knex, table: string, placement: Placement, shards?: number): Promise<void> {
  if (placement === "reference") await tx.raw("SELECT create_reference_table(?)", [table]);
  if (placement !== "distributed") return;
  if (table === FIRST && shards !== undefined)
    await tx.raw("SELECT create_distributed_table(?, 'org_id', shard_count => ?, colocate_with => 'none')", [
      table,
      shards,
    ]);
  else await tx.raw("SELECT create_distributed_table(?, 'org_id', colocate_with => ?)", [table, FIRST]);
}

/** Functions that others call in their bodies must exist on the workers too. */
export async function distributeFunctions(tx: Knex): Promise<void> {
  await tx.raw(
    `SELECT create_distributed_function(p.oid::regprocedure) FROM pg_proc AS p
     WHERE p.pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend AS d WHERE d.objid = p.oid AND d.deptype = 'e')
       AND NOT EXISTS (SELECT FROM pg_dist_object AS o WHERE o.objid = p.oid AND o.classid = 'pg_proc'::regclass)`,
  );
}

/** A foreign key as the catalog describes it. */
interface ForeignKey {
  readonly name: string;
  readonly child: string;
  readonly parent: string;
  readonly definition: string;
}

export async function dropForeignKeys(tx: Knex, keys: readonly ForeignKey[]): Promise<void> {
  for (const { child, name } of keys) await tx.raw("ALTER TABLE ?? DROP CONSTRAINT ??", [child, name]);
}

/** Adds the keys that are possible in a distributed database, after their tables have been placed. */
export async function addForeignKeys(tx: Knex, keys: readonly ForeignKey[]): Promise<void> {
  for (const { child, name, definition } of keys.filter(isPossible))
    await tx.raw(`ALTER TABLE "${child}" ADD CONSTRAINT "${name}" ${accepted(definition)}`);
}

/**
 * A local table keeps only keys to other local tables: Citus would manage a table that refers to a reference table, and
 * then reject statements that claim the work of all organizations.
 */
const isPossible = ({ child, parent }: ForeignKey): boolean =>
  placements.get(child) !== "local" || placements.get(parent) === "local";

/**
 * Citus rejects ON DELETE SET NULL if the key contains the distribution column. The service sets these columns to null
 * itself in the transaction that deletes the row, so the key is checked at its end.
 */
const accepted = (definition: string): string =>
  definition.replace(/ ON DELETE SET NULL \(\w+\)/, " DEFERRABLE INITIALLY DEFERRED");

/** Returns the foreign keys of all tables, without those of partitions. */
export async function foreignKeys(tx: Knex): Promise<ForeignKey[]> {
  const { rows } = await tx.raw<{ rows: ForeignKey[] }>(
    `SELECT k.conname AS name, c.relname AS child, p.relname AS parent, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = k.conrelid JOIN pg_class AS p ON p.oid = k.confrelid
     WHERE k.contype = 'f' AND k.conparentid = 0 AND c.relnamespace = 'public'::regnamespace ORDER BY 2, 1`,
  );
  return rows;
}

/**
 * Runs a migration of a distributed database and places the tables that it creates, in the same transaction. Foreign
 * keys that are impossible there are left out. Throws Error if a new table has no placement.
 */
export async function migrateDistributed(tx: Knex, up: (tx: Knex) => Promise<unknown>): Promise<void> {
  await allowSchemaChanges(tx);
  // A new table is not distributed yet; with this setting, its foreign keys would make it a table of Citus.
  await tx.raw("SELECT set_config('citus.enable_local_reference_table_foreign_keys', 'off', true)");
  const before = new Set((await tables(tx)).map(({ oid }) => oid));
  await up(tx);
  const created = (await tables(tx)).filter(({ oid }) => !before.has(oid)).map(({ name }) => name);
  const keys = (await foreignKeys(tx)).filter(({ child }) => created.includes(child));
  await dropForeignKeys(tx, keys);
  for (const table of created) await placeTable(tx, table, placementOf(table));
  await distributeFunctions(tx);
  await addForeignKeys(tx, keys);
}

function placementOf(table: string): Placement {
  const placement = placements.get(table);
  if (placement === undefined) throw new Error(`Add the table ${table} to src/base/db/distribution/tables.ts.`);
  return placement;
}

/** Returns the tables of the schema in the order in which they were created. */
async function tables(tx: Knex): Promise<{ oid: number; name: string }[]> {
  const { rows } = await tx.raw<{ rows: { oid: number; name: string }[] }>(
    `SELECT oid, relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY oid`,
  );
  return rows;
}
