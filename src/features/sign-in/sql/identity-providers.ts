import type { Knex } from "knex";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";
import type { GroupRole } from "../rules/identity.ts";
import { ORG_ID, run, sql } from "../../../base/platform/sql/sql-text.ts";

/** The identity provider of an organization, without its secret. */
export interface IdentityProviderRecord extends StandardFields {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret_set: boolean;
  readonly scopes: string[];
  readonly groups_claim: string | null;
  readonly group_roles: GroupRole[];
  readonly default_role: string | null;
  readonly just_in_time: boolean;
  readonly enforced: boolean;
  readonly enabled: boolean;
}

/** An identity provider with the fields that signing in needs. */
export interface ConnectedProvider extends Omit<IdentityProviderRecord, keyof StandardFields | "client_secret_set"> {
  readonly id: string;
  readonly org_id: string;
  /** Encrypted. */
  readonly client_secret: string | null;
  /** Whether an owner was the last to set the issuer, the client or its secret. */
  readonly trusted_by_owner: boolean;
}

const SETTINGS = [
  "issuer",
  "client_id",
  "scopes",
  "groups_claim",
  "group_roles",
  "default_role",
  "just_in_time",
  "enforced",
  "enabled",
] as const;

const readColumns = recordColumns("IdentityProvider", {
  stored: SETTINGS,
  computed: { client_secret_set: "client_secret IS NOT NULL" },
  composed: ["redirect_uri"],
});

const CONNECTION = ["id", "org_id", ...SETTINGS, "client_secret", "trusted_by_owner"];

/** Renames a role in the assignments of an organization. */
const RENAME = `
UPDATE identity_providers SET
  default_role = CASE WHEN default_role = ? THEN ? ELSE default_role END,
  group_roles = (SELECT coalesce(jsonb_agg(CASE WHEN item->>'role' = ? THEN item || jsonb_build_object('role', ?::text)
      ELSE item END ORDER BY place), '[]')
    FROM jsonb_array_elements(group_roles) WITH ORDINALITY AS items (item, place))
WHERE org_id = ? AND deleted_at IS NULL`;

/** A user with a linked identity at the provider, or with an address of a verified domain. */
const SIGNS_IN = `
SELECT 1 FROM users AS u JOIN identity_providers AS p ON p.org_id = u.org_id AND p.deleted_at IS NULL AND p.enabled
WHERE u.org_id = ? AND u.id = ? AND (
  EXISTS (SELECT 1 FROM user_identities AS i WHERE i.org_id = ${ORG_ID} AND i.user_id = u.id AND i.issuer = p.issuer)
  OR EXISTS (SELECT 1 FROM email_domains AS d WHERE d.org_id = ${ORG_ID} AND d.domain = split_part(u.email, '@', 2)
    AND d.verified_at IS NOT NULL AND d.deleted_at IS NULL))`;

