import type { Knex } from "knex";
import { connectForMaintenance } from "./connection.ts";
import { isDistributed } from "./distribution/distributed.ts";
import { migrateDistributed } from "./distribution/tables.ts";
import { type Migration, lockSchema } from "./migration.ts";
import { readdirSync } from "node:fs";

/** The database has migrations that this release does not know: a newer release has used it. */
export class NewerSchemaError extends Error {
  override readonly name = "NewerSchemaError";
  readonly unknown: readonly string[];

  constructor(unknown: readonly string[]) {
    super(
      `The database was migrated by a newer release (${unknown.join(", ")}). Run that release, or restore a backup.`,
    );
    this.unknown = unknown;
  }
}

/** The restore of a backup was started in the database and has not finished. */
export class UnfinishedRestoreError extends Error {
  override readonly name = "UnfinishedRestoreError";

  constructor() {
    super(
      "A backup is being restored into this database, or the restore was interrupted. To continue, run the same command again: crm restore <folder>. To abandon it, use an empty database.",
    );
  }
}

/** A command would change the schema under a running service of another release. */
export class SchemaInUseError extends Error {
  override readonly name = "SchemaInUseError";

  constructor(pending: readonly string[]) {
    super(
      `A service of an earlier release uses this database, and this command would change its schema (${pending.join(", ")}). ` +
        "Stop the service, start it with this release, and run the command again. " +
        "Or run crm migrate first: writes of the service wait for it, and the earlier release cannot start again.",
    );
  }
}

/** Migrates the schema unless a service uses the database, which then throws SchemaInUseError. */
export async function migrateUnlessInUse(pool: Knex): Promise<void> {
  const pending = await pendingMigrations(pool);
  if (pending.length === 0) return;
  if (await isServed(pool)) throw new SchemaInUseError(pending);
  await migrate(pool);
}

/** The sessions of services and workers have these names; those of commands have another one. */
async function isServed(pool: Knex): Promise<boolean> {
  const { rows } = await pool.raw<{ rows: { served: boolean }[] }>(
    `SELECT EXISTS (SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND application_name IN ('crm', 'crm-worker') AND pid <> pg_backend_pid()) AS served`,
  );
  return rows[0]?.served === true;
}

/** Migrates the schema; returns the names of the migrations that ran. */
export async function migrate(pool: Knex): Promise<string[]> {
  if ((await pendingMigrations(pool)).length === 0) return [];
  return await runMigrations(pool, null);
}

/** Runs the pending migrations among `names` (null: all), even during a restore; returns their names. */
export async function runMigrations(pool: Knex, names: readonly string[] | null): Promise<string[]> {
  const { migrations } = await import("./migrations.ts");
  const unknown = names?.filter((name) => !migrations.some((known) => known.name === name)) ?? [];
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const known = names === null ? migrations : migrations.filter(({ name }) => names.includes(name));
  const maintenance = connectForMaintenance(pool);
  try {
    return await maintenance.transaction(async (lock) => {
      await lockSchema(lock);
      return await runPending(maintenance, sourceOf(known, await isDistributed(lock)));
    });
  } finally {
    await maintenance.destroy();
  }
}

/**
 * Returns the names of pending migrations. Throws NewerSchemaError if the database is ahead of this code, and
 * UnfinishedRestoreError during a restore.
 */
export async function pendingMigrations(pool: Knex): Promise<string[]> {
  if (await exists(pool, "restore_progress")) throw new UnfinishedRestoreError();
  const completed = await completedMigrations(pool);
  const unknown = completed.filter((name) => !migrationNames().includes(name));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const done = new Set(completed);
  return migrationNames().filter((name) => !done.has(name));
}

async function completedMigrations(pool: Knex): Promise<string[]> {
  if (!(await exists(pool, "knex_migrations"))) return [];
  return await pool("knex_migrations").orderBy("id").pluck<string[]>("name");
}

async function exists(pool: Knex, table: string): Promise<boolean> {
  const { rows } = await pool.raw<{ rows: { found: string | null }[] }>("SELECT to_regclass(?) AS found", [table]);
  return Boolean(rows[0]?.found);
}

async function runPending(pool: Knex, migrationSource: Knex.MigrationSource<Migration>): Promise<string[]> {
  // knex's own lock remains after a process is killed. Our advisory lock does not, and we hold it here.
  await pool.migrate.forceFreeMigrationsLock({ migrationSource });
  const [, names] = (await pool.migrate.latest({ migrationSource })) as [number, string[]];
  return names;
}

const sourceOf = (known: readonly Migration[], distributed: boolean): Knex.MigrationSource<Migration> => ({
  getMigrations: () => Promise.resolve([...known]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ up, transaction = true }) =>
    Promise.resolve({
      up: async (tx) => {
        await (distributed && transaction ? migrateDistributed(tx, up) : up(tx));
      },
      down: () => Promise.reject(new Error("Migrations cannot be rolled back.")),
      config: { transaction },
    }),
});

const FOLDERS = ["migrations/initial", "migrations"];
const FILE = /^(\d{4}-[a-z0-9-]+)\.[jt]s$/;

let names: readonly string[] | undefined;

/**
 * Returns the names of all migrations, oldest first. They are the names of the files, so that a start of the service, which
 * mostly finds nothing to migrate, need not load the migrations themselves.
 */
function migrationNames(): readonly string[] {
  return (names ??= FOLDERS.flatMap((folder) => readdirSync(new URL(folder, import.meta.url)))
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort());
}
