import type { Knex } from "knex";
import { SESSION_IDLE_HOURS } from "../../../base/contract/caller.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { LIMITED_TO } from "./second-factors.ts";
import { joinOwner, OWNER_COLUMNS, type CredentialOwner } from "../../accounts/sql/credential-owner.ts";

/** How a user proved their identity at sign-in. */
export type SignInMethod = "password" | "passkey" | "single_sign_on";

/** The columns of a new browser session. */
interface NewSession {
  readonly id: string;
  readonly user_id: string;
  readonly token_hash: Buffer;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly method: SignInMethod;
}

/** A session and its signed-in user. */
export interface SessionOwner extends CredentialOwner {
  readonly session_id: string;
  readonly support: boolean;
  readonly operator_name: string | null;
  /** The user proved their identity within the last ten minutes. */
  readonly confirmed: boolean;
  readonly limited_to: "second_factor_enrollment" | null;
  readonly theme: "system" | "light" | "dark";
  /** By the database's clock: 12 hours without use or 7 days in total. */
  readonly expired: boolean;
  /** Last used more than a minute ago. */
  readonly stale: boolean;
}

/** A session as its owner sees it. */
export interface SessionRecord {
  readonly id: string;
  readonly support: boolean;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly expires_at: string;
}

const readColumns = recordColumns("Session", {
  stored: ["support", "user_agent", "last_used_at", "expires_at"],
  computed: { ip: "host(ip)" },
  composed: ["current"],
});

const IDLE = `interval '${SESSION_IDLE_HOURS} hours'`;
const ALIVE = `now() < expires_at AND now() < last_used_at + ${IDLE}`;

/** Creates the statements on browser sessions. */
export function sessionRepository(db: Knex) {
  return {
    /** Returns the latest time at which the session ends: in 7 days. */
    async insert(orgId: string, session: NewSession): Promise<string> {
      const rows: { expires_at: string }[] = await db("sessions")
        .insert({ org_id: orgId, ...session, expires_at: db.raw("now() + interval '7 days'") })
        .returning("expires_at");
      return rows[0]?.expires_at ?? "";
    },
    ...supportSessions(db),
    ...endings(db),
    confirm: (orgId: string, id: string) => confirm(db, orgId, id),
    find: (tokenHash: Buffer): Promise<SessionOwner | null> => findOwner(db, tokenHash),
    async touch(orgId: string, id: string): Promise<void> {
      await db("sessions").where({ org_id: orgId, id }).update({ last_used_at: db.fn.now() });
    },
    /** Returns a user's sessions that have not ended, newest first. */
    async alive(orgId: string, userId: string): Promise<SessionRecord[]> {
      return await db("sessions")
        .where({ org_id: orgId, user_id: userId })
        .whereRaw(ALIVE)
        .orderBy("id", "desc")
        .select(...readColumns(db));
    },
    /** Deletes sessions that expired more than a day ago; before that, their owners get `session_expired`. */
    async purge(): Promise<void> {
      await db("sessions").whereRaw("expires_at < now() - interval '1 day'").delete();
    },
  };
}

/** Statements that end sessions. */
function endings(db: Knex) {
  return {
    /** Returns false if the user does not have this session. */
    async end(orgId: string, userId: string, id: string): Promise<boolean> {
      return (await db("sessions").where({ org_id: orgId, user_id: userId, id }).delete()) > 0;
    },
    /** Ends the session with this cookie, if there is one. */
    async endByToken(tokenHash: Buffer): Promise<void> {
      await db("sessions").where({ token_hash: tokenHash }).delete();
    },
    /** Ends a user's sessions except one; returns their number. */
    async endOthers(orgId: string, userId: string, kept: string | null): Promise<number> {
      const query = db("sessions").where({ org_id: orgId, user_id: userId });
      return await (kept === null ? query : query.whereNot({ id: kept })).delete();
    },
    /** Ends a user's sessions that started in one way. */
    async endWithMethod(orgId: string, userId: string, method: SignInMethod): Promise<void> {
      await db("sessions").where({ org_id: orgId, user_id: userId, method, support: false }).delete();
    },
    /** Ends the sessions that members other than owners started without single sign-on. */
    async endWithoutSingleSignOn(orgId: string): Promise<void> {
      const others = db("users").where({ org_id: orgId }).whereNot({ role: "owner" }).select("id");
      await db("sessions")
        .where({ org_id: orgId, support: false })
        .whereNot({ method: "single_sign_on" })
        .whereIn("user_id", others)
        .delete();
    },
    /** Ends all sessions of an organization. */
    async endAll(orgId: string): Promise<void> {
      await db("sessions").where({ org_id: orgId }).delete();
    },
  };
}

