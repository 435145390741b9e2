import type { Knex } from "knex";
import { connect } from "../../../src/base/db/connection.ts";
import { migrate } from "../../../src/base/db/migrate.ts";
import { joinNodes, named, workersOf } from "./citus.ts";

/** A migrated database of the cluster of TEST_DATABASE_URL whose tables are all on the coordinator. */
export interface UndistributedDatabase {
  readonly url: string;
  readonly workers: readonly string[];
  readonly pool: Knex;
  drop(): Promise<void>;
}

export async function createUndistributed(): Promise<UndistributedDatabase> {
  const coordinator = process.env["TEST_DATABASE_URL"] ?? "";
  const name = `crm_whole_${String(process.pid)}`;
  const maintenance = open(coordinator);
  const nodes = [maintenance, ...(await workersOf(maintenance, coordinator)).map(open)];
  const onAll = (statement: string): Promise<unknown> => Promise.all(nodes.map((node) => node.raw(statement)));
  const workers = (await workersOf(maintenance, coordinator)).map((worker) => named(worker, name));
  const url = named(coordinator, name);
  await onAll(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  await joinNodes(url, workers);
  const pool = open(url);
  await migrate(pool);
  return {
    url,
    workers,
    pool,
    async drop() {
      await pool.destroy();
      await onAll(`DROP DATABASE ${name} WITH (FORCE)`);
      await Promise.all(nodes.map((node) => node.destroy()));
    },
  };
}

const open = (url: string): Knex =>
  connect({ address: { connectionString: url }, poolSize: 2, applicationName: "test", timeouts: "maintenance" });
