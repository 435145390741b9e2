import type { Knex } from "knex";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";

/** A passkey as its owner sees it. */
interface PasskeyRecord {
  readonly id: string;
  readonly name: string;
  readonly backed_up: boolean;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

/** The part of a passkey by which a browser finds it. */
export interface PasskeyHandle {
  readonly credential_id: Buffer;
  readonly transports: readonly string[];
}

/** The columns of a new passkey. */
export interface NewPasskey extends PasskeyHandle {
  readonly id: string;
  readonly user_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly backed_up: boolean;
  readonly name: string;
}

/** A passkey with its public key, and the state of its owner. */
export interface PasskeyLogin {
  readonly org_id: string;
  readonly user_id: string;
  readonly id: string;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  /** Users of a suspended or deleted organization count as suspended. */
  readonly status: UserRecord["status"];
}

const readColumns = recordColumns("Passkey", { stored: ["name", "backed_up", "last_used_at"] });

const STATUS = `CASE WHEN o.suspended_at IS NULL AND o.deleted_at IS NULL AND u.deleted_at IS NULL
  THEN u.status ELSE 'suspended' END AS status`;

/** Creates the statements on passkeys. */
export function passkeyRepository(db: Knex) {
  const own = (orgId: string, userId: string) => db("passkeys").where({ org_id: orgId, user_id: userId });
  const columns = readColumns(db);
  return {
    ...signatureStatements(db),
    /** Returns a user's passkeys, newest first. */
    async of(orgId: string, userId: string): Promise<PasskeyRecord[]> {
      return await own(orgId, userId)
        .orderBy("id", "desc")
        .select(...columns);
    },
    /** Returns the ids of a user's passkeys for a browser. */
    async handles(orgId: string, userId: string): Promise<PasskeyHandle[]> {
      return await own(orgId, userId).orderBy("id").select("credential_id", "transports");
    },
    /** Returns null if the passkey already belongs to an account, here or in another organization. */
    async add(orgId: string, passkey: NewPasskey): Promise<PasskeyRecord | null> {
      const rows: PasskeyRecord[] = await db("passkeys")
        .insert({ org_id: orgId, ...passkey, transports: [...passkey.transports] })
        .onConflict("credential_id")
        .ignore()
        .returning(columns);
      return rows[0] ?? null;
    },
    /** Returns null if the user does not have this passkey. */
    async rename(orgId: string, userId: string, { id, name }: { id: string; name: string }) {
      const rows: PasskeyRecord[] = await own(orgId, userId).where({ id }).update({ name }).returning(columns);
      return rows[0] ?? null;
    },
    /** Returns the name of the removed passkey; null if the user does not have it. */
    async remove(orgId: string, userId: string, id: string): Promise<string | null> {
      const rows: { name: string }[] = await own(orgId, userId).where({ id }).delete().returning("name");
      return rows[0]?.name ?? null;
    },
    /** Removes all passkeys of a user; returns their number. */
    async removeAll(orgId: string, userId: string): Promise<number> {
      return await own(orgId, userId).delete();
    },
  };
}

/** Statements on the use of passkeys. */
function signatureStatements(db: Knex) {
  return {
    /** Searches all organizations: a passkey belongs to one account. */
    async login(credentialId: Buffer): Promise<PasskeyLogin | null> {
      const row = await db("passkeys as p")
        .join("users as u", { "u.org_id": "p.org_id", "u.id": "p.user_id" })
        .join("organizations as o", "o.id", "p.org_id")
        .where({ "p.credential_id": credentialId })
        .first<PasskeyLogin | undefined>(
          "p.org_id",
          "p.user_id",
          "p.id",
          "p.credential_id",
          "p.public_key",
          db.raw(STATUS),
        );
      return row ?? null;
    },
    /**
     * Records a use. Returns false if the counter has not grown: another device has the same private key (Web
     * Authentication Level 3, section 6.1.1). Of concurrent uses of one signature, only one returns true.
     */
    async used(
      orgId: string,
      id: string,
      { counter, backed_up }: Pick<NewPasskey, "counter" | "backed_up">,
    ): Promise<boolean> {
      const updated = await db("passkeys")
        .where({ org_id: orgId, id })
        .whereRaw("(counter < ? OR (counter = 0 AND ? = 0))", [counter, counter])
        .update({ counter, backed_up, last_used_at: db.fn.now() });
      return updated > 0;
    },
  };
}