/** Creates the statements on identity providers; an organization has at most one. */
export function identityProviderRepository(db: Knex) {
  const columns = readColumns(db);
  const live = (orgId: string): Knex.QueryBuilder =>
    db("identity_providers").where({ org_id: orgId, deleted_at: null });
  const one = async (query: Knex.QueryBuilder): Promise<IdentityProviderRecord | null> => {
    const row: IdentityProviderRecord | undefined = await query.first(...columns);
    return row ?? null;
  };
  const table = recordTable<IdentityProviderRecord>(db, "identity_providers", columns);
  return {
    ...table,
    current: (orgId: string) => one(live(orgId)),
    lockCurrent: (orgId: string) => one(live(orgId).forUpdate()),
    /** Marks the provider as deleted and erases its secret. */
    async remove(orgId: string, id: string, actor: IdentityProviderRecord["updated_by"]) {
      await live(orgId).where({ id }).update({ client_secret: null });
      return await table.remove(orgId, id, actor);
    },
    /** Null if the organization has no provider. */
    async connection(orgId: string): Promise<ConnectedProvider | null> {
      return (await live(orgId).first<ConnectedProvider | undefined>(...CONNECTION)) ?? null;
    },
    /** Sets whether members of the organization must use its provider. */
    async enforce(orgId: string, enforced: boolean): Promise<void> {
      await db("organizations").where({ id: orgId }).update({ single_sign_on_enforced: enforced });
    },
    /** Returns whether the user can sign in with the provider. */
    async signsIn(orgId: string, userId: string): Promise<boolean> {
      return (await run(db, sql(SIGNS_IN, orgId, userId))).length > 0;
    },
    /** Returns whether the provider assigns the role to somebody. */
    async assignsRole(orgId: string, role: string): Promise<boolean> {
      const assigned = live(orgId).where((either) => {
        void either.where({ default_role: role }).orWhereRaw("group_roles @> ?", [JSON.stringify([{ role }])]);
      });
      return (await assigned.first<{ id: string } | undefined>("id")) !== undefined;
    },
    async renameRole(orgId: string, from: string, to: string): Promise<void> {
      await run(db, sql(RENAME, from, to, from, to, orgId));
    },
  };
}

/** A person at an identity provider: OpenID Connect Core §2, `iss` and `sub`. */
interface ProviderSubject {
  readonly issuer: string;
  readonly subject: string;
}

const ORGANIZATIONS = `SELECT i.org_id FROM user_identities AS i
  JOIN identity_providers AS p ON p.org_id = i.org_id AND p.issuer = i.issuer AND p.enabled AND p.deleted_at IS NULL
  JOIN users AS u ON u.org_id = i.org_id AND u.id = i.user_id AND u.deleted_at IS NULL
  WHERE i.issuer = ? AND i.subject = ? LIMIT 2`;

/** Creates the statements on the identities of users at providers. */
export function userIdentityRepository(db: Knex) {
  return {
    /** Returns the id of the live user with this identity. */
    async user(orgId: string, { issuer, subject }: ProviderSubject): Promise<string | null> {
      const row = await db("user_identities as i")
        .join("users as u", { "u.org_id": "i.org_id", "u.id": "i.user_id" })
        .where({ "i.org_id": orgId, "i.issuer": issuer, "i.subject": subject, "u.deleted_at": null })
        .first<{ id: string } | undefined>("u.id");
      return row?.id ?? null;
    },
    /** Searches all organizations for those whose enabled provider has this person as a live user; returns two at most. */
    async organizations({ issuer, subject }: ProviderSubject): Promise<string[]> {
      return (await run<{ org_id: string }>(db, sql(ORGANIZATIONS, issuer, subject))).map(({ org_id }) => org_id);
    },
    /** Returns whether the user has an identity at this provider. */
    async has(orgId: string, userId: string, issuer: string): Promise<boolean> {
      const rows = db("user_identities").where({ org_id: orgId, user_id: userId, issuer });
      return (await rows.first<{ user_id: string } | undefined>("user_id")) !== undefined;
    },
    /** Replaces the link of an identity whose user was deleted. */
    async link(orgId: string, userId: string, identity: ProviderSubject): Promise<void> {
      await db("user_identities")
        .insert({ org_id: orgId, user_id: userId, ...identity })
        .onConflict(["org_id", "issuer", "subject"])
        .merge(["user_id", "created_at"]);
    },
    /** Deletes a user's links and returns the time; null if there are none. */
    async unlink(orgId: string, userId: string): Promise<string | null> {
      if ((await db("user_identities").where({ org_id: orgId, user_id: userId }).delete()) === 0) return null;
      const [row] = await run<{ deleted_at: string }>(db, sql("SELECT now() AS deleted_at"));
      return row?.deleted_at ?? null;
    },
    /** Deletes all links of an organization. */
    async unlinkAll(orgId: string): Promise<void> {
      await db("user_identities").where({ org_id: orgId }).delete();
    },
  };
}
