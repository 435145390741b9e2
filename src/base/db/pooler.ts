import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { requestTimeouts } from "./connection.ts";

/**
 * A pooler in transaction mode shares connections between clients, so it accepts neither startup parameters nor session
 * settings. The role has them instead. Everything else that requests use ends with the transaction.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(requestTimeouts).map(([name, limit]) => [name, `${String(limit)}ms`])),
  TimeZone: "UTC",
};

/** Returns what the pooler, or the role behind it, does not provide: sentences that contain the fix. */
export async function poolerProblems(pool: Knex, namedStatements: boolean): Promise<string[]> {
  const statements = await missingSettings(pool);
  const role =
    statements.length === 0
      ? []
      : [
          `the settings of the role are missing. Run these statements as the role or as a superuser, and then RECONNECT on the console of the pooler: ${statements.join(" ")}`,
        ];
  const names =
    namedStatements && !(await keepsNames(pool))
      ? [
          "the pooler does not support named statements. Use PgBouncer 1.21 or newer with max_prepared_statements = 500, or set DATABASE_NAMED_STATEMENTS=off",
        ]
      : [];
  return [...role, ...names];
}

interface Session {
  readonly role: string;
  readonly database: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Reads the settings with which the statements of a request run. */
const SESSION = `SELECT quote_ident(current_user) AS role, quote_ident(current_database()) AS database,
  (SELECT json_object_agg(name, setting) FROM pg_settings WHERE name = ANY (?)) AS settings`;

/** A lower limit than ours is accepted. */
async function missingSettings(pool: Knex): Promise<string[]> {
  const { rows } = await pool.raw<{ rows: Session[] }>(SESSION, [Object.keys(SETTINGS)]);
  const [session] = rows;
  if (!session) throw new Error("The pooler returned no settings.");
  const { role, database, settings } = session;
  const isSet = (name: string, wanted: string): boolean => {
    const setting = settings[name] ?? "";
    if (wanted === "UTC") return ["UTC", "Etc/UTC"].includes(setting);
    return Number(setting) > 0 && Number(setting) <= Number.parseInt(wanted, 10);
  };
  const missing = Object.entries(SETTINGS).filter(([name, wanted]) => !isSet(name, wanted));
  return missing.map(([name, wanted]) => `ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = '${wanted}';`);
}

/**
 * Returns whether names of statements are safe. A pooler that supports them gives each statement a name of its own on
 * the server; any other one passes our name on, and the next transaction may use another connection.
 */
async function keepsNames(pool: Knex): Promise<boolean> {
  const name = `crm_${randomUUID()}`;
  return await pool.transaction(async (tx) => {
    await tx.raw("SELECT 1").options({ name });
    const { rows } = await tx.raw<{ rows: object[] }>("SELECT 1 FROM pg_prepared_statements WHERE name = ?", [name]);
    return rows.length === 0;
  });
}
