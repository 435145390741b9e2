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
