import type { Knex } from "knex";
import { HOLDER, type Holder } from "./credential-owner.ts";

/** A browser session as it is made. */
export interface NewSession {
  readonly id: string;
  readonly user_id: string;
  readonly token_hash: Buffer;
  readonly ip: string | null;
  readonly user_agent: string | null;
}

/** A session and whoever is signed in with it. */
export interface SessionHolder extends Holder {
  readonly session_id: string;
  readonly support: boolean;
  readonly operator_name: string | null;
  /** By the database's clock: 12 hours without use or 7 days in all. */
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

const ALIVE = "now() < expires_at AND now() < last_used_at + interval '12 hours'";

/** The statements on browser sessions. */
export function sessionRepository(db: Knex) {
  return {
    /** Returns the moment at which it ends at the latest: in 7 days. */
    async insert(orgId: string, session: NewSession): Promise<string> {
      const rows: { expires_at: string }[] = await db("sessions")
        .insert({ org_id: orgId, ...session, expires_at: db.raw("now() + interval '7 days'") })
        .returning("expires_at");
      return rows[0]?.expires_at ?? "";
    },
    ...supportSessions(db),
    find: (tokenHash: Buffer): Promise<SessionHolder | null> => findHolder(db, tokenHash),
    async touch(orgId: string, id: string): Promise<void> {
      await db("sessions").where({ org_id: orgId, id }).update({ last_used_at: db.fn.now() });
    },
    /** Those of a person that have not ended, newest first. */
    async alive(orgId: string, userId: string): Promise<SessionRecord[]> {
      return await db("sessions")
        .where({ org_id: orgId, user_id: userId })
        .whereRaw(ALIVE)
        .orderBy("id", "desc")
        .select("id", "support", "user_agent", "created_at", "last_used_at", "expires_at", db.raw("host(ip) AS ip"));
    },
    /** False where the person has no such session. */
    async end(orgId: string, userId: string, id: string): Promise<boolean> {
      return (await db("sessions").where({ org_id: orgId, user_id: userId, id }).delete()) > 0;
    },
    /** Ends a person's sessions except one; returns how many there were. */
    async endOthers(orgId: string, userId: string, kept: string | null): Promise<number> {
      const query = db("sessions").where({ org_id: orgId, user_id: userId });
      return await (kept === null ? query : query.whereNot({ id: kept })).delete();
    },
    /** Ends all sessions of an organization. */
    async endAll(orgId: string): Promise<void> {
      await db("sessions").where({ org_id: orgId }).delete();
    },
    /** Removes those that ended a day ago: until then, they are told that they expired. */
    async purge(): Promise<void> {
      await db("sessions").whereRaw("expires_at < now() - interval '1 day'").delete();
    },
  };
}

/** A support session that its operator has not begun. */
export interface SupportOffer {
  readonly org_id: string;
  readonly organization: string;
  readonly id: string;
  readonly operator_name: string;
  readonly reason: string;
  readonly expires_at: string;
}

/** As it is made: `token_hash` is of its link, which opens nothing but the page that begins it. */
export interface NewSupportSession extends Pick<NewSession, "id" | "user_id" | "token_hash"> {
  readonly operator_name: string;
  readonly reason: string;
}

function supportSessions(db: Knex) {
  return {
    /** Returns the moment at which it ends: in 60 minutes. */
    async insertSupport(orgId: string, session: NewSupportSession): Promise<string> {
      const expires_at = db.raw("now() + interval '60 minutes'");
      const rows: { expires_at: string }[] = await db("sessions")
        .insert({ org_id: orgId, ...session, support: true, expires_at })
        .returning("expires_at");
      return rows[0]?.expires_at ?? "";
    },
    /** Null where the link is unknown, used or too old. */
    async supportOffer(linkHash: Buffer): Promise<SupportOffer | null> {
      const row = await db("sessions as s")
        .join("organizations as o", "o.id", "s.org_id")
        .where({ "s.token_hash": linkHash, "s.support": true })
        .whereRaw("now() < s.expires_at")
        .first<SupportOffer | undefined>(
          ...["s.org_id", "s.id", "s.operator_name", "s.reason", "s.expires_at"],
          "o.name as organization",
        );
      return row ?? null;
    },
    /** The link is worth nothing from now on; the cookie's hash takes its place. Of any number at once, one gets true. */
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

async function findHolder(db: Knex, tokenHash: Buffer): Promise<SessionHolder | null> {
  const row = await db("sessions as s")
    .join("users as u", { "u.org_id": "s.org_id", "u.id": "s.user_id" })
    .join("organizations as o", { "o.id": "s.org_id" })
    .leftJoin("roles as r", (join) => {
      join.on("r.org_id", "u.org_id").andOn("r.name", "u.role").andOnNull("r.deleted_at");
    })
    .where({ "s.token_hash": tokenHash })
    .first<SessionHolder | undefined>(
      db.raw(HOLDER),
      { session_id: "s.id", support: "s.support", operator_name: "s.operator_name" },
      db.raw("now() >= s.expires_at OR now() >= s.last_used_at + interval '12 hours' AS expired"),
      db.raw("s.last_used_at < now() - interval '1 minute' AS stale"),
    );
  return row ?? null;
}
