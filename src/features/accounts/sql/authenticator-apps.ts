import type { Knex } from "knex";

/** An authenticator app; its secret is encrypted. */
export interface AuthenticatorApp {
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
