import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../src/db/connection.ts";
import { startEmbedded } from "../../src/db/embedded.ts";
import { urlOf } from "../support/cluster.ts";

/** A database with one organization full of contacts. */
export interface Dataset {
  readonly env: Readonly<Record<string, string>>;
  readonly apiKey: string;
  readonly organizationId: string;
  readonly userId: string;
  /** Some contacts, from all over the table. */
  readonly ids: readonly string[];
  /** Throws away what the rounds wrote meanwhile and brings statistics and visibility up to date. */
  settle(): Promise<void>;
  drop(): Promise<void>;
}

const SAMPLE = 400;
const root = new URL("../../", import.meta.url);

/** Starts an embedded PostgreSQL as the service would (durable), migrates it and fills it through `crm`. */
export async function createDataset(contacts: number): Promise<Dataset> {
  const folder = await mkdtemp(join(tmpdir(), "crm-bench-"));
  const database = await startEmbedded({ dataDir: folder, durable: true });
  const env = {
    DATABASE_URL: urlOf(database.address),
    SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
    DEMO: "off",
    RATE_LIMITS: "off",
  };
  const crm = async (words: readonly string[], input = ""): Promise<Record<string, unknown>> =>
    await runCrm(env, words, input);
  await crm(["migrate", "--json"]);
  const organization = await crm(["org", "create", "--name", "Bench", "--plan", "professional", "--json"]);
  const organizationId = String(organization["id"]);
  const person = ["--org", organizationId, "--email", "bench@example.com", "--role", "owner"];
  const user = await crm(["user", "create", ...person, "--password-stdin", "--json"], "a long enough password\n");
  const key = await crm([
    "keys",
    "create",
    "--org",
    organizationId,
    "--user",
    "bench@example.com",
    "--scopes",
    "*",
    "--json",
  ]);
  await crm(["seed", "--contacts", String(contacts), "--org", organizationId, "--json"]);
  const pool = connect({ address: database.address, patience: "maintenance", poolSize: 2 });
  const { rows } = await pool.raw<{ rows: { id: string }[] }>(
    "SELECT id FROM entities WHERE entity_type = 'contact' ORDER BY md5(id::text) LIMIT ?",
    [SAMPLE],
  );
  return {
    env,
    apiKey: String(key["secret"]),
    organizationId,
    userId: String(user["id"]),
    ids: rows.map(({ id }) => id),
    async settle() {
      await pool.raw("VACUUM (ANALYZE) entities");
      await pool.raw("VACUUM (ANALYZE) entity_count");
      await pool.raw("VACUUM (ANALYZE) changes");
      await pool.raw("CHECKPOINT");
    },
    async drop() {
      await pool.destroy();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function runCrm(
  env: Readonly<Record<string, string>>,
  words: readonly string[],
  input: string,
): Promise<Record<string, unknown>> {
  return await new Promise((resolve, reject) => {
    const command = [new URL("src/cli/crm.mjs", root).pathname, ...words];
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