/** Records that the user has proved their identity, and returns the time; null if the session has ended. */
async function confirm(db: Knex, orgId: string, id: string): Promise<string | null> {
  const rows: { confirmed_at: string }[] = await db("sessions")
    .where({ org_id: orgId, id })
    .update({ confirmed_at: db.fn.now() })
    .returning("confirmed_at");
  return rows[0]?.confirmed_at ?? null;
}

/** A support session that its operator has not started. */
export interface SupportOffer {
  readonly org_id: string;
  readonly organization: string;
  readonly id: string;
  readonly operator_name: string;
  readonly reason: string;
  readonly expires_at: string;
}

/**
 * The columns of a new support session. `token_hash` belongs to the link, which only opens the page that starts the
 * session.
 */
interface NewSupportSession extends Pick<NewSession, "id" | "user_id" | "token_hash"> {
  readonly operator_name: string;
  readonly reason: string;
}

function supportSessions(db: Knex) {
  return {
    /** Returns the time at which the session ends: in 60 minutes. */
    async insertSupport(orgId: string, session: NewSupportSession): Promise<string> {
      const expires_at = db.raw("now() + interval '60 minutes'");
      const rows: { expires_at: string }[] = await db("sessions")
        .insert({ org_id: orgId, ...session, support: true, expires_at })
        .returning("expires_at");
      return rows[0]?.expires_at ?? "";
    },
    /** Null if the link is unknown, used or expired. */
    async supportOffer(linkHash: Buffer): Promise<SupportOffer | null> {
      const row = await db("sessions as s")
        .join("organizations as o", "o.id", "s.org_id")
        .where({ "s.token_hash": linkHash, "s.support": true })
        .whereRaw("now() < s.expires_at")
        .first<SupportOffer | undefined>(
          "s.org_id",
          "s.id",
          "s.operator_name",
          "s.reason",
          "s.expires_at",
          "o.name as organization",
        );
      return row ?? null;
    },
    /**
     * Replaces the link's hash by the cookie's, which invalidates the link. Of concurrent calls, only one returns true.
     */
    async beginSupport(
      linkHash: Buffer,
      cookie: Pick<NewSession, "token_hash" | "ip" | "user_agent">,
    ): Promise<boolean> {
      const begun = await db("sessions")
        .where({ token_hash: linkHash, support: true })
        .whereRaw("now() < expires_at")
        .update({ ...cookie, last_used_at: db.fn.now() });
      return begun > 0;
    },
  };
}

async function findOwner(db: Knex, tokenHash: Buffer): Promise<SessionOwner | null> {
  const row = await joinOwner(db("sessions as s"), "s")
    .where({ "s.token_hash": tokenHash })
    .first<SessionOwner | undefined>(
      db.raw(OWNER_COLUMNS),
      { session_id: "s.id", support: "s.support", operator_name: "s.operator_name", theme: "u.theme" },
      db.raw(LIMITED_TO),
      db.raw("s.confirmed_at > now() - interval '10 minutes' AS confirmed"),
      db.raw(`now() >= s.expires_at OR now() >= s.last_used_at + ${IDLE} AS expired`),
      db.raw("s.last_used_at < now() - interval '1 minute' AS stale"),
    );
  return row ?? null;
}
