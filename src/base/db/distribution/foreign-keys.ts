import type { Knex } from "knex";
import { placements } from "./tables.ts";

/** A foreign key as the catalog describes it. */
export interface ForeignKey {
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
export const isPossible = ({ child, parent }: ForeignKey): boolean =>
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
