import { newId } from "../../src/access/ids.ts";
import type { Actor } from "../../src/contract/actor.ts";
import type { LogEntry } from "../../src/domain/log-entry.ts";
import type { TestDatabase } from "./cluster.ts";

const actor: Actor = { type: "system", id: null, name: "Test", application: null };

/** A row of `organizations`; its id. */
export async function insertOrganization({ pool }: TestDatabase, slug: string): Promise<string> {
  const [id, by] = [newId(), JSON.stringify(actor)];
  await pool("organizations").insert({
    ...{ id, name: slug, slug, plan: "professional", default_locale: "en", timezone: "UTC", currency: "EUR" },
    ...{ data_region: "eu", ai_policy: "{}", created_by: by, updated_by: by },
  });
  return id;
}

/** An entry of the activity log. */
export function logEntryOf(more: Partial<LogEntry> = {}): LogEntry {
  return {
    ...{ channel: "mcp", actor, user_id: null, application: null, connection_id: null, action: "tools.search_crm" },
    ...{ tool: "search_crm", record: null, result: "success", error_code: null, arguments_hash: null, ip: "192.0.2.1" },
    ...{ user_agent: "test", request_id: "request-1", duration_ms: 3, reason: null },
    ...more,
  };
}
