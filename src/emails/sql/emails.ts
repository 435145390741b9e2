import type { Knex } from "knex";
import type { Actor } from "../../contract/actor.ts";
import type { Addressee, Attachment } from "../../mail/rules/message-input.ts";
import type { Mailbox } from "../../mail/rules/mailbox.ts";
import { type PageRequest, readPage, type Rows } from "../../records/sql/record-page.ts";
import { type Narrow, recordTable, standardColumns, type StandardFields } from "../../records/sql/record-table.ts";
import type { RelatedRecord } from "../../records/sql/related-records.ts";

/** Status of a message. */
export type EmailStatus = "scheduled" | "queued" | "sending" | "sent" | "failed" | "cancelled";

/** A recipient of a message, with the result. */
export interface EmailRecipient extends Pick<Addressee, "email" | "name" | "kind" | "contact_id"> {
  readonly status: "queued" | "sent" | "bounced" | "suppressed" | "failed";
  readonly error: string | null;
}

/** A message without its bodies, as in lists and webhooks. */
export interface ListedEmail extends StandardFields {
  readonly status: EmailStatus;
  readonly category: "transactional" | "marketing";
  readonly message_id: string;
  readonly from: Mailbox;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly attachments: { readonly filename: string; readonly content_type: string; readonly size: number }[];
  readonly recipients: EmailRecipient[];
  readonly related_to: RelatedRecord[];
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
  /** The other columns of `emails`. */
  readonly row: object;
  readonly recipients: readonly EmailRecipient[];
  readonly attachments: readonly Attachment[];
  readonly related: readonly RelatedRecord[];
}

/** A new status of a message, and its actor. */
export interface StatusChange {
  readonly status: EmailStatus;
  readonly sent_at?: string;
  readonly by: Actor;
}

/** Filters of a list of messages, combined with AND. */
export interface EmailFilters {
  readonly status?: string | undefined;
  readonly category?: string | undefined;
  readonly recipient?: string | undefined;
  readonly record_type?: string | undefined;
  readonly record_id?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
}

const parts = (name: string, table: string, members: string): string =>
  `(SELECT coalesce(json_agg(json_build_object(${members}) ORDER BY p.position), '[]') FROM ${table} AS p
    WHERE p.org_id = emails.org_id AND p.email_id = emails.id) AS ${name}`;

const RECIPIENTS = parts(
  "recipients",
  "email_recipients",
  "'email', p.email, 'name', p.name, 'kind', p.kind, 'contact_id', p.contact_id, 'status', p.status, 'error', p.error",
);
const ATTACHMENTS = parts(
  "attachments",
  "email_attachments",
  "'filename', p.filename, 'content_type', p.content_type, 'size', p.size",
);
const RELATED = parts("related_to", "email_relations", "'record_type', p.record_type, 'record_id', p.record_id");

const own = ["status", "category", "message_id", "from", "reply_to", "subject", "metadata", "send_at", "sent_at"];

/** Queries on messages. */
export function emailRepository(db: Knex) {
  const listed = [...standardColumns, ...own, ...[RECIPIENTS, ATTACHMENTS, RELATED].map((text) => db.raw(text))];
  const columns = [...listed, "html", "text"];
  const table = recordTable<EmailRecord>(db, "emails", columns);
  return {
    get: (orgId: string, id: string) => table.get(orgId, id),
    lock: (orgId: string, id: string) => table.lock(orgId, id),
    /** Messages with these ids, in the order of the ids. */
    async among(orgId: string, ids: readonly string[]): Promise<EmailRecord[]> {
      return await db("emails")
        .where({ org_id: orgId })
        .whereIn("id", [...ids])
        .orderBy("id")
        .select(...columns);
    },
    /**
     * Sets a message to `sending`, from which it cannot be canceled, or continues to send it; null if it was canceled
     * or is done.
     */
    async begin(orgId: string, id: string): Promise<EmailRecord | null> {
      const message = db("emails").where({ org_id: orgId, id }).whereNull("deleted_at");
      const counted = { version: db.raw("version + 1"), updated_at: db.fn.now() };
      const waiting = message.clone().whereIn("status", ["scheduled", "queued"]);
      const started: EmailRecord[] = await waiting.update({ status: "sending", ...counted }).returning(columns);
      const continued = message.clone().where({ status: "sending" });
      return started[0] ?? (await continued.first<EmailRecord | undefined>(...columns)) ?? null;
    },
    insert: (orgId: string, emails: readonly NewEmail[]) => insertEmails(db, orgId, emails),
    /** Sets the status of a message; null if it does not exist. */
    setStatus: (orgId: string, id: string, { by, ...columns }: StatusChange) => table.update(orgId, id, columns, by),
    page: (orgId: string, filters: EmailFilters, request: PageRequest): Promise<Rows<ListedEmail>> =>
      readPage<ListedEmail>(
        {
          db,
          columns: listed,
          rows: () => narrowed(db, orgId, filters)(db("emails").where({ org_id: orgId }).whereNull("deleted_at")),
        },
        request,
      ),
  };
}

/** Inserts messages with their recipients, relations and attachments. */
async function insertEmails(db: Knex, orgId: string, emails: readonly NewEmail[]): Promise<void> {
  const rowsOf = (partsOf: (email: NewEmail) => readonly object[]): object[] =>
    emails.flatMap((email) =>
      partsOf(email).map((part, position) => ({ org_id: orgId, email_id: email.id, position, ...part })),
    );
  await insertAll(
    db("emails"),
    emails.map(({ id, row }) => ({ org_id: orgId, id, ...row })),
  );
  await insertAll(
    db("email_recipients"),
    rowsOf(({ recipients }) => recipients),
  );
  await insertAll(
    db("email_relations"),
    rowsOf(({ related }) => related),
  );
  await insertAll(
    db("email_attachments"),
    rowsOf(({ attachments }) => attachments.map(storedFile)),
  );
}

async function insertAll(table: Knex.QueryBuilder, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await table.insert(rows);
}

const storedFile = ({ filename, content_type, content }: Attachment): object => ({
  ...{ filename, content_type, size: content.length, content: Buffer.from(content) },
});

function narrowed(db: Knex, orgId: string, filters: EmailFilters): Narrow {
  return (query) => {
    const { status, category, recipient, record_id, record_type, created_after, created_before } = filters;
    if (status !== undefined) void query.where({ status });
    if (category !== undefined) void query.where({ category });
    if (created_after !== undefined) void query.where("created_at", ">=", created_after);
    if (created_before !== undefined) void query.where("created_at", "<", created_before);
    const ids = (from: string): Knex.QueryBuilder => db(from).where({ org_id: orgId }).select("email_id");
    if (recipient !== undefined) {
      void query.whereIn("id", ids("email_recipients").where({ email: recipient.toLowerCase() }));
    }
    if (record_id !== undefined || record_type !== undefined) {
      const named = {
        ...(record_id === undefined ? {} : { record_id }),
        ...(record_type === undefined ? {} : { record_type }),
      };
      const about = ids("email_relations").where(named);
      const reaches = record_id !== undefined && (record_type ?? "contact") === "contact";
      const to = reaches ? [ids("email_recipients").where({ contact_id: record_id })] : [];
      void query.whereIn("id", to.length > 0 ? about.union(to) : about);
    }
    return query;
  };
}
