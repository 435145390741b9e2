import type { ActivityLogService, Schemas } from "../../../generated/services.js";
import { forbidSupportSession } from "../../platform/rights.ts";
import type { SignedTokens } from "../../platform/signed-token.ts";
import type { Download } from "../../contract/download.ts";
import { cellOf, csvLine } from "../../platform/rules/csv-cells.ts";
import type { LogRow } from "../rules/audit-log-chain.ts";
import type { LogFilters } from "../sql/audit-log.ts";
import type { Store } from "../../store/store.ts";
import { inFieldOrder } from "../../records/rules/field-order.ts";
import { readList } from "../../records/record-list.ts";

interface ActivityLogDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
}

const NEWEST_FIRST = "-occurred_at";
const BATCH = 500;

const COLUMNS = [
  "id",
  "occurred_at",
  "channel",
  "actor.type",
  "actor.id",
  "actor.name",
  "user_id",
  "application",
  "connection_id",
  "action",
  "tool",
  "record_type",
  "record_id",
  "result",
  "error_code",
  "arguments_hash",
  "ip",
  "user_agent",
  "request_id",
  "duration_ms",
  "reason",
];

/** Implements the operations `activityLog.*`: the organization's audit log. */
export function activityLogService({ store, signedTokens, clock }: ActivityLogDeps): ActivityLogService {
  return {
    async list({ organization: { id: orgId } }, { page, page_size, cursor, ...filters }) {
      const input = { page, page_size, sort: NEWEST_FIRST, ...(cursor === undefined ? {} : { cursor }) };
      const list = await readList(signedTokens, { operation: "activityLog.list", orgId, filters }, input, (request) =>
        store.auditLog.page(orgId, filters, request),
      );
      return { ...list, items: list.items.map(shown) };
    },
    async export(caller, filters) {
      forbidSupportSession(caller);
      const file: Download = {
        content_type: "text/csv; charset=utf-8",
        file_name: `activity-log-${new Date(clock()).toISOString().slice(0, 10)}.csv`,
        content: lines(store, caller.organization.id, filters),
      };
      return file;
    },
  };
}

function shown({ record_type: type, record_id: id, ...entry }: LogRow): Schemas["ActivityLogEntry"] {
  return inFieldOrder("ActivityLogEntry", { ...entry, record: type === null ? null : { type, id } });
}

/** Newest first: entries written during the export sort before the first line, so they are left out. */
async function* lines({ auditLog }: Store, orgId: string, filters: LogFilters): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for (let last: LogRow | null = null; ;) {
    const rows: LogRow[] = await auditLog.entriesAfter(orgId, filters, last, BATCH);
    last = rows.at(-1) ?? null;
    if (last === null) return;
    yield rows.map(lineOf).join("");
  }
}

function lineOf({ actor, ...row }: LogRow): string {
  const values: Readonly<Record<string, unknown>> = {
    ...row,
    "actor.type": actor.type,
    "actor.id": actor.id,
    "actor.name": actor.name,
  };
  return csvLine(COLUMNS.map((name) => cellOf(values[name])));
}
