import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, equals, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { linguistic } from "../../../base/records/sql/sort-order.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { narrowByPlainText } from "../../../base/records/sql/text-search.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import type { MutableEmail } from "../rules/users.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";
import type { Branding } from "./organizations.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";
import { run, runWithValue, sql } from "../../../base/platform/sql/sql-text.ts";

/** The fields of a person's name. */
type UserName = Pick<UserRecord, "id" | "email" | "first_name" | "last_name">;

/** A user of an organization. */
export interface UserRecord extends StandardFields {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly locale: Locale | null;
  readonly timezone: string | null;
  readonly role: string;
  readonly status: "invited" | "active" | "suspended";
  readonly booking_slug: string | null;
  readonly last_login_at: string | null;
  readonly theme: "system" | "light" | "dark";
  /** The kinds of e-mails that the user has turned off. */
  readonly muted_emails: readonly MutableEmail[];
}

/** Users, and the appearance of their organization. */
interface BrandedUsers {
  readonly users: UserRecord[];
  readonly branding: Branding | undefined;
}

/** The fields that signing in needs. */
export interface Login {
  readonly org_id: string;
  readonly id: string;
  readonly role: string;
  readonly status: UserRecord["status"];
  readonly password_hash: string | null;
}

const readColumns = recordColumns("Member", {
  stored: ["email", "first_name", "last_name", "locale", "role", "status", "booking_slug", "last_login_at", "timezone"],
  internal: ["theme", "muted_emails"],
});

const list: ListOf<"members.list"> = {
  filters: {
    q: (query, text) => {
      narrowByPlainText(query, "concat_ws(' ', first_name, last_name, email)", text);
    },
    role: equals("role"),
    status: equals("status"),
  },
  sort: {
    email: byText("email"),
    first_name: byText("first_name"),
    last_name: byText("last_name"),
    last_login_at: "last_login_at",
  },
};

/** The fields by which colleagues identify an active user. */
interface ActiveUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** The owner of a booking page. */
interface PageOwner {
  readonly org_id: string;
  readonly id: string;
  /** Whether the organization is suspended. */
  readonly suspended: boolean;
}

/** Creates the statements on users. */
export function userRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<UserRecord>(db, "users", columns);
  return {
    ...table,
    ...loginStatements(db),
    ...roleStatements(db),
    ...nameStatements(db),
    ...listedTable<UserRecord, ListFilters["members.list"]>(db, { table: "users", columns, list }),
    /** Returns false if another user has the address, here or in another organization. */
    async add(orgId: string, row: object): Promise<boolean> {
      const added: { id: string }[] = await db("users")
        .insert({ org_id: orgId, ...row })
        .onConflict(db.raw("(email) WHERE deleted_at IS NULL"))
        .ignore()
        .returning("id");
      return added.length > 0;
    },
    /** Returns those of these users who belong to the organization, in no particular order. */
    async among(orgId: string, ids: readonly string[]): Promise<UserRecord[]> {
      return await db("users")
        .where({ org_id: orgId, deleted_at: null })
        .whereIn("id", [...ids])
        .select(...columns);
    },
    /** Like among(), with the branding of the organization; undefined if there is none of these users. */
    async amongWithBranding(orgId: string, ids: readonly string[]): Promise<BrandedUsers> {
      const text = `SELECT ${columns.map(String).join(", ")},
          (SELECT o.branding FROM organizations AS o WHERE o.id = ?::uuid AND o.deleted_at IS NULL) AS branding
        FROM users WHERE org_id = ?::uuid AND deleted_at IS NULL AND id = ANY (?::uuid[])`;
      const { rows, value } = await runWithValue<UserRecord>(db, sql(text, orgId, orgId, ids), "users.branded");
      return { users: rows, branding: (value ?? undefined) as Branding | undefined };
    },
    /** Returns the names of these users, also of removed ones, in no particular order. */
    async names(orgId: string, ids: readonly string[]): Promise<UserName[]> {
      const rows = db("users")
        .where({ org_id: orgId })
        .whereIn("id", [...ids]);
      return await rows.select<UserName[]>("id", "email", "first_name", "last_name");
    },
    /** Returns a user even if they were removed. */
    async known(orgId: string, id: string): Promise<UserRecord | null> {
      const row = db("users").where({ org_id: orgId, id });
      return (await row.first<UserRecord | undefined>(...columns)) ?? null;
    },
    async renameRole(orgId: string, from: string, to: string): Promise<void> {
      await db("users").where({ org_id: orgId, role: from }).update({ role: to });
    },
  };
}

