import type { Knex } from "knex";
import { onlyId } from "../../../base/platform/sql/sql-text.ts";
import type { Person } from "../rules/person.ts";

/** A purged record, and its type in exports. */
interface ExportedRecord {
  readonly type: string;
  readonly id: string;
  /** When it was deleted: later exports do not contain it. */
  readonly until: string | null;
}

/** A piece of an export that may contain a purged record. */
interface ExportPiece {
  readonly exportId: string;
  readonly seq: number;
  /** Whether the ids of its first and last record are known. */
  readonly ranged: boolean;
  /** Whether the file has the column of the ids. */
  readonly has_id: boolean;
}

/** The place of a piece in the file of an import. */
interface FilePlace {
  readonly file_id: string;
  readonly number: number;
}

/** Creates the statements that delete the data of a person from all tables; all of them need a transaction. */
export function erasureRepository(db: Knex) {
  return { ...records(db), ...messages(db), ...traces(db), ...storedFiles(db) };
}

/** Runs a statement with named values, and returns the ids of its rows. */
async function idsBy(db: Knex, text: string, values: Readonly<Record<string, unknown>>): Promise<string[]> {
  const typed = text
    .replaceAll(/:(org|id)\b/g, "CAST(:$1 AS uuid)")
    .replaceAll(/:(ids|others|records)\b/g, "CAST(:$1 AS uuid[])")
    .replaceAll(/:(emails)\b/g, "CAST(:$1 AS text[])");
  const { rows } = await db.raw<{ rows: { id: string }[] }>(typed, values);
  return rows.map(({ id }) => id);
}

function records(db: Knex) {
  return {
    /** Returns the ids of the records that were merged into this one. */
    async mergedInto(orgId: string, id: string): Promise<string[]> {
      return await idsBy(db, "SELECT id FROM entities WHERE org_id = :org AND merged_into = :id ORDER BY id", {
        org: orgId,
        id,
      });
    },
    /** Returns the notes or tasks that relate to nothing else, deleted or not. */
    async onlyAbout(orgId: string, kind: "note" | "task", ids: readonly string[]): Promise<string[]> {
      const owner = `${kind}_id`;
      const text = `SELECT k.${owner} AS id FROM ${kind}_relations AS k WHERE k.org_id = :org AND k.record_id = ANY (:ids)
          AND NOT EXISTS (SELECT 1 FROM ${kind}_relations AS o
            WHERE o.org_id = :org AND o.${owner} = k.${owner} AND o.record_id <> ALL (:ids))
        GROUP BY 1 ORDER BY 1`;
      return await idsBy(db, text, { org: orgId, ids: [...ids] });
    },
    /** Deletes notes or tasks permanently; returns their last versions. */
    async deleteRecords(
      orgId: string,
      kind: "note" | "task",
      ids: readonly string[],
    ): Promise<{ id: string; version: number }[]> {
      if (ids.length === 0) return [];
      const rows = db(`${kind}s`)
        .where({ org_id: orgId })
        .whereIn("id", [...ids]);
      return await rows.delete().returning<{ id: string; version: number }[]>(["id", "version"]);
    },
    /** Returns the files of these records. */
    async filesOf(orgId: string, ids: readonly string[]): Promise<string[]> {
      return await idsBy(db, "SELECT id FROM files WHERE org_id = :org AND record_id = ANY (:ids)", {
        org: orgId,
        ids: [...ids],
      });
    },
    /** Lets invitations and form submissions with one of the addresses belong to the contact, if they have none. */
    async claimByAddress({ orgId, ids: [id = ""], emails }: Person): Promise<void> {
      const values = { org: orgId, id, emails: [...emails] };
      for (const [table, email] of [
        ["event_invitees", "lower(email)"],
        ["form_submissions", "email"],
      ] as const) {
        const text = `UPDATE ${table} SET contact_id = :id WHERE org_id = :org AND ${email} = ANY (:emails) AND contact_id IS NULL RETURNING id`;
        await idsBy(db, text, values);
      }
    },
    /** Returns the form submissions of the person. */
    async submissionsOf({ orgId, ids }: Person): Promise<string[]> {
      return await idsBy(db, "SELECT id FROM form_submissions WHERE org_id = :org AND contact_id = ANY (:ids)", {
        org: orgId,
        ids: [...ids],
      });
    },
    /** Deletes the records that were merged into the contact. */
    async deleteMerged({ orgId, ids: [, ...merged] }: Person): Promise<void> {
      if (merged.length > 0) await db("entities").where({ org_id: orgId }).whereIn("id", merged).delete();
    },
    /** Returns the number of entries in the timelines of these records. */
    async deleteTimelines(orgId: string, ids: readonly string[]): Promise<number> {
      const rows = await idsBy(
        db,
        "DELETE FROM activities WHERE org_id = :org AND record_id = ANY (:ids) RETURNING id",
        {
          org: orgId,
          ids: [...ids],
        },
      );
      return rows.length;
    },
  };
}

