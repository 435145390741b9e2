import type { Knex } from "knex";

/** Changes of a table before its statistics are collected; later as many as it had rows. */
const MIN_CHANGES = 1_000;
/** How often tables are looked for. Autovacuum looks once per minute, on its own. */
const INTERVAL_MS = 5_000;

/** Those without statistics have -1 rows. */
const TABLES_THAT_DOUBLED = `SELECT s.relname AS name FROM pg_stat_user_tables AS s JOIN pg_class AS c ON c.oid = s.relid
  WHERE s.schemaname = current_schema() AND s.n_mod_since_analyze >= greatest(?, c.reltuples)`;

/**
 * Collects statistics of tables as soon as they have rows, and again whenever their rows have doubled. Until then, the
 * planner takes a table for nearly empty: during a first bulk load, also into the demo organization, it reads all rows of
 * `entity_emails` instead of an index. Returns a function that ends this; failures go
 * to `onFault`, and the next look follows.
 */
export function collectFirstStatistics(pool: Knex, onFault: (error: unknown) => void): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    void analyzeGrownTables(pool)
      .catch(onFault)
      .finally(() => (running = false));
  }, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

async function analyzeGrownTables(pool: Knex): Promise<void> {
  const { rows } = await pool.raw<{ rows: { name: string }[] }>(TABLES_THAT_DOUBLED, [MIN_CHANGES]);
  // Another process can be collecting them already.
  for (const { name } of rows) await pool.raw("ANALYZE (SKIP_LOCKED) ??", [name]);
}
