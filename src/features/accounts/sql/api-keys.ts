import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, condition, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { joinOwner, OWNER_COLUMNS, type CredentialOwner } from "./credential-owner.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";

/** An API key as it is shown, without its secret. */
export interface ApiKeyRecord extends StandardFields {
  readonly name: string;
  readonly prefix: string;
  readonly last4: string;
  readonly scopes: readonly string[];
  readonly allowed_ips: readonly string[];
  readonly mcp_access: boolean;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly last_used_ip: string | null;
  readonly revoked_at: string | null;
  readonly previous_secret_expires_at: string | null;
  readonly status: "active" | "expired" | "revoked";
  /** The user whose permissions the key has. */
  readonly user_id: string;
}

/** An API key and its creator, found by the key's secret. */
export interface ApiKeyOwner extends CredentialOwner {
  readonly key_id: string;
  readonly key_name: string;
  readonly scopes: readonly string[];
  readonly allowed_ips: readonly string[];
  readonly mcp_access: boolean;
  readonly revoked: boolean;
  readonly expired: boolean;
  /** False for a rotated secret whose grace period has ended. */
  readonly valid: boolean;
}

/** A secret as it is stored: its hash and the parts that are shown. */
interface StoredSecret {
  readonly token_hash: Buffer;
  readonly prefix: string;
  readonly last4: string;
}

const STATUS = `CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= now() THEN 'expired' ELSE 'active' END`;

/** A rotation leaves the time in the row after it has passed. */
const PREVIOUS_UNTIL = "CASE WHEN previous_expires_at > now() THEN previous_expires_at END";

const readColumns = recordColumns("ApiKey", {
  stored: [
    "name",
    "prefix",
    "last4",
    "scopes",
    "allowed_ips",
    "mcp_access",
    "expires_at",
    "last_used_at",
    "revoked_at",
  ],
  computed: { last_used_ip: "host(last_used_ip)", status: STATUS, previous_secret_expires_at: PREVIOUS_UNTIL },
  composed: ["user"],
  internal: ["user_id"],
});

const list: ListOf<"apiKeys.list"> = {
  filters: { status: condition(`${STATUS} = ?`) },
  sort: { name: byText("name"), expires_at: "expires_at", last_used_at: "last_used_at" },
};

/** Creates the statements on API keys. */
export function apiKeyRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<ApiKeyRecord>(db, "api_keys", columns);
  return {
    ...table,
    ...listedTable<ApiKeyRecord, ListFilters["apiKeys.list"]>(db, { table: "api_keys", columns, list }),
    /** Returns the columns that replace the secret; the old one stays valid for `grace` seconds. */
    rotated: (secret: StoredSecret, grace: number): object => ({
      ...secret,
      previous_hash: grace > 0 ? db.ref("token_hash") : null,
      previous_expires_at: grace > 0 ? db.raw("now() + make_interval(secs => ?)", [grace]) : null,
    }),
    liveIds: (orgId: string, userId: string) => liveIds(db, orgId, userId),
    revoked: (): object => ({ revoked_at: db.fn.now(), previous_hash: null, previous_expires_at: null }),
    async find(tokenHash: Buffer): Promise<ApiKeyOwner | null> {
      const row = await joinOwner(db("api_keys as k"), "k")
        .where({ "k.token_hash": tokenHash })
        .orWhere({ "k.previous_hash": tokenHash })
        .first<ApiKeyOwner | undefined>(
          db.raw(OWNER_COLUMNS),
          { key_id: "k.id", key_name: "k.name", scopes: "k.scopes", allowed_ips: "k.allowed_ips" },
          { mcp_access: "k.mcp_access" },
          db.raw("k.revoked_at IS NOT NULL OR k.deleted_at IS NOT NULL AS revoked"),
          db.raw("coalesce(k.expires_at <= now(), false) AS expired"),
          db.raw("k.token_hash = ? OR k.previous_expires_at > now() AS valid", [tokenHash]),
        );
      return row ?? null;
    },
    /** Records the use, at most once a minute. */
    async used(orgId: string, id: string, address: string): Promise<void> {
      await db("api_keys")
        .where({ org_id: orgId, id })
        .whereRaw("(last_used_at IS NULL OR last_used_at < now() - interval '1 minute')")
        .update({ last_used_at: db.fn.now(), last_used_ip: address });
    },
  };
}

/** Returns the ids of a user's keys that are not revoked. */
async function liveIds(db: Knex, orgId: string, userId: string): Promise<string[]> {
  const keys = db("api_keys").where({ org_id: orgId, user_id: userId, revoked_at: null, deleted_at: null });
  return (await keys.orderBy("id").pluck("id")) as string[];
}