function messages(db: Knex) {
  return {
    /** Deletes the messages that only the person received, and removes the person from others. */
    async eraseMessages({ orgId, ids, emails }: Person): Promise<{ deleted: string[]; changed: string[] }> {
      const values = { org: orgId, ids: [...ids], emails: [...emails] };
      const theirs = "(r.contact_id = ANY (:ids) OR r.email = ANY (:emails))";
      const found = `SELECT r.email_id FROM email_recipients AS r WHERE r.org_id = :org AND r.contact_id = ANY (:ids)
        UNION SELECT r.email_id FROM email_recipients AS r WHERE r.org_id = :org AND r.email = ANY (:emails)`;
      const only = await idsBy(
        db,
        `SELECT r.email_id AS id FROM email_recipients AS r WHERE r.org_id = :org AND r.email_id IN (${found})
         GROUP BY 1 HAVING bool_and(coalesce(${theirs}, false))`,
        values,
      );
      if (only.length > 0) await db("emails").where({ org_id: orgId }).whereIn("id", only).delete();
      const changed = await idsBy(
        db,
        `UPDATE email_recipients AS r SET email = r.email_id || '.' || r.position || '@forgotten.invalid', name = NULL,
           contact_id = NULL, error = NULL, status = CASE WHEN r.status = 'queued' THEN 'suppressed' ELSE r.status END
         WHERE r.org_id = :org AND ${theirs} RETURNING r.email_id AS id`,
        values,
      );
      return { deleted: only, changed: [...new Set(changed)] };
    },
    /** Deletes the messages about events of the person that name the person, such as those to the hosts. */
    async eraseNotifications({ orgId, emails, names }: Person, eventIds: readonly string[]): Promise<string[]> {
      const about = `SELECT k.email_id FROM email_relations AS k WHERE k.org_id = ?::uuid AND k.record_id = ANY (?::uuid[])`;
      const text = "lower(concat_ws(' ', subject, html, text, reply_to, created_by::text))";
      const gone: string[] = [];
      for (const marks of [...emails.map((email) => [email, email] as const), ...names]) {
        const rows = db("emails")
          .where({ org_id: orgId })
          .whereRaw(`id IN (${about})`, [orgId, [...eventIds]]);
        const named = rows.whereRaw(`strpos(${text}, ?) > 0 AND strpos(${text}, ?) > 0`, [...marks]);
        gone.push(...(await named.delete().returning<{ id: string }[]>("id")).map(({ id }) => id));
      }
      return gone;
    },
    /** Deletes the person's rows among the recipients of campaigns; the statistics stay. */
    async eraseCampaignRecipients({ orgId, ids, emails }: Person): Promise<number> {
      const text = `DELETE FROM campaign_recipients WHERE org_id = :org
        AND (contact_id = ANY (:ids) OR email = ANY (:emails)) RETURNING id`;
      return (await idsBy(db, text, { org: orgId, ids: [...ids], emails: [...emails] })).length;
    },
    /** Deletes the choices of topics, except at addresses that another contact has, and the counts of bounces. */
    async eraseChoices({ orgId, ids, emails }: Person): Promise<number> {
      const values = { org: orgId, ids: [...ids], emails: [...emails] };
      const text = `DELETE FROM topic_subscriptions AS k WHERE k.org_id = :org AND k.email = ANY (:emails) AND NOT EXISTS (
          SELECT 1 FROM entity_emails AS o WHERE o.org_id = :org AND o.email = k.email AND o.entity_id <> ALL (:ids))
        RETURNING k.topic_id AS id`;
      const choices = await idsBy(db, text, values);
      const bounces = await db("email_soft_bounces")
        .where({ org_id: orgId })
        .whereIn("email", [...emails])
        .delete();
      return choices.length + bounces;
    },
  };
}

