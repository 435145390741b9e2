import { linguistic } from "../../../base/records/sql/sort-order.ts";
import type { Knex } from "knex";
import type { Actor } from "../../../base/contract/caller.ts";
import { ORG_ID, run, sql } from "../../../base/platform/sql/sql-text.ts";
import type { NamedGroup, RoleState } from "../rules/scim/group-roles.ts";
import type { GroupOfUser, ScimUser } from "../rules/scim/resources.ts";
import { type Attributes, exact, flag, readPage, text, time } from "./scim-filter.ts";
import type { ResourceQuery } from "../rules/scim/list-query.ts";

/** A member, with the columns that only SCIM stores. */
export type ScimUserRow = ScimUser & RoleState;

/** The columns that only SCIM stores about a member. */
export type ScimUserColumns = Pick<ScimUserRow, "user_name" | "external_id" | "display_name" | "email_primary">;

const FROM = `FROM users AS u LEFT JOIN scim_users AS s ON s.org_id = u.org_id AND s.user_id = u.id
  WHERE u.org_id = ? AND u.deleted_at IS NULL`;
const USER_NAME = "coalesce(s.user_name, u.email)";
const EMAIL_PRIMARY = "coalesce(s.email_primary, true)";
const COLUMNS = `u.id, u.version, u.created_at, u.updated_at, u.email, u.first_name, u.last_name, u.locale, u.timezone, u.role,
  u.status, s.user_name, s.external_id, s.display_name, s.group_role, s.previous_role,
  ${EMAIL_PRIMARY} AS email_primary`;

const ATTRIBUTES: Attributes = {
  schema: "urn:ietf:params:scim:schemas:core:2.0:user",
  columns: {
    id: exact("u.id::text"),
    externalid: exact("s.external_id"),
    username: text(USER_NAME),
    "name.givenname": text("u.first_name"),
    "name.familyname": text("u.last_name"),
    displayname: text("s.display_name"),
    locale: text("u.locale"),
    timezone: text("u.timezone"),
    active: flag("u.status <> 'suspended'"),
    "meta.resourcetype": exact("'User'"),
    "meta.created": time("u.created_at"),
    "meta.lastmodified": time("u.updated_at"),
    "meta.version": exact(`'W/"' || u.version || '"'`),
  },
  rows: {
    emails: {
      from: "WHERE true",
      columns: { value: text("u.email"), type: text("'work'"), primary: flag(EMAIL_PRIMARY) },
    },
    groups: {
      from: `FROM scim_group_members AS m JOIN scim_groups AS g ON g.org_id = m.org_id AND g.id = m.group_id
        WHERE m.org_id = ${ORG_ID} AND m.user_id = u.id`,
      columns: { value: exact("g.id::text"), display: text("g.display_name") },
    },
  },
};

const TABLE = { from: FROM, columns: COLUMNS, attributes: ATTRIBUTES };

/** Creates the statements on members as SCIM sees them. */
export function scimUserRepository(db: Knex) {
  return {
    ...reads(db),
    list: (orgId: string, query: ResourceQuery) => readPage<ScimUserRow>(db, TABLE, orgId, query),
    groupsOf: (orgId: string, ids: readonly string[]) => groupsOf(db, orgId, ids),
    /** Sets the roles of many users. */
    async setRoles(orgId: string, states: readonly (RoleState & { readonly id: string })[], by: Actor): Promise<void> {
      if (states.length === 0) return;
      const column = <Name extends "id" | keyof RoleState>(name: Name) => states.map((state) => state[name]);
      const ids = column("id");
      await run(db, sql(SET_ROLES, JSON.stringify(by), ids, column("role"), orgId));
      await run(db, sql(SET_GROUP_ROLES, orgId, ids, column("group_role"), column("previous_role")));
    },
    async save(orgId: string, userId: string, columns: ScimUserColumns): Promise<void> {
      const insert = db("scim_users").insert({ org_id: orgId, user_id: userId, ...columns });
      await insert.onConflict(["org_id", "user_id"]).merge(columns);
    },
    /** Deletes what only SCIM stores about a user, and their membership in groups. */
    async delete(orgId: string, userId: string): Promise<void> {
      const user = { org_id: orgId, user_id: userId };
      await db("scim_group_members").where(user).delete();
      await db("scim_users").where(user).delete();
    },
  };
}

