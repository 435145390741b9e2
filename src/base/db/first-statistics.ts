import type { Knex } from "knex";

/** Rows that a table without statistics must have got before they are collected. */
const MIN_ROWS = 1_000;
/** How often tables are looked for. Autovacuum looks once per minute, on its own. */
const INTERVAL_MS = 5_000;

const TABLES_WITHOUT_STATISTICS = `SELECT relname AS name FROM pg_stat_user_tables
  WHERE schemaname = current_schema() AND last_analyze IS NULL AND last_autoanalyze IS NULL AND n_mod_since_analyze >= ?`;

/**
 * Collects statistics of tables as soon as they have rows. Until then, the planner takes a table for nearly empty: during a
 * first bulk load, it reads all rows of `entity_emails` instead of an index. Returns a function that ends this; failures go
 * to `onFault`, and the next look follows.
 */
export function collectFirstStatistics(pool: Knex, onFault: (error: unknown) => void): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    void analyzeNewTables(pool)
      .catch(onFault)
      .finally(() => (running = false));
  }, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

async function analyzeNewTables(pool: Knex): Promise<void> {
  const { rows } = await pool.raw<{ rows: { name: string }[] }>(TABLES_WITHOUT_STATISTICS, [MIN_ROWS]);
  // Another process can be collecting them already.
  for (const { name } of rows) await pool.raw("ANALYZE (SKIP_LOCKED) ??", [name]);
}