/** The principals of the stored responses of an organization. */
const PRINCIPALS = `SELECT 'session:' || id FROM sessions WHERE org_id = ?::uuid
  UNION ALL SELECT 'api_key:' || id FROM api_keys WHERE org_id = ?::uuid
  UNION ALL SELECT prefix || id FROM mcp_connections, (VALUES ('oauth:'), ('mcp:')) AS p (prefix) WHERE org_id = ?::uuid
  UNION ALL SELECT 'system:' || org_id || ':' || id FROM users WHERE org_id = ?::uuid`;

/** The name of an invitee in an actor. */
const NAMELESS = (actor: string): string =>
  `CASE WHEN ${actor} ->> 'type' = 'invitee' THEN jsonb_set(${actor}, '{name}', '"–"') ELSE ${actor} END`;

function traces(db: Knex) {
  return {
    /** Empties what the change feed and the webhooks still contain about these records. */
    async forgetChanges(orgId: string, recordIds: readonly string[]): Promise<void> {
      const text = `UPDATE changes AS c SET data = ${onlyId("c.record_id")}, changes = NULL, actor = ${NAMELESS("c.actor")}
        WHERE c.org_id = :org AND c.record_id = ANY (:records) RETURNING c.id`;
      await idsBy(db, text, { org: orgId, records: [...recordIds] });
    },
    /**
     * Removes the notes of events without another invitee, and the reasons of their changes; must be called before the
     * invitee is anonymized.
     */
    async forgetEventNotes({ orgId, ids }: Person): Promise<void> {
      const withoutReasons = (periods: string): string =>
        `(SELECT coalesce(jsonb_agg(h.period || '{"reason": null}' ORDER BY h.place), '[]')
          FROM jsonb_array_elements(${periods}) WITH ORDINALITY AS h (period, place))`;
      const text = `UPDATE events AS e SET internal_notes = NULL, description = NULL, metadata = '{}',
          cancellation = e.cancellation || '{"reason": null}', history = ${withoutReasons("e.history")},
          earlier_times = ${withoutReasons("e.earlier_times")}
        WHERE e.org_id = :org AND e.id IN (
          SELECT i.event_id FROM event_invitees AS i WHERE i.org_id = :org AND i.contact_id = ANY (:ids))
        AND NOT EXISTS (SELECT 1 FROM event_invitees AS o WHERE o.org_id = :org AND o.event_id = e.id
          AND o.email NOT LIKE '%@forgotten.invalid' AND coalesce(o.contact_id <> ALL (:ids), true)) RETURNING e.id`;
      await idsBy(db, text, { org: orgId, ids: [...ids] });
    },
    /** Removes the name of an invitee who acted from the timelines and records of others who take part in the events. */
    async forgetInvitee(orgId: string, eventIds: readonly string[]): Promise<void> {
      const others = await idsBy(
        db,
        `SELECT contact_id AS id FROM event_invitees WHERE org_id = :org AND event_id = ANY (:records) AND contact_id IS NOT NULL
         UNION SELECT opportunity_id FROM events WHERE org_id = :org AND id = ANY (:records) AND opportunity_id IS NOT NULL`,
        { org: orgId, records: [...eventIds] },
      );
      if (others.length === 0) return;
      const values = { org: orgId, others, records: [...eventIds] };
      await idsBy(
        db,
        `UPDATE activities AS a SET actor = ${NAMELESS("a.actor")}
         WHERE a.org_id = :org AND a.record_id = ANY (:others) AND a.actor ->> 'type' = 'invitee' RETURNING a.id`,
        values,
      );
      await idsBy(
        db,
        `UPDATE entities AS e SET created_by = ${NAMELESS("e.created_by")}, updated_by = ${NAMELESS("e.updated_by")}
         WHERE e.org_id = :org AND e.id = ANY (:others) AND 'invitee' IN (e.created_by ->> 'type', e.updated_by ->> 'type')
         RETURNING e.id`,
        values,
      );
      await idsBy(
        db,
        `UPDATE changes AS c SET actor = ${NAMELESS("c.actor")}, data = ${onlyId("c.record_id")}, changes = NULL
         WHERE c.org_id = :org AND c.record_id = ANY (:others) AND c.actor ->> 'type' = 'invitee' RETURNING c.id`,
        values,
      );
    },
    /** Deletes the stored responses of calls that contain one of these records; a retry then runs the call again. */
    async deleteResponses({ orgId, emails }: Person, recordIds: readonly string[]): Promise<number> {
      const patterns = (texts: readonly string[]): string[] =>
        texts.map((one) => `%${one.replaceAll(/[\\%_]/g, "\\$&")}%`);
      // Visitors have no organization; only records of this one have these ids.
      const text = `WITH own AS (${PRINCIPALS})
        DELETE FROM idempotency_keys WHERE
          result LIKE ANY (?::text[]) AND (principal IN (SELECT * FROM own) OR principal LIKE 'address:%')
          OR lower(result) LIKE ANY (?::text[]) AND principal IN (SELECT * FROM own)`;
      const { rowCount } = await db.raw<{ rowCount: number }>(text, [
        orgId,
        orgId,
        orgId,
        orgId,
        patterns(recordIds),
        patterns(emails),
      ]);
      return rowCount;
    },
    /** Deletes the replies of receivers of webhooks that name the person: they may repeat what was sent. */
    async forgetReplies({ orgId, emails, names }: Person, recordIds: readonly string[]): Promise<number> {
      const patterns = recordIds.map((id) => `%${id}%`);
      let count = await db("webhook_attempts")
        .where({ org_id: orgId })
        .whereRaw("response LIKE ANY (?::text[])", [patterns])
        .update({ response: null });
      for (const marks of [...emails.map((email) => [email, email] as const), ...names])
        count += await db("webhook_attempts")
          .where({ org_id: orgId })
          .whereRaw("strpos(lower(response), ?) > 0 AND strpos(lower(response), ?) > 0", [...marks])
          .update({ response: null });
      return count;
    },
  };
}

