import type { ChangesListInput, ChangesService, Schemas } from "../../generated/services.js";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { Feed } from "../contract/page.ts";
import { validationFailed } from "../platform/rules/errors.ts";
import { readableTypes } from "./rules/record-types.ts";
import type { FedChange, FeedPosition, FeedRows } from "./sql/change-feed.ts";
import type { Store } from "../store/store.ts";
import { HOUR_MS } from "../platform/rules/durations.ts";

interface ChangeDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
}

/** A position in the feed, and when it was reached, which determines the expiry of the cursor. */
type Place = readonly [...position: FeedPosition, at: string];

/** Changes are kept for 30 days. An hour is subtracted for transactions that began earlier and committed later. */
const GOOD_FOR = 30 * 24 * HOUR_MS - HOUR_MS;
/**
 * If a cursor is younger than this and there are no new changes, the same cursor is returned, so that iterations end.
 */
const SETTLED = 60_000;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** The service for the change feed. */
export function changesService({ store, signedTokens }: ChangeDeps): ChangesService {
  return {
    async list({ organization, permissions }, { cursor, from, page_size, record_type }) {
      const orgId = organization.id;
      const binding = JSON.stringify(["changes", orgId, record_type ? [...record_type].sort() : null]);
      const place = cursor === "" ? null : open(signedTokens, cursor, binding);
      const types = place === null && from === "now" ? [] : typesFor(permissions, record_type);
      const rows = await store.changeFeed.read(orgId, {
        after: place && [place[0], place[1]],
        types,
        limit: page_size + 1,
      });
      if (place && age(place, rows) > GOOD_FOR) throw validationFailed([{ path: "cursor", code: "expired_cursor" }]);
      const settled = place !== null && rows.changes.length === 0 && age(place, rows) < SETTLED;
      return pageOf(rows, page_size, (next) => (settled ? cursor : signedTokens.sign(next, binding)));
    },
  };
}

/**
 * Changes to API keys and connections disclose permissions, so only users who can manage them receive these changes.
 */
function typesFor(permissions: ReadonlySet<string>, asked: ChangesListInput["record_type"]): string[] {
  const told: string[] = readableTypes(permissions);
  if (permissions.has("api_keys:manage")) told.push("api_key");
  if (permissions.has("ai:manage")) told.push("mcp_connection");
  return asked ? told.filter((type) => asked.some((one) => one === type)) : told;
}

function open(signedTokens: SignedTokens, cursor: string, binding: string): Place {
  const place = signedTokens.verify(cursor, binding);
  if (isPlace(place)) return place;
  throw validationFailed([{ path: "cursor", code: "format", values: { format: "cursor" } }]);
}

const isPlace = (value: unknown): value is Place => Array.isArray(value) && value.length === 3;

const age = ([, , at]: Place, { now }: FeedRows): number => Date.parse(now) - Date.parse(at);

/** If the page is not full, everything below the horizon has been returned. */
function pageOf(
  { changes, horizon, now }: FeedRows,
  size: number,
  seal: (next: Place) => string,
): Feed<Schemas["Change"]> {
  const items = changes.slice(0, size);
  const has_more = changes.length > size;
  const last = items.at(-1);
  const next: Place =
    has_more && last ? [last.xid, last.id, last.occurred_at] : [String(BigInt(horizon) - 1n), LAST_ID, now];
  return { items: items.map(shown), next_cursor: seal(next), has_more };
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
  const record = { record_type: record_type as Schemas["ChangedRecordType"], record_id, version };
  return {
    id,
    type: kind,
    ...record,
    occurred_at,
    actor,
    data: { object: { ...data } },
    changes: changes && { ...changes },
  };
}
