import { readFile } from "node:fs/promises";
import type { Knex } from "knex";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import type { Config } from "../../server/config.ts";
import { createStore } from "../../base/store/store.ts";
import { bad, type Check, good, warning } from "./checks.ts";

const GIBIBYTE = 2 ** 30;
/** From here on, an operator has time to act before a quota is reached. */
const NEARLY = 0.8;
/** The cleanup runs every hour, and the job after a purge within seconds. */
const LATE = "interval '2 hours'";

type LimitConfig = Pick<Config, "rateLimits" | "trustProxy" | "baseUrl">;

/** Checks what strangers can cause, what organizations store, and what waits to be removed. */
export async function checkLimits(config: LimitConfig, pool: Knex): Promise<Check[]> {
  return [await checkPublicMail(config, pool), await checkQuotas(pool), await checkRemovals(pool)];
}

/** Checks the limits of the messages that people without an account can cause. */
export async function checkPublicMail({ rateLimits, trustProxy, baseUrl }: LimitConfig, pool: Knex): Promise<Check> {
  const name = "Mail to strangers";
  const pages = { booking: 0, forms: 0, messages: 0 };
  for (const org of await organizationsOf(pool)) {
    pages.booking += await count(
      pool("event_types").where({ org_id: org, is_active: true, visibility: "public", deleted_at: null }),
    );
    pages.forms += await count(pool("forms").where({ org_id: org, is_active: true, deleted_at: null }));
    const today = pool("public_mail_counts").where({ org_id: org, day: new Date().toISOString().slice(0, 10) });
    const hosts = await today.whereLike("counter", "host_messages:%").select<{ used: number }[]>("used");
    pages.messages += hosts.reduce((sum, { used }) => sum + used, 0);
  }
  const reachable = `${String(pages.booking)} public event types and ${String(pages.forms)} forms at ${baseUrl}`;
  if (!rateLimits)
    return bad(
      name,
      `${reachable}, without limits`,
      "Remove RATE_LIMITS=off, so that nobody can send any number of messages.",
    );
  const { public_messages_per_recipient: recipient, public_messages_per_sender: sender } = QUOTAS;
  const limits = `${String(recipient)} messages per recipient and ${String(sender)} per network and day`;
  const found = `${reachable}: ${limits}; ${String(pages.messages)} today`;
  const isBehindNothing = trustProxy === 0 || (Array.isArray(trustProxy) && trustProxy.length === 0);
  if (!isBehindNothing || isLoopback(baseUrl)) return good(name, found);
  return warning(
    name,
    `${found}; TRUST_PROXY is not set`,
    "If a proxy is in front of the service, set TRUST_PROXY: otherwise all visitors count as one network and share its limits.",
  );
}

/** The quotas that grow with use, and what an organization uses of them. */
async function usesOf(
  pool: Knex,
  org: string,
): Promise<readonly (readonly [name: keyof typeof QUOTAS, used: number])[]> {
  const store = createStore(pool);
  const { files, bytes } = await store.files.usage(org);
  const jobs = pool("jobs").where({ org_id: org, finished_at: null }).whereNotNull("started_by");
  return [
    ["files", files],
    ["file_bytes", bytes],
    ["export_bytes", await store.exports.storedBytes(org)],
    ["import_bytes", await store.imports.storedBytes(org, NO_IMPORT)],
    ["attachment_bytes", await store.emails.attachedBytes(org)],
    ["queued_jobs", await count(jobs)],
  ];
}

const NO_IMPORT = "00000000-0000-0000-0000-000000000000";

/** Checks how much of their quotas the organizations use. */
export async function checkQuotas(pool: Knex): Promise<Check> {
  const name = "Quotas";
  const near: string[] = [];
  const total = { bytes: 0, jobs: 0 };
  for (const { id, slug } of await pool("organizations")
    .where({ deleted_at: null })
    .orderBy("id")
    .select<{ id: string; slug: string }[]>("id", "slug")) {
    for (const [quota, used] of await usesOf(pool, id)) {
      if (quota.endsWith("_bytes")) total.bytes += used;
      if (quota === "queued_jobs") total.jobs += used;
      if (used >= NEARLY * QUOTAS[quota])
        near.push(`${slug}: ${quota} ${shown(quota, used)} of ${shown(quota, QUOTAS[quota])}`);
    }
  }
  const stored = `${shown("file_bytes", total.bytes)} of files, exports and imports, ${String(total.jobs)} queued jobs`;
  if (near.length === 0) return good(name, `${stored}; every organization uses less than 80 % of its quotas`);
  return warning(
    name,
    `${stored}; ${near.join("; ")}`,
    "Beyond a quota, uploads, exports and imports are rejected with 422. Ask these organizations to purge files, delete exports or run waiting imports; exports expire after 7 days.",
  );
}

/** Checks that the bytes of deleted files are removed. */
export async function checkRemovals(pool: Knex): Promise<Check> {
  const name = "Files to remove";
  const waiting = await count(pool("stored_objects").whereRaw("expires_at <= now()"));
  const late = await count(pool("stored_objects").whereRaw(`expires_at <= now() - ${LATE}`));
  let freed = 0;
  for (const org of await organizationsOf(pool)) freed += await count(pool("freed_objects").where({ org_id: org }));
  const found = `${String(waiting + freed)} of deleted files or interrupted uploads`;
  if (late === 0) return good(name, found);
  return bad(
    name,
    `${found}, ${String(late)} of them for more than two hours`,
    "Check that a process runs jobs (WORKERS above 0, or crm worker) and that the storage of files accepts deletions; the bytes stay until then.",
  );
}

/** Checks that no installed package reports the installation to its maker. */
export async function checkPackages(folder: string): Promise<Check> {
  const name = "Packages";
  const file = `${folder}/node_modules/@scarf/scarf/package.json`;
  const installed = await readFile(file, "utf8").catch(() => null);
  const named = installed === null ? null : (JSON.parse(installed) as { name?: string }).name;
  if (named !== "@scarf/scarf") return good(name, "none reports installations");
  return warning(name, "@scarf/scarf reports installations to its maker", "Run: npm ci");
}

const organizationsOf = (pool: Knex): Promise<string[]> => pool("organizations").orderBy("id").pluck<string[]>("id");

async function count(rows: Knex.QueryBuilder): Promise<number> {
  const [row] = await rows.count<{ count: string | number }[]>("* as count");
  return Number(row?.count ?? 0);
}

function shown(quota: string, value: number): string {
  return quota.endsWith("_bytes") ? `${(value / GIBIBYTE).toFixed(1)} GB` : String(value);
}

const isLoopback = (url: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
