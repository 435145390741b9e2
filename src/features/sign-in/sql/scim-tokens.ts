import type { Knex } from "knex";
import { joinOwner, OWNER_COLUMNS, type CredentialOwner } from "../../accounts/sql/credential-owner.ts";
import type { Actor } from "../../../base/contract/caller.ts";

/** The SCIM token of an organization as it is shown. */
interface ScimTokenRecord {
  readonly id: string;
  readonly prefix: string;
  readonly last4: string;
  readonly created_at: string;
  readonly created_by: Actor;
  readonly last_used_at: string | null;
  readonly last_used_ip: string | null;
}

/** The columns of a new token. */
interface NewScimToken extends Omit<ScimTokenRecord, "last_used_at" | "last_used_ip"> {
  readonly user_id: string;
  readonly changes_owners: boolean;
  readonly token_hash: Buffer;
}

/** A token and its creator, found by the secret. */
export interface ScimTokenOwner extends CredentialOwner {
  readonly token_id: string;
  /** Whether calls can change owners, because an owner created the token. */
  readonly changes_owners: boolean;
  /** Last used more than a minute ago. */
  readonly stale: boolean;
}

/** Creates the statements on SCIM tokens. */
export function scimTokenRepository(db: Knex) {
  const columns = ["id", "prefix", "last4", "created_at", "created_by", "last_used_at"] as const;
  const shown = [...columns, db.raw("host(last_used_ip) AS last_used_ip")];
  return {
    async get(orgId: string): Promise<ScimTokenRecord | null> {
      const row = await db("scim_tokens")
        .where({ org_id: orgId })
        .first<ScimTokenRecord | undefined>(...shown);
      return row ?? null;
    },
    /** Replaces the token that the organization has. */
    async put(orgId: string, token: NewScimToken): Promise<void> {
      const unused = { last_used_at: null, last_used_ip: null };
      await db("scim_tokens")
        .insert({ org_id: orgId, ...token, ...unused })
        .onConflict("org_id")
        .merge();
    },
    /** Deletes the token of an organization, or only the one with this id; returns its id, null if there was none. */
    async delete(orgId: string, id?: string): Promise<string | null> {
      const which = id === undefined ? { org_id: orgId } : { org_id: orgId, id };
      const rows: { id: string }[] = await db("scim_tokens").where(which).delete().returning("id");
      return rows[0]?.id ?? null;
    },
    find: (tokenHash: Buffer) => find(db, tokenHash),
    async used(orgId: string, id: string, address: string): Promise<void> {
      await db("scim_tokens").where({ org_id: orgId, id }).update({ last_used_at: db.fn.now(), last_used_ip: address });
    },
  };
}

async function find(db: Knex, tokenHash: Buffer): Promise<ScimTokenOwner | null> {
  const row = await joinOwner(db("scim_tokens as t"), "t")
    .where({ "t.token_hash": tokenHash })
    .first<ScimTokenOwner | undefined>(
      db.raw(OWNER_COLUMNS),
      { token_id: "t.id", changes_owners: "t.changes_owners" },
      db.raw("coalesce(t.last_used_at < now() - interval '1 minute', true) AS stale"),
    );
  return row ?? null;
}