const SET_ROLES = `UPDATE users AS u SET role = c.role, version = u.version + 1, updated_at = now(), updated_by = ?::jsonb
  FROM unnest(?::uuid[], ?::text[]) AS c (id, role) WHERE u.org_id = ? AND u.id = c.id AND u.role <> c.role`;
const SET_GROUP_ROLES = `INSERT INTO scim_users (org_id, user_id, group_role, previous_role)
  SELECT ?, c.* FROM unnest(?::uuid[], ?::text[], ?::text[]) AS c
  ON CONFLICT (org_id, user_id) DO UPDATE SET group_role = EXCLUDED.group_role, previous_role = EXCLUDED.previous_role`;

function reads(db: Knex) {
  const first = async (...values: Parameters<typeof sql>): Promise<ScimUserRow | null> =>
    (await run<ScimUserRow>(db, sql(...values)))[0] ?? null;
  const members = (orgId: string): Knex.QueryBuilder => db("scim_group_members as m").where({ "m.org_id": orgId });
  return {
    get: (orgId: string, id: string) => first(`SELECT ${COLUMNS} ${FROM} AND u.id = ?`, orgId, id),
    /** Returns the users and locks them until the transaction ends. */
    async lock(orgId: string, ids: readonly string[]): Promise<ScimUserRow[]> {
      if (ids.length === 0) return [];
      const lock = "SELECT id FROM users WHERE org_id = ? AND id = ANY (?::uuid[]) ORDER BY id FOR UPDATE";
      await run(db, sql(lock, orgId, [...ids]));
      const ending = "AND u.id = ANY (?::uuid[]) ORDER BY u.id";
      return await run<ScimUserRow>(db, sql(`SELECT ${COLUMNS} ${FROM} ${ending}`, orgId, [...ids]));
    },
    /** Returns those of these ids that belong to users. */
    async existing(orgId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const named = "AND u.id = ANY (?::uuid[])";
      const rows = await run<{ id: string }>(db, sql(`SELECT u.id ${FROM} ${named}`, orgId, [...ids]));
      return new Set(rows.map(({ id }) => id));
    },
    /** Returns those of these users who have the role of a group. */
    async withGroupRole(orgId: string, ids: readonly string[]): Promise<string[]> {
      const users = db("scim_users")
        .where({ org_id: orgId })
        .whereRaw("user_id = ANY (?::uuid[])", [[...ids]]);
      return (await users.whereNotNull("group_role").pluck("user_id")) as string[];
    },
    /** Returns the users who belong to a group. */
    async inGroups(orgId: string): Promise<string[]> {
      return (await members(orgId).distinct("m.user_id").pluck("m.user_id")) as string[];
    },
    /** Returns whether a provider that can change groups has put the user into one. */
    async isInManagedGroup(orgId: string, userId: string): Promise<boolean> {
      const tokens = db("scim_tokens as t").where({ "t.org_id": orgId });
      const found = members(orgId).where({ "m.user_id": userId }).whereExists(tokens);
      return (await found.first<{ user_id: string } | undefined>("m.user_id")) !== undefined;
    },
    /** Returns whether another user of the organization has this user name. */
    async isTaken(orgId: string, userName: string, except: string | null): Promise<boolean> {
      const named = `AND lower(${USER_NAME}) = ? AND u.id IS DISTINCT FROM ?::uuid LIMIT 1`;
      return (await first(`SELECT ${COLUMNS} ${FROM} ${named}`, orgId, userName.toLowerCase(), except)) !== null;
    },
  };
}

async function groupsOf(
  db: Knex,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly (GroupOfUser & NamedGroup)[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db("scim_group_members as m")
    .join("scim_groups as g", { "g.org_id": "m.org_id", "g.id": "m.group_id" })
    .where({ "m.org_id": orgId })
    .whereRaw("m.user_id = ANY (?::uuid[])", [[...ids]])
    .orderByRaw(`${linguistic("g.display_name")}, g.id`)
    .select<(GroupOfUser & NamedGroup & { user_id: string })[]>("m.user_id", "g.id", "g.display_name", "g.external_id");
  return Map.groupBy(rows, ({ user_id }) => user_id);
}
