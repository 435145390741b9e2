import type { Knex } from "knex";
import type { ListFilters } from "../../../generated/records.js";
import type { Actor } from "../../contract/actor.ts";
import type { Addressee, Attachment } from "../../mail/rules/message-input.ts";
import type { Mailbox } from "../../mail/rules/mailbox.ts";
import { equals, type ListOf, narrowBy } from "../../records/sql/list-filters.ts";
import { recordColumns } from "../../records/sql/record-columns.ts";
import { type PageRequest, readPage, type Rows } from "../../records/sql/record-page.ts";
import { type Narrow, recordTable, type StandardFields } from "../../records/sql/record-table.ts";
import type { RelatedRecord } from "../../records/sql/related-records.ts";
import { ORG_ID } from "../../platform/sql/sql-text.ts";

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
  readonly topic_id: string | null;
  readonly message_id: string;
  readonly from: Mailbox;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly template_id: string | null;
  readonly template_version: number | null;
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
  stored: [
    "subject",
    "template_id",
    "template_version",
    "status",
    "category",
    "topic_id",
    "message_id",
    "from",
    "reply_to",
    "metadata",
    "send_at",
    "sent_at",
    "html",
    "text",
  ],
  computed: { recipients: RECIPIENTS, attachments: ATTACHMENTS, related_to: RELATED },
});

type EmailFilters = ListFilters["emails.list"];

/** Queries on messages. */
export function emailRepository(db: Knex) {
  const columns = [...readColumns(db)];
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
      await waiting.update({ status: "sending", ...counted });
      const sending = message.clone().where({ status: "sending" });
      return (await sending.first<EmailRecord | undefined>(...columns)) ?? null;
    },
    insert: (orgId: string, emails: readonly NewEmail[]) => insertEmails(db, orgId, emails),
    /** Sets the status of a message; null if it does not exist. */
    setStatus: (orgId: string, id: string, { by, ...columns }: StatusChange) => table.update(orgId, id, columns, by),
    /** Returns messages without their bodies. */
    page(orgId: string, filters: EmailFilters, request: PageRequest): Promise<Rows<ListedEmail>> {
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
  sort: { send_at: "send_at", sent_at: "sent_at", subject: "subject" },
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
