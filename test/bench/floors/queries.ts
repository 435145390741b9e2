// SQL of the floors: the same tables, columns and indexes as the service, with nothing around them.
import pg from "pg";
import { fields } from "../../../generated/fields.js";

pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 16 });
const organizationId = process.env["ORGANIZATION_ID"];
const userId = process.env["USER_ID"];
const actor = JSON.stringify({ type: "user", id: userId, name: "Floor", application: null });

const columns = Object.keys(fields.contact)
  .map((name) => `"${name}"`)
  .join(", ");

const listStatement = (fields: string) => ({
  name: `list ${fields}`.slice(0, 63),
  text: `SELECT ${fields} FROM entities
    WHERE org_id = $1 AND entity_type = $2 AND deleted_at IS NULL ORDER BY id DESC LIMIT $3 OFFSET $4`,
});
const getStatement = { name: "get", text: `SELECT ${columns} FROM entities WHERE org_id = $1 AND id = $2` };
const insertEntity = {
  name: "insert-entity",
  text: `INSERT INTO entities (org_id, id, entity_type, first_name, last_name, full_name, email, lifecycle_stage, owner_id,
      source, version, created_at, updated_at, created_by, updated_by, created_by_user, search_name, search_text)
    VALUES ($1, uuidv7(), 'contact', $2, $3, $2 || ' ' || $3, $4, 'lead', $5, 'api', 1, now(), now(), $6, $6, $5,
      lower($2 || ' ' || $3), lower($2 || ' ' || $3 || ' ' || $4))
    RETURNING ${columns}`,
};
const insertChange = {
  name: "insert-change",
  text: `INSERT INTO changes (org_id, id, record_type, record_id, kind, version, actor, occurred_at, data)
    VALUES ($1, uuidv7(), 'contact', $2, 'contact.created', 1, $3, now(), $4)`,
};

/** The service's own error body, as bytes: the response of the floors where only validation is measured. */
export const errorBody = JSON.stringify({
  error: "The request does not fit the contract.",
  code: "validation_failed",
  details: [{ path: "/lead_score", code: "maximum", message: "Must be at most 100.", limit: 100 }],
  request_id: "0199f7a0-0000-7000-8000-000000000000",
});

interface NewContact {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Returns one page without a total; `fields` is the list of columns, null for all. */
export async function list(
  type: string | null,
  { page, pageSize, fields }: { readonly page: number; readonly pageSize: number; readonly fields: string | null },
) {
  const { rows } = await pool.query({
    ...listStatement(fields ?? columns),
    values: [organizationId, type, pageSize, (page - 1) * pageSize],
  });
  return { data: rows as unknown[], meta: { page, page_size: pageSize } };
}

/** Returns one record, or null if it does not exist. */
export async function get(id: string, organization = organizationId) {
  const { rows } = await pool.query<object>({ ...getStatement, values: [organization, id] });
  return rows[0] === undefined ? null : { data: rows[0] };
}

/** Creates a contact and its activity, in one transaction of four statements. */
export async function create({ first_name, last_name, email }: NewContact) {
  const connection = await pool.connect();
  try {
    await connection.query("BEGIN");
    const { rows } = await connection.query<{ id: string }>({
      ...insertEntity,
      values: [organizationId, first_name, last_name, email, userId, actor],
    });
    const record = rows[0];
    await connection.query({
      ...insertChange,
      values: [organizationId, record?.id, actor, JSON.stringify(record)],
    });
    await connection.query("COMMIT");
    connection.release();
    return { data: record };
  } catch (error) {
    connection.release(true);
    throw error;
  }
}

/** Creates the table that logCall() writes to. */
export async function prepareLog(): Promise<void> {
  await pool.query(
    "CREATE TABLE IF NOT EXISTS floor_log (id uuid PRIMARY KEY, org_id uuid, at timestamptz, tool text)",
  );
}

/** Logs a tool call. */
export async function logCall(organization: string, tool: string): Promise<void> {
  const text = "INSERT INTO floor_log VALUES (uuidv7(), $1, now(), $2)";
  await pool.query({ name: "log", text, values: [organization, tool] });
}
