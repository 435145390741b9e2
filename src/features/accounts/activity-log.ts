import type { ActivityLogService, Schemas } from "../../../generated/services.js";
import type { Keyring } from "../../base/platform/keyring.ts";
import { validationFailed } from "../../base/platform/rules/errors.ts";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Download } from "../../base/contract/operation.ts";
import { cellOf, csvLine } from "../../base/platform/rules/csv-cells.ts";
import { hashedFields, type PlacedRow } from "./rules/audit-log.ts";
import type { LogFilters } from "./sql/audit-log.ts";
import type { Store } from "../../base/store/store.ts";
import { inFieldOrder } from "../../base/records/rules/field-table.ts";
import { checkChain, type ChainPosition } from "./audit-log-verification.ts";
import { pageOf, readList } from "../../base/records/record-list.ts";

interface ActivityLogDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly keyring: Keyring;
  readonly clock: () => number;
}

const NEWEST_FIRST = "-occurred_at";
const BATCH = 500;
/** Entries that one call verifies; more would take too long. */
const MAX_VERIFIED = 20_000;

const COLUMNS = [
  ...hashedFields.flatMap((name) => (name === "actor" ? ["actor.type", "actor.id", "actor.name"] : [name])),
  "seq",
];

/** Implements the operations `activityLog.*`: the organization's audit log. */
export function activityLogService(deps: ActivityLogDeps): ActivityLogService {
  const { store, signedTokens, clock } = deps;
  return {
    verify: ({ organization }, { after }) => verifyPart(deps, organization.id, after ?? null),
    async list({ organization: { id: orgId } }, { page, page_size, cursor, ...filters }) {
      const input = { page, page_size, sort: NEWEST_FIRST, cursor };
      const list = await readList(signedTokens, { operation: "activityLog.list", orgId, filters }, input, (request) =>
        store.auditLog.page(orgId, filters, request),
      );
      return pageOf(list, shown);
    },
    async export(caller, filters) {
      const file: Download = {
        content_type: "text/csv; charset=utf-8",
        file_name: `activity-log-${new Date(clock()).toISOString().slice(0, 10)}.csv`,
        content: lines(store, caller.organization.id, filters),
      };
      return file;
    },
  };
}

async function verifyPart(
  { store, keyring, signedTokens, clock }: ActivityLogDeps,
  orgId: string,
  token: string | null,
): Promise<Schemas["ActivityLogVerification"]> {
  const binding = JSON.stringify(["activityLog.verify", orgId]);
  const after = token === null ? null : (signedTokens.verify(token, binding) as ChainPosition | null);
  if (token !== null && after === null)
    throw validationFailed([{ path: "after", code: "format", values: { format: "cursor" } }]);
  const { entries, first, last, complete, breach } = await checkChain(store, keyring, orgId, {
    after,
    limit: MAX_VERIFIED,
  });
  return {
    intact: breach === null,
    entries,
    from: first?.occurred_at ?? null,
    to: last?.occurred_at ?? null,
    first_break: breach && { kind: breach.kind, seq: breach.seq, entry_id: breach.id, occurred_at: breach.occurred_at },
    verified_at: new Date(clock()).toISOString(),
    continue_after: complete || last === null ? null : signedTokens.sign(last, binding),
  };
}

function shown({ record_type: type, record_id: id, ...entry }: PlacedRow): Schemas["ActivityLogEntry"] {
  return inFieldOrder("ActivityLogEntry", { ...entry, record: type === null ? null : { type, id } });
}

/** Newest first: entries written during the export sort before the first line, so they are left out. */
async function* lines(store: Store, orgId: string, filters: LogFilters): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for (let last: PlacedRow | null = null; ;) {
    const before: PlacedRow | null = last;
    const rows: PlacedRow[] = await store.onReplica(({ auditLog }) =>
      auditLog.entriesAfter(orgId, filters, before, BATCH),
    );
    last = rows.at(-1) ?? null;
    if (last === null) return;
    yield rows.map(lineOf).join("");
  }
}

function lineOf({ actor, ...row }: PlacedRow): string {
  const values: Readonly<Record<string, unknown>> = {
    ...row,
    "actor.type": actor.type,
    "actor.id": actor.id,
    "actor.name": actor.name,
  };
  return csvLine(COLUMNS.map((name) => cellOf(values[name])));
}
