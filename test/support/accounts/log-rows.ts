import { newId } from "../../../src/base/platform/ids.ts";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { createAuditLogDeps, hashEntry } from "../../../src/features/accounts/audit-log-verification.ts";
import type { Actor } from "../../../src/base/contract/caller.ts";
import { CHAIN_START, logRow, signedText, type LogEntry } from "../../../src/features/accounts/rules/audit-log.ts";
import type { TestDatabase } from "../db/cluster.ts";
import { SECRET_KEY } from "../service.ts";

/** The keyring of all test services. */
export const keyring = createKeyring(Buffer.from(SECRET_KEY, "base64"));

const actor: Actor = { type: "system", id: null, name: "Test", application: null };

/** Inserts a row into `organizations` and returns its ID. */
export async function insertOrganization({ pool }: TestDatabase, slug: string): Promise<string> {
  const [id, by] = [newId(), JSON.stringify(actor)];
  await pool("organizations").insert({
    id,
    name: slug,
    slug,
    plan: "professional",
    default_locale: "en",
    timezone: "UTC",
    currency: "EUR",
    data_region: "eu",
    ai_policy: "{}",
    created_by: by,
    updated_by: by,
  });
  return id;
}

/** Returns an entry of the audit log. */
export function logEntryOf(more: Partial<LogEntry> = {}): LogEntry {
  return {
    channel: "mcp",
    actor,
    user_id: null,
    application: null,
    connection_id: null,
    action: "tools.search_crm",
    tool: "search_crm",
    record: null,
    result: "success",
    error_code: null,
    arguments_hash: null,
    ip: "192.0.2.1",
    user_agent: "test",
    request_id: "request-1",
    duration_ms: 3,
    reason: null,
    ...more,
  };
}

/** Inserts a chain of entries with the given times. */
export async function insertChain({ pool }: TestDatabase, orgId: string, times: readonly string[]): Promise<void> {
  const { sign } = createAuditLogDeps(keyring);
  let last = { ...CHAIN_START, occurred_at: "" };
  for (const occurred_at of times) {
    const row = logRow(logEntryOf(), { id: newId(Date.parse(occurred_at)), occurred_at });
    const link = { ...row, seq: last.seq + 1, previous_hash: last.hash };
    last = { seq: link.seq, hash: hashEntry(orgId, link), occurred_at };
    const bytes = { previous_hash: Buffer.from(link.previous_hash, "hex"), hash: Buffer.from(last.hash, "hex") };
    await pool("activity_log").insert({ ...link, ...bytes, org_id: orgId, actor: JSON.stringify(link.actor) });
  }
  const head = { ...last, hash: Buffer.from(last.hash, "hex"), seal: sign(signedText("head", orgId, last)) };
  await pool("activity_log_heads").insert({ org_id: orgId, ...head });
}
