import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Address, connect } from "../../src/base/db/connection.ts";
import { startEmbedded } from "../../src/base/db/embedded.ts";
import { urlOf } from "../support/db/cluster.ts";

/** An organization with many contacts. */
export interface FilledOrganization {
  readonly apiKey: string;
  readonly organizationId: string;
  /** The address of the owner. */
  readonly email: string;
  readonly userId: string;
  readonly contacts: number;
  /** IDs of contacts from all parts of the table. */
  readonly ids: readonly string[];
}

/** A dedicated database, configured as the service configures it. */
export interface BenchDatabase {
  readonly env: Readonly<Record<string, string>>;
  /** Creates and fills another organization with the `crm` command. */
  fill(contacts: number): Promise<FilledOrganization>;
  /** Runs the `crm` command. */
  crm(words: readonly string[]): Promise<Record<string, unknown>>;
  /** Gives up to 50,000 contacts of an organization a number in a custom field, starting at 1. */
  numberContacts(organization: FilledOrganization, key: string): Promise<void>;
  /** Returns the bytes of each table with its indexes, after a vacuum. */
  tableSizes(): Promise<ReadonlyMap<string, number>>;
  /** Returns the bytes of the indexes of contacts, the largest first. */
  indexSizes(): Promise<ReadonlyMap<string, number>>;
  /** Deletes the rows written by the rounds and updates statistics and the visibility map. */
  settle(): Promise<void>;
  drop(): Promise<void>;
}

/** A database with one organization full of contacts. */
export type Dataset = FilledOrganization & BenchDatabase;

const SAMPLE = 400;
/** Changing more contacts would take longer than all measurements. */
const NUMBERED = 50_000;
/** The tables that the rounds write to. */
const WRITTEN = [
  "entities",
  "entity_values",
  "entity_count",
  "changes",
  "activities",
  "events",
  "event_hosts",
  "event_invitees",
  "emails",
];
const TABLE_SIZES = `SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;
const INDEX_SIZES = `SELECT indexrelname AS name, pg_relation_size(indexrelid) AS bytes FROM pg_stat_user_indexes
  WHERE relname IN ('entities', 'entity_emails') AND pg_relation_size(indexrelid) > 16384 ORDER BY 2 DESC`;
const root = new URL("../../", import.meta.url);

/** Starts an embedded PostgreSQL as the service does (durable) and migrates it with the `crm` command of a checkout. */
export async function createBenchDatabase(checkout: URL = root): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "crm-bench-"));
  const server = await startEmbedded({ dataDir: folder, durable: true });
  const database = await openBenchDatabase(server.address, checkout);
  return {
    ...database,
    async drop() {
      await database.drop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Migrates an empty database on a server that runs already; `drop` only closes the connections. */
export async function openBenchDatabase(address: Address, checkout: URL = root): Promise<BenchDatabase> {
  const env = {
    DATABASE_URL: urlOf(address),
    SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
    DEMO: "off",
    RATE_LIMITS: "off",
  };
  const crm: Crm = (words, input) => runCrm(checkout, env, { words, ...(input === undefined ? {} : { input }) });
  await crm(["migrate", "--json"]);
  const pool = connect({ address, timeouts: "maintenance", poolSize: 2 });
  const sizes = async (text: string): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await pool.raw<{ rows: { name: string; bytes: number }[] }>(text);
    return new Map(rows.map(({ name, bytes }) => [name, bytes]));
  };
  let filled = 0;
  return {
    env,
    async fill(contacts) {
      filled += 1;
      const organization = await fillOrganization(crm, `${String(contacts)}-${String(filled)}`, contacts);
      const { rows } = await pool.raw<{ rows: { id: string }[] }>(
        "SELECT id FROM entities WHERE org_id = ? AND entity_type = 'contact' ORDER BY md5(id::text) LIMIT ?",
        [organization.organizationId, SAMPLE],
      );
      return { ...organization, contacts, ids: rows.map(({ id }) => id) };
    },
    crm: (words) => crm(words),
    async numberContacts({ organizationId }, key) {
      await pool.raw(
        `UPDATE entities AS e SET custom_fields = jsonb_build_object(?::text, n.number)
         FROM (SELECT id, row_number() OVER (ORDER BY md5(id::text)) AS number FROM entities
           WHERE org_id = ? AND entity_type = 'contact' LIMIT ?) AS n
         WHERE e.org_id = ? AND e.id = n.id`,
        [key, organizationId, NUMBERED, organizationId],
      );
    },
    async tableSizes() {
      for (const table of ["entities", "entity_emails", "entity_count", "changes", "activities"]) {
        await pool.raw("VACUUM (ANALYZE) ??", [table]);
      }
      return await sizes(TABLE_SIZES);
    },
    indexSizes: () => sizes(INDEX_SIZES),
    async settle() {
      for (const table of WRITTEN) {
        // The schema of an older checkout lacks the newest tables.
        if (await pool.schema.hasTable(table)) await pool.raw("VACUUM (ANALYZE) ??", [table]);
      }
      await pool.raw("CHECKPOINT");
    },
    drop: () => pool.destroy(),
  };
}

/** Creates a database with one filled organization. */
export async function createDataset(contacts: number): Promise<Dataset> {
  const database = await createBenchDatabase();
  return { ...database, ...(await database.fill(contacts)) };
}

type Environment = Readonly<Record<string, string>>;

/** Runs a `crm` command; returns its JSON output. */
type Crm = (words: readonly string[], input?: string) => Promise<Record<string, unknown>>;

async function fillOrganization(
  crm: Crm,
  name: string,
  contacts: number,
): Promise<Omit<FilledOrganization, "ids" | "contacts">> {
  const email = `bench-${name}@example.com`;
  const create = ["org", "create", "--name", `Bench ${name}`, "--plan", "professional", "--json"];
  const organization = await crm(create);
  const organizationId = String(organization["id"]);
  const person = ["--org", organizationId, "--email", email, "--role", "owner"];
  const user = await crm(["user", "create", ...person, "--password-stdin", "--json"], "a long enough password\n");
  const owner = ["--org", organizationId, "--user", email];
  const key = await crm(["keys", "create", ...owner, "--scopes", "*", "--mcp", "--json"]);
  await crm(["seed", "--contacts", String(contacts), "--org", organizationId, "--json"]);
  return { apiKey: String(key["secret"]), organizationId, email, userId: String(user["id"]) };
}

async function runCrm(
  checkout: URL,
  env: Environment,
  { words, input = "" }: { readonly words: readonly string[]; readonly input?: string },
): Promise<Record<string, unknown>> {
  return await new Promise((resolve, reject) => {
    const command = [new URL("src/cli/crm.mjs", checkout).pathname, ...words];
    const child = execFile(
      process.execPath,
      command,
      { env: { ...process.env, ...env } },
      (error, output, complaint) => {
        if (error) reject(new Error(`crm ${words.join(" ")} failed: ${complaint || error.message}`));
        else resolve(JSON.parse(output) as Record<string, unknown>);
      },
    );
    child.stdin?.end(input);
  });
}
