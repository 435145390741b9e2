import type { Knex } from "knex";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** A person at an identity provider: OpenID Connect Core §2, `iss` and `sub`. */
export interface ProviderSubject {
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
