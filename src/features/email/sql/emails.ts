import { crc32 } from "node:zlib";
import { recordSorts } from "../../../base/records/sql/record-sorts.ts";
import type { Knex } from "knex";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";
import type { ListFilters } from "../../../../generated/records.js";
import type { Actor } from "../../../base/contract/caller.ts";
import type { Addressee, Attachment } from "../../../base/mail/rules/message-input.ts";
import { type Mailbox, idsOfMessages } from "../../../base/mail/rules/mailbox.ts";
import { equals, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { type PageRequest, readPage, type Rows } from "../../../base/records/sql/record-page.ts";
import { type Narrow, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";
import type { Change } from "../../../base/records/rules/change.ts";
import { changesSql } from "../../../base/records/sql/changes.ts";
import type { RelatedRecord } from "../../../base/records/sql/related-records.ts";
import { oneStatement, ORG_ID, placeholders, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";

/** Status of a message. */
export type EmailStatus = "scheduled" | "queued" | "sending" | "sent" | "failed" | "cancelled";

/** A recipient of a message, with the result. */
export interface EmailRecipient extends Pick<Addressee, "email" | "name" | "kind" | "contact_id"> {
  readonly status: "queued" | "sent" | "bounced" | "suppressed" | "failed";
  readonly error: string | null;
}

/** The fields of a message that other tables contain. */
interface EmailParts {
  readonly attachments: { readonly filename: string; readonly content_type: string; readonly size: number }[];
  readonly recipients: EmailRecipient[];
  readonly related_to: RelatedRecord[];
}

/** A message without its bodies, as in lists and webhooks. */
export interface ListedEmail extends StandardFields, EmailParts {
  readonly status: EmailStatus;
  readonly category: "transactional" | "marketing";
  readonly topic_id: string | null;
  readonly message_id: string;
  readonly from: Mailbox;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly template_id: string | null;
  readonly template_version: number | null;
  readonly metadata: Record<string, string>;
  readonly send_at: string | null;
  readonly sent_at: string | null;
}

/** A message. */
export interface EmailRecord extends ListedEmail {
  readonly html: string | null;
  readonly text: string | null;
}

/** The rows of a new message. */
export interface NewEmail {
  readonly id: string;
  /** The other columns of `emails` that the record shows. */
  readonly row: Omit<EmailRecord, "id" | "version" | "sent_at" | "deleted_at" | keyof EmailParts>;
  readonly createdByUser: string;
  readonly recipients: readonly EmailRecipient[];
  readonly attachments: readonly Attachment[];
  readonly related: readonly RelatedRecord[];
}

/** A new status of a message, and its actor. */
interface StatusChange {
  readonly status: EmailStatus;
  readonly sent_at?: string;
  readonly by: Actor;
}

const parts = (table: string, members: string): string =>
  `(SELECT coalesce(json_agg(json_build_object(${members}) ORDER BY p.position), '[]') FROM ${table} AS p
    WHERE p.org_id = ${ORG_ID} AND p.email_id = emails.id)`;

const RECIPIENTS = parts(
  "email_recipients",
  "'email', p.email, 'name', p.name, 'kind', p.kind, 'contact_id', p.contact_id, 'status', p.status, 'error', p.error",
);
const ATTACHMENTS = parts(
  "email_attachments",
  "'filename', p.filename, 'content_type', p.content_type, 'size', p.size",
);
const RELATED = parts("email_relations", "'record_type', p.record_type, 'record_id', p.record_id");

const readColumns = recordColumns("EmailMessage", {
  computed: { recipients: RECIPIENTS, attachments: ATTACHMENTS, related_to: RELATED },
});

type EmailFilters = ListFilters["emails.list"];

/** A write of one statement that is sent together with COMMIT. */
export type LastWrite = (tx: Knex) => Promise<unknown>;

/** Queries on messages. `last` has the writes that wait for COMMIT; null outside of a transaction. */
export function emailRepository(db: Knex, last: LastWrite[] | null) {
  const columns = [...readColumns(db)];
  const table = recordTable<EmailRecord>(db, "emails", columns);
  return {
    get: (orgId: string, id: string) => table.get(orgId, id),
    lock: (orgId: string, id: string) => table.lock(orgId, id),
    /**
     * Returns the number of bytes of all attachments that retention has not removed. In a transaction, concurrent calls for
     * an organization wait for each other.
     */
    async attachedBytes(orgId: string): Promise<number> {
      if (last !== null) await lockName(db, `attachment_bytes:${orgId}`);
      const kept = db("email_attachments").where({ org_id: orgId }).whereRaw("octet_length(content) > 0");
      const [row] = await kept.sum<{ bytes: string | null }[]>("size as bytes");
      return Number(row?.bytes ?? 0);
    },
    /**
     * Sets a message to `sending`, from which it cannot be canceled, or continues to send it; null if it was canceled
     * or is done.
     */
    async begin(orgId: string, id: string): Promise<EmailRecord | null> {
      const message = db("emails").where({ org_id: orgId, id }).whereNull("deleted_at");
      const counted = { version: db.raw("version + 1"), updated_at: db.fn.now() };
      const waiting = message.clone().whereIn("status", ["scheduled", "queued"]);
      await waiting.update({ status: "sending", ...counted });
      const sending = message.clone().where({ status: "sending" });
      return (await sending.first<EmailRecord | undefined>(...columns)) ?? null;
    },
    /** Inserts messages with their changes. */
    insert: (orgId: string, emails: readonly NewEmail[], changes: readonly Change[]) =>
      insertEmails(db, orgId, emails, changes),
    /** Like insert(), but when the transaction commits: nothing else in it may need the messages. */
    async insertLast(orgId: string, emails: readonly NewEmail[], changes: readonly Change[]): Promise<void> {
      if (last) last.push((tx) => insertEmails(tx, orgId, emails, changes));
      else await insertEmails(db, orgId, emails, changes);
    },
    /** Sets the status of a message; null if it does not exist. */
    setStatus: (orgId: string, id: string, { by, ...columns }: StatusChange) => table.update(orgId, id, columns, by),
    /** Returns messages without their bodies. */
    page: (orgId: string, filters: EmailFilters, request: PageRequest): Promise<Rows<ListedEmail>> => {
      const rows = (): Knex.QueryBuilder => {
        const live = db("emails").where({ org_id: orgId }).whereNull("deleted_at");
        return aboutRecord(db, orgId, filters)(narrowBy(live, list(db).filters, filters, orgId));
      };
      return readPage<ListedEmail>(
        { db, columns: readColumns(db, ["html", "text"]), rows, sort: list(db).sort },
        request,
      );
    },
  };
}

/** Inserts messages with their recipients, relations, attachments and changes. */
async function insertEmails(db: Knex, orgId: string, emails: readonly NewEmail[], changes: readonly Change[]) {
  const rowsOf = (partsOf: (email: NewEmail) => readonly object[]): object[] =>
    emails.flatMap((email) => partsOf(email).map((part, position) => ({ email_id: email.id, position, ...part })));
  const messages = emails.map(({ id, row, createdByUser }) => ({
    id,
    created_by_user: createdByUser,
    ...row,
  }));
  const columns = Object.keys(messages[0] ?? {}).sort();
  const names = columns.map((name) => `"${name}"`).join(", ");
  const inserted = sql(
    `INSERT INTO emails (org_id, ${names}) SELECT ?::uuid, ${names}
      FROM jsonb_populate_recordset(NULL::emails, ?::jsonb) RETURNING id`,
    orgId,
    JSON.stringify(messages),
  );
  const parts = [
    partSql(
      orgId,
      "email_recipients",
      RECIPIENT_COLUMNS,
      rowsOf(({ recipients }) => recipients),
    ),
    partSql(
      orgId,
      "email_relations",
      RELATION_COLUMNS,
      rowsOf(({ related }) => related),
    ),
    ...attachmentsSql(orgId, emails),
  ];
  const statement = oneStatement(inserted, [...parts, ...changesSql({ name: "e", orgId }, changes)]);
  const name = emails.length <= MAX_NAMED ? `emails.insert.${String(crc32(statement.text))}` : undefined;
  await run(db, statement, name);
}

/** Statements for more messages than this are planned each time. Their text depends on the number of attachments. */
const MAX_NAMED = 3;
const RECIPIENT_COLUMNS = "email_id, position, email, name, kind, contact_id, status, error";
const RELATION_COLUMNS = "email_id, position, record_type, record_id";

const partSql = (orgId: string, table: string, columns: string, rows: readonly object[]): SqlText =>
  sql(
    `INSERT INTO ${table} (org_id, ${columns}) SELECT ?::uuid, ${columns} FROM jsonb_populate_recordset(NULL::${table}, ?::jsonb)`,
    orgId,
    JSON.stringify(rows),
  );

/** Contents are parameters of their own, because as JSON they would be twice as large. */
function attachmentsSql(orgId: string, emails: readonly NewEmail[]): SqlText[] {
  const rows = emails.flatMap(({ id, attachments }) =>
    attachments.map(({ filename, content_type, content }, position) => {
      const bytes = Buffer.from(content);
      return [orgId, id, position, filename, content_type, content.length, bytes];
    }),
  );
  if (rows.length === 0) return [];
  const values = placeholders(rows.length, "(?::uuid, ?::uuid, ?::smallint, ?, ?, ?::integer, ?::bytea)");
  const text = `INSERT INTO email_attachments (org_id, email_id, position, filename, content_type, size, content) VALUES ${values}`;
  return [sql(text, ...rows.flat())];
}

/** Ids of the messages to which a related table refers. */
const idsIn = (db: Knex, table: string, orgId: string): Knex.QueryBuilder =>
  db(table).where({ org_id: orgId }).select("email_id");

/** The record type and id are one condition, which aboutRecord() adds. */
const list = (db: Knex): ListOf<"emails.list"> => ({
  filters: {
    status: equals("status"),
    category: equals("category"),
    recipient: (query, email, orgId) =>
      void query.whereIn("id", idsIn(db, "email_recipients", orgId).where({ email: email.toLowerCase() })),
    record_type: () => undefined,
    record_id: () => undefined,
  },
  sort: recordSorts("email"),
});

function aboutRecord(db: Knex, orgId: string, { record_type, record_id }: EmailFilters): Narrow {
  return (query) => {
    if (record_id === undefined && record_type === undefined) return query;
    const named = {
      ...(record_id === undefined ? {} : { record_id }),
      ...(record_type === undefined ? {} : { record_type }),
    };
    const about = idsIn(db, "email_relations", orgId).where(named);
    const reaches = record_id !== undefined && (record_type ?? "contact") === "contact";
    const to = reaches ? [idsIn(db, "email_recipients", orgId).where({ contact_id: record_id })] : [];
    return query.whereIn("id", to.length > 0 ? about.union(to) : about);
  };
}

/** The result of a message for one address. */
export type RecipientOutcome = Pick<EmailRecipient, "email" | "status" | "error">;

/** Only queued recipients are updated: a final result does not change. */
const RECORD_OUTCOMES = `
UPDATE email_recipients AS r SET status = o.status, error = o.error
FROM jsonb_to_recordset(?::jsonb) AS o (email text, status text, error text)
WHERE r.org_id = ? AND r.email_id = ? AND r.email = o.email AND r.status = 'queued'`;

/** An address that bounced, and why. */
export interface Bounce {
  readonly email: string;
  readonly reason: string;
}

const RECORD_BOUNCES = `
UPDATE email_recipients AS r SET status = 'bounced', error = b.reason
FROM jsonb_to_recordset(?::jsonb) AS b (email text, reason text)
WHERE r.org_id = ? AND r.email_id = ? AND r.email = b.email AND r.status IN ('queued', 'sent') RETURNING r.email`;

/** Queries for sending messages. */
export function emailSendingRepository(db: Knex) {
  return {
    /** Attachments with their content. */
    async attachments(orgId: string, id: string): Promise<Attachment[]> {
      return await db("email_attachments")
        .where({ org_id: orgId, email_id: id })
        .orderBy("position")
        .select<Attachment[]>("filename", "content_type", "content");
    },
    /** Id of the message with one of these Message-IDs; null if there is none. */
    async byMessageId(orgId: string, messageIds: readonly string[]): Promise<string | null> {
      const rows = db("emails")
        .where({ org_id: orgId })
        .whereIn("id", idsOfMessages(messageIds))
        .whereIn("message_id", messageIds);
      return (await rows.first<{ id: string } | undefined>("id"))?.id ?? null;
    },
    /** Marks recipients as bounced; returns those that were not marked before. */
    async recordBounces(orgId: string, id: string, bounces: readonly Bounce[]): Promise<string[]> {
      const { rows } = await db.raw<{ rows: { email: string }[] }>(RECORD_BOUNCES, [
        JSON.stringify(bounces),
        orgId,
        id,
      ]);
      return rows.map(({ email }) => email);
    },
    /** Records the results of recipients that are still queued. */
    async recordOutcomes(orgId: string, id: string, outcomes: readonly RecipientOutcome[]): Promise<void> {
      if (outcomes.length > 0) await db.raw(RECORD_OUTCOMES, [JSON.stringify(outcomes), orgId, id]);
    },
  };
}
