import type { Knex } from "knex";
import { ORG_ID, run, sql } from "../../../base/platform/sql/sql-text.ts";
import type { ScimGroup } from "../rules/scim/resources.ts";
import { type Attributes, exact, readPage, text, time } from "./scim-filter.ts";
import type { ResourceQuery } from "../rules/scim/list-query.ts";

const FROM = "FROM scim_groups AS g WHERE g.org_id = ?";
const COLUMNS = "g.id, g.display_name, g.external_id, g.version, g.created_at, g.updated_at";

const ATTRIBUTES: Attributes = {
  schema: "urn:ietf:params:scim:schemas:core:2.0:group",
  columns: {
    id: exact("g.id::text"),
    externalid: exact("g.external_id"),
    displayname: text("g.display_name"),
    "meta.resourcetype": exact("'Group'"),
    "meta.created": time("g.created_at"),
    "meta.lastmodified": time("g.updated_at"),
    "meta.version": exact(`'W/"' || g.version || '"'`),
  },
  rows: {
    members: {
      from: `FROM scim_group_members AS m JOIN users AS u ON u.org_id = m.org_id AND u.id = m.user_id
        WHERE m.org_id = ${ORG_ID} AND m.group_id = g.id AND u.deleted_at IS NULL`,
      columns: { value: exact("m.user_id::text"), type: text("'User'") },
    },
  },
};

/** The columns of a group that clients set. */
type GroupColumns = Pick<ScimGroup, "display_name" | "external_id">;

const TABLE = { from: FROM, columns: COLUMNS, attributes: ATTRIBUTES };

/** Creates the statements on groups. */
export function scimGroupRepository(db: Knex) {
  const rows = (orgId: string, id: string) => db("scim_groups").where({ org_id: orgId, id });
  const columns = ["id", "display_name", "external_id", "version", "created_at", "updated_at"] as const;
  return {
    ...memberStatements(db),
    list: (orgId: string, query: ResourceQuery) => readPage<ScimGroup>(db, TABLE, orgId, query),
    async get(orgId: string, id: string): Promise<ScimGroup | null> {
      return (await rows(orgId, id).first<ScimGroup | undefined>(...columns)) ?? null;
    },
    /** Like get(), and locks the row until the transaction ends. */
    async lock(orgId: string, id: string): Promise<ScimGroup | null> {
      const query = rows(orgId, id).forUpdate();
      return (await query.first<ScimGroup | undefined>(...columns)) ?? null;
    },
    /** Returns false if another group has the name. */
    async add(
      orgId: string,
      row: GroupColumns & Pick<ScimGroup, "id" | "created_at" | "updated_at">,
    ): Promise<boolean> {
      const insert = db("scim_groups").insert({ org_id: orgId, ...row });
      const added: { id: string }[] = await insert.onConflict().ignore().returning("id");
      return added.length > 0;
    },
    /** Returns whether another group has this name. */
    async isTaken(orgId: string, name: string, except: string): Promise<boolean> {
      const found = db("scim_groups").where({ org_id: orgId }).whereNot({ id: except });
      return (await found.whereRaw("lower(display_name) = lower(?)", [name]).select("id")).length > 0;
    },
    async update(orgId: string, id: string, changes: GroupColumns): Promise<void> {
      await rows(orgId, id).update({ ...changes, version: db.raw("version + 1"), updated_at: db.fn.now() });
    },
    async delete(orgId: string, id: string): Promise<void> {
      await rows(orgId, id).delete();
    },
  };
}

function memberStatements(db: Knex) {
  return {
    /** Returns the ids of the members by group; a group without members is missing. */
    membersOf: (orgId: string, ids: readonly string[]) => membersOf(db, orgId, ids),
    async addMembers(orgId: string, groupId: string, userIds: readonly string[]): Promise<void> {
      await run(db, sql(ADD_MEMBERS, orgId, groupId, [...userIds]));
    },
    async removeMembers(orgId: string, groupId: string, userIds: readonly string[]): Promise<void> {
      const members = db("scim_group_members").where({ org_id: orgId, group_id: groupId });
      await members.whereRaw("user_id = ANY (?::uuid[])", [[...userIds]]).delete();
    },
  };
}

/** Faster than a join with the remaining users, for which the database may choose the index on roles. */
const NOT_REMOVED = `NOT EXISTS (SELECT 1 FROM users AS u
  WHERE u.org_id = ${ORG_ID} AND u.id = m.user_id AND u.deleted_at IS NOT NULL)`;

const ADD_MEMBERS = `INSERT INTO scim_group_members (org_id, group_id, user_id)
  SELECT ?, ?, unnest(?::uuid[]) ON CONFLICT DO NOTHING`;

async function membersOf(
  db: Knex,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db("scim_group_members as m")
    .where({ "m.org_id": orgId })
    .whereIn("m.group_id", [...ids])
    .whereRaw(NOT_REMOVED)
    .orderBy("m.user_id")
    .select<{ group_id: string; user_id: string }[]>("m.group_id", "m.user_id");
  const groups = Map.groupBy(rows, ({ group_id }) => group_id);
  return new Map([...groups].map(([id, members]) => [id, members.map(({ user_id }) => user_id)]));
}
