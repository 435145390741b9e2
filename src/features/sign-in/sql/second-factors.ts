import type { Knex } from "knex";
import { ORG_ID, run, sql } from "../../../base/platform/sql/sql-text.ts";

/** SQL: the number of passkeys of user `u`; `org` is the expression of the organization's id. */
const passkeys = (org: string) =>
  `(SELECT count(*) FROM passkeys AS key WHERE key.org_id = ${org} AND key.user_id = u.id)`;

/** SQL: whether user `u` has a second factor. */
const hasSecondFactor = (org: string) => `(EXISTS (SELECT 1 FROM authenticator_apps AS app
  WHERE app.org_id = ${org} AND app.user_id = u.id AND app.enabled_at IS NOT NULL) OR ${passkeys(org)} > 0)`;

/** SQL: the time until which users of organization `o` can sign in without a second factor; null without a policy. */
const ENROLL_BY = `CASE WHEN o.two_factor_required
  THEN coalesce(o.two_factor_required_since, o.created_at) + make_interval(days => o.two_factor_grace_days) END`;

/**
 * SQL: what session `s` of user `u` in organization `o` is limited to. The identity provider is responsible for second
 * factors, and an operator in a support session cannot set one up.
 */
export const LIMITED_TO = `CASE WHEN now() >= ${ENROLL_BY} AND s.method <> 'single_sign_on' AND NOT s.support
  AND NOT ${hasSecondFactor("u.org_id")} THEN 'second_factor_enrollment' END AS limited_to`;

/** The sign-in methods of a user. */
export interface SecondFactors {
  readonly password: boolean;
  readonly app_enabled_at: string | null;
  readonly recovery_codes_left: number;
  readonly passkeys: number;
  readonly second_factor_required: boolean;
  readonly enroll_by: string | null;
}

const METHODS = `SELECT u.password_hash IS NOT NULL AS password,
    (SELECT enabled_at FROM authenticator_apps AS app
      WHERE app.org_id = ${ORG_ID} AND app.user_id = u.id AND app.enabled_at IS NOT NULL) AS app_enabled_at,
    (SELECT count(*)::int FROM recovery_codes AS c
      WHERE c.org_id = ${ORG_ID} AND c.user_id = u.id AND c.used_at IS NULL) AS recovery_codes_left,
    ${passkeys(ORG_ID)}::int AS passkeys, o.two_factor_required AS second_factor_required,
    CASE WHEN NOT ${hasSecondFactor(ORG_ID)} THEN ${ENROLL_BY} END AS enroll_by
  FROM users AS u JOIN organizations AS o ON o.id = u.org_id WHERE u.org_id = ? AND u.id = ?`;

/** Creates the statement that reads the sign-in methods of a user. */
export function secondFactorRepository(db: Knex) {
  return {
    async of(orgId: string, userId: string): Promise<SecondFactors | null> {
      const rows = await run<SecondFactors>(db, sql(METHODS, orgId, userId));
      return rows[0] ?? null;
    },
  };
}

/** An authenticator app; its secret is encrypted. */
interface AuthenticatorApp {
  readonly id: string;
  readonly secret: string;
}

const LIFETIME_OF_SECRETS = "10 minutes";

/** Creates the statements on authenticator apps. */
export function authenticatorAppRepository(db: Knex) {
  const own = (orgId: string, userId: string) => db("authenticator_apps").where({ org_id: orgId, user_id: userId });
  return {
    ...waitingApps(db),
    /** Null if there is none. */
    async enabled(orgId: string, userId: string): Promise<AuthenticatorApp | null> {
      const row = await own(orgId, userId)
        .whereNotNull("enabled_at")
        .first<AuthenticatorApp | undefined>("id", "secret");
      return row ?? null;
    },
    /** Enables the waiting app with the time step of its first code, and removes the previous app. */
    async enable(orgId: string, userId: string, { id, step }: { id: string; step: number }): Promise<void> {
      await own(orgId, userId).whereNotNull("enabled_at").delete();
      await own(orgId, userId).where({ id }).update({ enabled_at: db.fn.now(), last_step: step });
    },
    /** Returns false if a code of this time step or of a later one was already used: each step is accepted once. */
    async useStep(orgId: string, id: string, step: number): Promise<boolean> {
      const used = await db("authenticator_apps")
        .where({ org_id: orgId, id })
        .where("last_step", "<", step)
        .update({ last_step: step });
      return used > 0;
    },
    /** Removes the enabled and the waiting app; returns false if there was no enabled one. */
    async remove(orgId: string, userId: string): Promise<boolean> {
      const removed: { enabled_at: string | null }[] = await own(orgId, userId).delete().returning("enabled_at");
      return removed.some(({ enabled_at }) => enabled_at !== null);
    },
  };
}

/** Statements on apps that wait for their first code. */
function waitingApps(db: Knex) {
  return {
    /** Stores an app that waits for its first code, and returns the time until which it waits. It replaces another. */
    async insertWaiting(orgId: string, userId: string, app: AuthenticatorApp): Promise<string> {
      const rows: { expires_at: string }[] = await db("authenticator_apps")
        .insert({ org_id: orgId, user_id: userId, ...app, created_at: db.fn.now() })
        .onConflict(db.raw("(org_id, user_id) WHERE enabled_at IS NULL"))
        .merge([...Object.keys(app), "created_at"])
        .returning(db.raw("created_at + ?::interval AS expires_at", [LIFETIME_OF_SECRETS]));
      return rows[0]?.expires_at ?? "";
    },
    /** Null if there is none, or if it has expired. */
    async waiting(orgId: string, userId: string): Promise<AuthenticatorApp | null> {
      const row = await db("authenticator_apps")
        .where({ org_id: orgId, user_id: userId })
        .whereNull("enabled_at")
        .whereRaw("created_at + ?::interval > now()", [LIFETIME_OF_SECRETS])
        .first<AuthenticatorApp | undefined>("id", "secret");
      return row ?? null;
    },
    /** Deletes secrets that were never confirmed. */
    async purge(): Promise<void> {
      await db("authenticator_apps").whereNull("enabled_at").whereRaw("created_at < now() - interval '1 day'").delete();
    },
  };
}

/** Creates the statements on recovery codes. */
export function recoveryCodeRepository(db: Knex) {
  const own = (orgId: string, userId: string) => db("recovery_codes").where({ org_id: orgId, user_id: userId });
  return {
    /** Stores new codes; the previous ones are deleted. */
    async replace(orgId: string, userId: string, hashes: readonly Buffer[]): Promise<void> {
      await own(orgId, userId).delete();
      if (hashes.length === 0) return;
      await db("recovery_codes").insert(hashes.map((code_hash) => ({ org_id: orgId, user_id: userId, code_hash })));
    },
    /** Returns false if the code is unknown or used. Of concurrent calls, only one returns true. */
    async use(orgId: string, userId: string, codeHash: Buffer): Promise<boolean> {
      const used = await own(orgId, userId)
        .where({ code_hash: codeHash, used_at: null })
        .update({ used_at: db.fn.now() });
      return used > 0;
    },
  };
}