/** Statements on the names of active users. */
function nameStatements(db: Knex) {
  return {
    /** Returns the names and addresses of active users, by name. */
    async active(orgId: string, limit: number): Promise<ActiveUser[]> {
      const text = `SELECT id, email, first_name, last_name FROM users
        WHERE org_id = ?::uuid AND status = 'active' AND deleted_at IS NULL
        ORDER BY ${linguistic("last_name")} NULLS LAST, ${linguistic("first_name")} NULLS LAST, id LIMIT ?`;
      return await run(db, sql(text, orgId, limit), "users.active");
    },
    /** Returns the names of those of these users who are active. */
    async activeAmong(orgId: string, ids: readonly string[]): Promise<Omit<ActiveUser, "email">[]> {
      const text = `SELECT id, first_name, last_name FROM users
        WHERE org_id = ?::uuid AND id = ANY (?::uuid[]) AND status = 'active' AND deleted_at IS NULL`;
      return await run(db, sql(text, orgId, ids), "users.active_among");
    },
  };
}

/** Statements on the users with a role. */
function roleStatements(db: Knex) {
  return {
    /** Returns the number of active owners other than this user. */
    async otherOwners(orgId: string, id: string): Promise<number> {
      const rows = await db("users")
        .where({ org_id: orgId, role: "owner", status: "active", deleted_at: null })
        .whereNot({ id })
        .select("id");
      return rows.length;
    },
    /** Returns the number of users with this role. */
    async withRole(orgId: string, role: string): Promise<number> {
      return (await db("users").where({ org_id: orgId, role, deleted_at: null }).select("id")).length;
    },
    /** Returns the members with this role who are invited or active, and so have its rights. */
    async activeWithRole(
      orgId: string,
      role: string,
    ): Promise<Pick<UserRecord, "email" | "first_name" | "last_name">[]> {
      return await db("users")
        .where({ org_id: orgId, role, deleted_at: null })
        .whereIn("status", ["invited", "active"])
        .orderBy("id")
        .select<Pick<UserRecord, "email" | "first_name" | "last_name">[]>("email", "first_name", "last_name");
    },
    /**
     * Returns the recipients of messages about the organization itself: its active owners and admins, with their
     * languages; with `mutable`, only users who have not turned this kind of e-mail off.
     */
    admins: (orgId: string, mutable?: MutableEmail) => activeUsers(db, orgId, ["owner", "admin"], mutable),
    /** Returns the active owners with their languages. */
    owners: (orgId: string) => activeUsers(db, orgId, ["owner"]),
  };
}

interface MailRecipient {
  readonly email: string;
  readonly locale: Locale;
}

async function activeUsers(
  db: Knex,
  orgId: string,
  roles: readonly string[],
  mutable?: MutableEmail,
): Promise<MailRecipient[]> {
  const users = db("users as u")
    .join("organizations as o", "o.id", "u.org_id")
    .where({ "u.org_id": orgId, "u.status": "active", "u.deleted_at": null })
    .whereIn("u.role", [...roles]);
  if (mutable !== undefined) void users.whereRaw("NOT u.muted_emails @> ARRAY[?]", [mutable]);
  return await users.select<MailRecipient[]>("u.email", db.raw("coalesce(u.locale, o.default_locale) AS locale"));
}

const STATUS = "CASE WHEN o.suspended_at IS NULL THEN u.status ELSE 'suspended' END AS status";

function loginStatements(db: Knex) {
  return {
    /**
     * Searches all organizations: an address belongs to one user. Users of a suspended organization count as suspended.
     */
    async login(email: string): Promise<Login | null> {
      const row = await db("users as u")
        .join("organizations as o", "o.id", "u.org_id")
        .where({ "u.email": email, "u.deleted_at": null })
        .first<Login | undefined>("u.org_id", "u.id", "u.role", "u.password_hash", db.raw(STATUS));
      return row ?? null;
    },
    /** Searches all organizations for the owner of a booking page. */
    async byBookingSlug(slug: string): Promise<PageOwner | null> {
      const text = `SELECT u.org_id, u.id, o.suspended_at IS NOT NULL AS suspended
        FROM users AS u JOIN organizations AS o ON o.id = u.org_id WHERE u.booking_slug = ? AND u.deleted_at IS NULL`;
      return (await run<PageOwner>(db, sql(text, slug), "users.by_booking_slug"))[0] ?? null;
    },
    /** Locks a booking page's slug, taken or free, until the transaction ends. */
    async lockBookingSlug(slug: string): Promise<void> {
      await lockName(db, `booking_slug:${slug}`);
    },
    async passwordHash(orgId: string, id: string): Promise<string | null> {
      const row = await db<Login>("users").where({ org_id: orgId, id }).first("password_hash");
      return row?.password_hash ?? null;
    },
    /** Null removes it. Does not increase the version: the password is not part of the record that clients read. */
    async setPassword(orgId: string, id: string, hash: string | null): Promise<void> {
      await db("users").where({ org_id: orgId, id }).update({ password_hash: hash });
    },
    async signedInUser(orgId: string, id: string): Promise<void> {
      await db("users").where({ org_id: orgId, id }).update({ last_login_at: db.fn.now() });
    },
  };
}
