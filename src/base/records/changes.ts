import type { ChangesListInput, ChangesService, Schemas } from "../../../generated/services.js";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { Feed } from "../contract/operation.ts";
import { validationFailed } from "../platform/rules/errors.ts";
import { inFieldOrder } from "./rules/field-table.ts";
import { readableTypes } from "./rules/record-types.ts";
import type { FedChange, FeedPosition, FeedRows } from "./sql/changes.ts";
import type { Store } from "../store/store.ts";
import { HOUR_MS } from "../platform/rules/durations.ts";

interface ChangeDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
}

/** A position in the feed, and when it was reached, which determines the expiry of the cursor. */
type CursorPosition = readonly [...position: FeedPosition, at: string];

/** Changes are kept for 30 days. An hour is subtracted for transactions that began earlier and committed later. */
const CURSOR_LIFETIME = 30 * 24 * HOUR_MS - HOUR_MS;
/**
 * If a cursor is younger than this and there are no new changes, the same cursor is returned, so that iterations end.
 */
const REUSE_CURSOR_FOR = 60_000;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** The service for the change feed. */
export function changesService({ store, signedTokens }: ChangeDeps): ChangesService {
  return {
    async list({ organization, permissions }, { cursor, from, page_size, record_type }) {
      const orgId = organization.id;
      const binding = JSON.stringify(["changes", orgId, record_type ? [...record_type].sort() : null]);
      const position = cursor === "" ? null : readCursor(signedTokens, cursor, binding);
      const types = position === null && from === "now" ? [] : typesFor(permissions, record_type);
      const rows = await store.changeFeed.read(orgId, {
        after: position && [position[0], position[1]],
        types,
        fileOwners: readableTypes(permissions),
        limit: page_size + 1,
      });
      if (position && age(position, rows) > CURSOR_LIFETIME)
        throw validationFailed([{ path: "cursor", code: "expired_cursor" }]);
      const reusesCursor = position !== null && rows.changes.length === 0 && age(position, rows) < REUSE_CURSOR_FOR;
      return pageOf(rows, page_size, (next) => (reusesCursor ? cursor : signedTokens.sign(next, binding)));
    },
  };
}

/**
 * Changes to API keys and connections disclose permissions, so only users who can manage them receive these changes.
 */
function typesFor(permissions: ReadonlySet<string>, requested: ChangesListInput["record_type"]): string[] {
  const types: string[] = readableTypes(permissions);
  if (permissions.has("api_keys:manage")) types.push("api_key");
  if (permissions.has("ai:manage")) types.push("mcp_connection");
  return requested ? types.filter((type) => requested.some((one) => one === type)) : types;
}

function readCursor(signedTokens: SignedTokens, cursor: string, binding: string): CursorPosition {
  const position = signedTokens.verify(cursor, binding);
  if (isCursorPosition(position)) return position;
  throw validationFailed([{ path: "cursor", code: "format", values: { format: "cursor" } }]);
}

const isCursorPosition = (value: unknown): value is CursorPosition => Array.isArray(value) && value.length === 3;

const age = ([, , at]: CursorPosition, { now }: FeedRows): number => Date.parse(now) - Date.parse(at);

/** If the page is not full, everything below the horizon has been returned. */
function pageOf(
  { changes, horizon, now }: FeedRows,
  size: number,
  sign: (next: CursorPosition) => string,
): Feed<Schemas["Change"]> {
  const items = changes.slice(0, size);
  const has_more = changes.length > size;
  const last = items.at(-1);
  const next: CursorPosition =
    has_more && last ? [last.xid, last.id, last.occurred_at] : [String(BigInt(horizon) - 1n), LAST_ID, now];
  return { items: items.map(shown), next_cursor: sign(next), has_more };
}

function shown({
  id,
  kind,
  record_type,
  record_id,
  version,
  occurred_at,
  actor,
  data,
  changes,
}: FedChange): Schemas["Change"] {
  return inFieldOrder("Change", {
    id,
    type: kind,
    record_type: record_type as Schemas["ChangedRecordType"],
    record_id,
    version,
    occurred_at,
    actor,
    data: { object: { ...data } },
    changes: changes && { ...changes },
  });
}