function storedFiles(db: Knex) {
  return {
    /**
     * Returns the pieces of exports that may contain one of these records, in the order of the files: those with its id
     * in their range, and those of earlier releases, which have no range. The first piece has the names of the columns.
     */
    async exportPieces(orgId: string, records: readonly ExportedRecord[]): Promise<ExportPiece[]> {
      const text = `SELECT e.id AS "exportId", c.seq, c.first_id IS NOT NULL AS ranged,
          coalesce('id' = ANY (e.fields), true) AS has_id
        FROM exports AS e JOIN export_chunks AS c ON c.org_id = CAST(:org AS uuid) AND c.export_id = e.id
        WHERE e.org_id = CAST(:org AS uuid) AND c.seq > 0 AND (c.first_id IS NULL OR EXISTS (
          SELECT 1 FROM unnest(CAST(:types AS text[]), CAST(:ids AS uuid[]), CAST(:ends AS timestamptz[])) AS g (type, id, until)
          WHERE g.type = e.entity_type AND g.id BETWEEN c.first_id AND c.last_id
            AND (g.until IS NULL OR e.created_at <= g.until)))
        ORDER BY e.id, c.seq`;
      const values = {
        org: orgId,
        types: records.map(({ type }) => type),
        ids: records.map(({ id }) => id),
        ends: records.map(({ until }) => until),
      };
      return (await db.raw<{ rows: ExportPiece[] }>(text, values)).rows;
    },
    /** Returns a piece of an export, a gzip stream of its own. */
    async exportPiece(orgId: string, id: string, seq: number): Promise<Buffer | null> {
      const [content = null] = await db("export_chunks")
        .where({ org_id: orgId, export_id: id, seq })
        .pluck<Buffer[]>("content");
      return content;
    },
    /** Deletes an export with its file. */
    async deleteExport(orgId: string, id: string): Promise<void> {
      await db("exports").where({ org_id: orgId, id }).delete();
    },
    /** Cancels the exports of these record types that are being written: they may have read the person already. */
    async cancelExports(orgId: string, types: readonly string[]): Promise<void> {
      const running = db("exports")
        .where({ org_id: orgId })
        .whereIn("entity_type", [...types])
        .select("job_id");
      await db("jobs")
        .where({ org_id: orgId, kind: "export.run" })
        .whereIn("status", ["queued", "running"])
        .whereIn("id", running)
        .update({ cancel_requested_at: db.fn.now() });
    },
    /** Returns the ids of the imports that have a stored file and are not running. */
    async importFiles(orgId: string): Promise<string[]> {
      const text = `SELECT i.id FROM imports AS i WHERE i.org_id = :org AND i.status <> 'running'
        AND EXISTS (SELECT 1 FROM import_pieces AS p WHERE p.org_id = :org AND p.import_id = i.id) ORDER BY i.id`;
      return await idsBy(db, text, { org: orgId });
    },
    /** Returns the places of the pieces of an import's file, in their order. */
    async importPieces(orgId: string, id: string): Promise<FilePlace[]> {
      const rows = db("import_pieces").where({ org_id: orgId, import_id: id }).orderBy(["file_id", "number"]);
      return await rows.select<FilePlace[]>("file_id", "number");
    },
    async importPiece(orgId: string, id: string, place: FilePlace): Promise<Buffer | null> {
      const row = db("import_pieces").where({ org_id: orgId, import_id: id, ...place });
      const [bytes = null] = await row.pluck<Buffer[]>("bytes");
      return bytes;
    },
    /** Deletes the file of an import; one that has not been started waits for another file. */
    async deleteImportFile(orgId: string, id: string): Promise<void> {
      await db("import_pieces").where({ org_id: orgId, import_id: id }).delete();
      const status = db.raw("CASE WHEN status = 'ready' THEN 'waiting_for_file' ELSE status END");
      await db("imports").where({ org_id: orgId, id }).update({ file_id: null, preview: "[]", rows: null, status });
    },
    /** Deletes the rows of imports that could not be imported and that name the person. */
    async deleteImportRows({ orgId, emails, names }: Person): Promise<number> {
      const marks = [...emails.map((email) => [email, email] as const), ...names];
      let count = 0;
      for (const [one, other] of marks) {
        const has = (text: string): string => `strpos(lower(${text}), ?) > 0 AND strpos(lower(${text}), ?) > 0`;
        const both = [one, other];
        count += await db("import_failures").where({ org_id: orgId }).whereRaw(has("cells::text"), both).delete();
        await db("import_drafts").where({ org_id: orgId }).whereRaw(has("record::text"), both).delete();
        await db("imports").where({ org_id: orgId }).whereRaw(has("preview::text"), both).update({ preview: "[]" });
        await db("imports").where({ org_id: orgId }).whereRaw(has("problems::text"), both).update({ problems: "[]" });
      }
      return count;
    },
  };
}
