import type { Knex } from "knex";
import type { Actor } from "../../../base/contract/caller.ts";
import type { EntityRecord } from "../../../base/records/rules/entity.ts";
import { selectLists } from "../../../base/records/sql/entity-columns.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";
import { type MergeMemory, UNMERGE_DAYS } from "../rules/unmerge.ts";

/** A record that takes the place of another one. */
interface RecordReplacement {
  readonly fromId: string;
  readonly toId: string;
}

/** A change of references from one company to another. */
interface ReferenceChange {
  readonly fromId: string;
  /** Null removes the reference. */
  readonly toId: string | null;
  /** Records that are part of the merge and keep their reference. */
  readonly except: readonly string[];
  readonly actor: Actor;
  readonly at: string;
}

/** Fields that refer to a company, by kind of record. */
const REFERENCES = { contact: "company_id", company: "parent_company_id" } as const;

/** Number of records that one statement changes. */
const CHUNK = 500;

/** Creates the statements of a merge; all of them need a transaction. */
export function entityMerges(db: Knex) {
  return { ...locks(db), ...references(db), ...moves(db) };
}

function locks(db: Knex) {
  return {
    /**
     * Locks merges in the organization until the transaction ends: concurrent merges could involve the same records.
     */
    async lockMerges(orgId: string): Promise<void> {
      await lockName(db, `entity_merge:${orgId}`);
    },
    /**
     * Locks these records and those that refer to the records to be removed, in one order. Nobody can change them or
     * add a reference to them: this waits for transactions that are adding one, and later ones wait for this.
     */
    async lockForRemoval(orgId: string, ids: readonly string[], removedIds: readonly string[]): Promise<void> {
      const text = `SELECT id FROM entities WHERE org_id = ?::uuid AND (id = ANY (?::uuid[])
          OR company_id = ANY (?::uuid[]) OR parent_company_id = ANY (?::uuid[]))
        ORDER BY id FOR UPDATE`;
      await run(db, sql(text, orgId, ids, removedIds, removedIds));
    },
  };
}

/** Creates the statements on references between contacts and companies. */
function references(db: Knex) {
  return {
    /** Records into which record the merged ones went, including those that had been merged into them before. */
    async markMerged(orgId: string, ids: readonly string[], toId: string): Promise<void> {
      const text = `UPDATE entities SET merged_into = ?::uuid
        WHERE org_id = ?::uuid AND (id = ANY (?::uuid[]) OR merged_into = ANY (?::uuid[]))`;
      await run(db, sql(text, toId, orgId, ids, ids));
    },
    /**
     * Changes the next live records that refer to a company, and returns them; an empty list if there are none left.
     */
    async changeReferences(
      orgId: string,
      type: keyof typeof REFERENCES,
      { fromId, toId, except, actor, at }: ReferenceChange,
    ): Promise<EntityRecord[]> {
      const column = REFERENCES[type];
      const text = `UPDATE entities AS e
        SET ${column} = ?::uuid, version = e.version + 1, updated_at = ?::timestamptz, updated_by = ?::jsonb
        WHERE e.org_id = ?::uuid AND e.id IN (SELECT id FROM entities
          WHERE org_id = ?::uuid AND entity_type = ? AND ${column} = ?::uuid AND deleted_at IS NULL
          AND id <> ALL (?::uuid[]) ORDER BY id LIMIT ${String(CHUNK)})
        RETURNING e.id`;
      const moved = await run<{ id: string }>(
        db,
        sql(text, toId, at, JSON.stringify(actor), orgId, orgId, type, fromId, except),
      );
      const ids = moved.map(({ id }) => id);
      const read = `SELECT ${selectLists[type]} FROM entities AS e WHERE e.org_id = ?::uuid AND e.id = ANY (?::uuid[])`;
      return ids.length === 0 ? [] : await run(db, sql(read, orgId, ids));
    },
    /** Does the same for deleted records, for which no change is reported. */
    async changeDeletedReferences(orgId: string, { fromId, toId }: RecordReplacement): Promise<void> {
      for (const column of Object.values(REFERENCES)) {
        const text = `UPDATE entities SET ${column} = ?::uuid WHERE org_id = ?::uuid AND ${column} = ?::uuid AND deleted_at IS NOT NULL`;
        await run(db, sql(text, toId, orgId, fromId));
      }
    },
  };
}

/** Creates the statements on other tables that refer to a contact or company. */
function moves(db: Knex) {
  return {
    /** Moves memberships in static segments, each once; returns how many are new to the record. */
    async moveMemberships(orgId: string, { fromId, toId }: RecordReplacement): Promise<number> {
      const text = `INSERT INTO segment_members (org_id, segment_id, entity_id)
        SELECT org_id, segment_id, ?::uuid FROM segment_members WHERE org_id = ?::uuid AND entity_id = ?::uuid
        ORDER BY segment_id ON CONFLICT DO NOTHING RETURNING segment_id`;
      const added = await run(db, sql(text, toId, orgId, fromId));
      await run(db, sql("DELETE FROM segment_members WHERE org_id = ?::uuid AND entity_id = ?::uuid", orgId, fromId));
      return added.length;
    },
    /** Moves messages that were sent to the record or relate to it; returns their number. */
    async moveEmails(orgId: string, { fromId, toId }: RecordReplacement): Promise<number> {
      const about = "k.org_id = ?::uuid AND k.record_id = ?::uuid";
      const counted = `SELECT count(*)::int AS n FROM (
        SELECT k.email_id FROM email_relations AS k WHERE ${about}
        UNION SELECT email_id FROM email_recipients WHERE org_id = ?::uuid AND contact_id = ?::uuid) AS e`;
      const [row] = await run<{ n: number }>(db, sql(counted, orgId, fromId, orgId, fromId));
      const twice = `DELETE FROM email_relations AS k WHERE ${about} AND EXISTS (SELECT 1 FROM email_relations AS w
        WHERE w.org_id = ?::uuid AND w.email_id = k.email_id AND w.record_id = ?::uuid)`;
      await run(db, sql(twice, orgId, fromId, orgId, toId));
      await run(db, sql(`UPDATE email_relations AS k SET record_id = ?::uuid WHERE ${about}`, toId, orgId, fromId));
      for (const table of ["email_recipients", "campaign_recipients"]) {
        const text = `UPDATE ${table} SET contact_id = ?::uuid WHERE org_id = ?::uuid AND contact_id = ?::uuid`;
        await run(db, sql(text, toId, orgId, fromId));
      }
      return row?.n ?? 0;
    },
    /** Moves the timeline's interactions to the new record; entries about changed fields stay. */
    async moveTimeline(orgId: string, { fromId, toId }: RecordReplacement): Promise<void> {
      const text = `UPDATE activities SET record_id = ?::uuid WHERE org_id = ?::uuid AND record_id = ?::uuid
        AND type NOT IN ('record_created', 'field_changed', 'lifecycle_changed')`;
      await run(db, sql(text, toId, orgId, fromId));
    },
  };
}

/** A merged record, and how it was merged. */
export interface MergeEntry {
  readonly merged_id: string;
  readonly kept_id: string;
  /** The same for all records of one merge. */
  readonly merge_id: string;
  readonly merged_at: string;
  /** Null once the merge can no longer be undone. */
  readonly plan: MergeMemory | null;
}

/** The kinds of relations that a merge moves. */
export type MovedKind =
  | "opportunity"
  | "task"
  | "note"
  | "event"
  | "contact"
  | "child_company"
  | "segment"
  | "email"
  | "campaign_recipient"
  | "file"
  | "form_submission"
  | "activity";

/** A relation that was moved. The members of `detail` depend on the kind. */
export interface Move {
  readonly record_id: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

const BOTH = (table: string, owner: string, column: string): string =>
  `EXISTS (SELECT 1 FROM ${table} AS w WHERE w.org_id = :org AND w.${owner} = k.${owner} AND w.${column} = :kept)`;

const related = (kind: string, owner: string): string => `
  SELECT '${kind}', k.${owner}, jsonb_build_object('position', k.position, 'both', ${BOTH(`${kind}_relations`, owner, "record_id")})
  FROM ${kind}_relations AS k WHERE k.org_id = :org AND k.record_id = :merged`;

const TABLES: Readonly<Record<MovedKind, string>> = {
  opportunity: "opportunities",
  task: "tasks",
  note: "notes",
  event: "events",
  contact: "entities",
  child_company: "entities",
  segment: "segments",
  email: "emails",
  campaign_recipient: "campaign_recipients",
  file: "files",
  form_submission: "form_submissions",
  activity: "activities",
};

/** References to a record that is about to be merged: kind, id of the referring record, and where it refers to it. */
const REFERRING: Readonly<Record<MovedKind, string>> = {
  task: related("task", "task_id"),
  note: related("note", "note_id"),
  opportunity: `
  SELECT 'opportunity', o.id, jsonb_build_object('company', o.company_id IS NOT DISTINCT FROM :merged,
    'primary', o.primary_contact_id IS NOT DISTINCT FROM :merged, 'role', k.role, 'position', k.position,
    'both', ${BOTH("opportunity_contacts", "opportunity_id", "contact_id")})
  FROM opportunities AS o LEFT JOIN opportunity_contacts AS k
    ON k.org_id = :org AND k.opportunity_id = o.id AND k.contact_id = :merged
  WHERE o.org_id = :org AND o.id IN (
    SELECT l.id FROM opportunities AS l WHERE l.org_id = :org AND (l.company_id = :merged OR l.primary_contact_id = :merged)
    UNION SELECT l.opportunity_id FROM opportunity_contacts AS l WHERE l.org_id = :org AND l.contact_id = :merged)`,
  event: `
  SELECT 'event', k.event_id, jsonb_build_object('invitees', jsonb_agg(k.id)) FROM event_invitees AS k
  WHERE k.org_id = :org AND k.contact_id = :merged GROUP BY k.event_id`,
  contact: `
  SELECT 'contact', k.id, '{}'::jsonb FROM entities AS k WHERE k.org_id = :org AND k.company_id = :merged AND k.id <> ALL (:part)`,
  child_company: `
  SELECT 'child_company', k.id, '{}'::jsonb FROM entities AS k
  WHERE k.org_id = :org AND k.parent_company_id = :merged AND k.id <> ALL (:part)`,
  segment: `
  SELECT 'segment', k.segment_id, jsonb_build_object('both', ${BOTH("segment_members", "segment_id", "entity_id")})
  FROM segment_members AS k WHERE k.org_id = :org AND k.entity_id = :merged`,
  email: `
  SELECT 'email', e.id, jsonb_build_object('position', k.position, 'type', k.record_type,
    'both', ${BOTH("email_relations", "email_id", "record_id")},
    'recipients', (SELECT coalesce(jsonb_agg(r.position), '[]') FROM email_recipients AS r
      WHERE r.org_id = :org AND r.email_id = e.id AND r.contact_id = :merged))
  FROM emails AS e LEFT JOIN email_relations AS k ON k.org_id = :org AND k.email_id = e.id AND k.record_id = :merged
  WHERE e.org_id = :org AND e.id IN (
    SELECT l.email_id FROM email_relations AS l WHERE l.org_id = :org AND l.record_id = :merged
    UNION SELECT l.email_id FROM email_recipients AS l WHERE l.org_id = :org AND l.contact_id = :merged)`,
  campaign_recipient: `
  SELECT 'campaign_recipient', k.id, '{}'::jsonb FROM campaign_recipients AS k
  WHERE k.org_id = :org AND k.contact_id = :merged`,
  file: "SELECT 'file', k.id, '{}'::jsonb FROM files AS k WHERE k.org_id = :org AND k.entity_id = :merged",
  form_submission: `
  SELECT 'form_submission', k.id, '{}'::jsonb FROM form_submissions AS k
  WHERE k.org_id = :org AND k.contact_id = :merged`,
  activity: `
  SELECT 'activity', k.id, '{}'::jsonb FROM activities AS k WHERE k.org_id = :org AND k.record_id = :merged
    AND k.type NOT IN ('record_created', 'field_changed', 'lifecycle_changed')`,
};

/** Creates the statements that remember merges and undo them; all of them need a transaction. */
export function mergeHistory(db: Knex) {
  return { ...memory(db), ...claims(db), ...returns(db) };
}

function memory(db: Knex) {
  const entries = (orgId: string): Knex.QueryBuilder => db("entity_merges").where({ org_id: orgId });
  const columns = ["merged_id", "kept_id", "merge_id", "merged_at", "plan"];
  return {
    /** Remembers a merge of several records: their order is that of their values. */
    async rememberMerge(orgId: string, { keptId, mergedIds, mergeId, plan }: Remembered): Promise<void> {
      const rows = mergedIds.map((merged_id, position) => ({
        org_id: orgId,
        merged_id,
        kept_id: keptId,
        merge_id: mergeId,
        position,
        merged_at: plan.at,
        plan: JSON.stringify(plan),
      }));
      await db("entity_merges").insert(rows);
    },
    /**
     * Remembers what refers to a record before it is moved to the kept one. References between the records of the merge
     * (`part`) are no relations.
     */
    async rememberMoves(orgId: string, { fromId, toId }: RecordReplacement, part: readonly string[]): Promise<void> {
      for (const select of Object.values(REFERRING)) {
        const text = `INSERT INTO entity_merge_moves (org_id, merged_id, kind, record_id, detail)
          SELECT CAST(:org AS uuid), CAST(:merged AS uuid), v.* FROM (${select}) AS v (kind, record_id, detail)`;
        const typed = text
          .replaceAll(/= :(org|merged|kept)\b/g, "= CAST(:$1 AS uuid)")
          .replaceAll(/FROM :(merged)\b/g, "FROM CAST(:$1 AS uuid)")
          .replaceAll(":part", "CAST(:part AS uuid[])");
        await db.raw(typed, { org: orgId, merged: fromId, kept: toId, part: [...part] });
      }
    },
    /** Returns how a record was merged, and locks that until the transaction ends; null if it is not merged. */
    async lockMerge(orgId: string, mergedId: string): Promise<MergeEntry | null> {
      const row = entries(orgId).where({ merged_id: mergedId }).forUpdate();
      return (await row.first<MergeEntry | undefined>(...columns)) ?? null;
    },
    /** Returns the ids of the other records of a merge that are still merged, in the order of their values. */
    async othersOfMerge(orgId: string, { merge_id, merged_id }: MergeEntry): Promise<string[]> {
      const others = entries(orgId).where({ merge_id }).whereNot({ merged_id }).orderBy("position");
      return (await others.pluck("merged_id")) as string[];
    },
    /** Separates a record from the one into which it was merged; it is deleted until it is written. */
    async separate(orgId: string, mergedId: string): Promise<void> {
      await db("entities").where({ org_id: orgId, id: mergedId }).update({ merged_into: null });
    },
    /**
     * Sets into which record those went that had been merged into a record before it was merged itself, now that it is
     * live again.
     */
    async returnMerged(orgId: string, { fromId, toId }: RecordReplacement): Promise<void> {
      const text = `WITH RECURSIVE below (id) AS (
          SELECT m.merged_id FROM entity_merges AS m WHERE m.org_id = ?::uuid AND m.kept_id = ?::uuid
          UNION SELECT m.merged_id FROM entity_merges AS m JOIN below AS b ON m.kept_id = b.id WHERE m.org_id = ?::uuid)
        UPDATE entities AS e SET merged_into = ?::uuid FROM below AS b
        WHERE e.org_id = ?::uuid AND e.id = b.id AND e.merged_into = ?::uuid`;
      await run(db, sql(text, orgId, toId, orgId, toId, orgId, fromId));
    },
    /** Returns the relations of a kind that a merge moved. */
    async movesOf(orgId: string, mergedId: string, kind: MovedKind): Promise<Move[]> {
      const rows = db("entity_merge_moves").where({ org_id: orgId, merged_id: mergedId, kind }).orderBy("record_id");
      return await rows.select<Move[]>("record_id", "detail");
    },
    /** Returns those of these records that still exist, deleted or not. */
    async existing(orgId: string, kind: MovedKind, ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = db(TABLES[kind])
        .where({ org_id: orgId })
        .whereIn("id", [...ids]);
      return new Set((await rows.pluck("id")) as string[]);
    },
    /** Forgets a merge that was undone, also the values of the record in the timeline of the kept one. */
    async forgetMerge(orgId: string, { keptId, mergedId }: GiveBack): Promise<void> {
      await entries(orgId).where({ merged_id: mergedId }).delete();
      const text = `UPDATE activities AS k SET changes = (SELECT jsonb_agg(c.value) FROM jsonb_array_elements(k.changes) AS c
          WHERE c.value ->> 'field' = 'merged_ids')
        WHERE k.org_id = ?::uuid AND k.record_id = ?::uuid AND k.type = 'merged'
          AND k.changes @> jsonb_build_array(jsonb_build_object('field', 'merged_ids', 'new', jsonb_build_array(?::text)))`;
      await run(db, sql(text, orgId, keptId, mergedId));
    },
    /** Forgets the details of merges that can no longer be undone. */
    async purgeMerges(): Promise<void> {
      const old = `merged_at < now() - interval '${String(UNMERGE_DAYS)} days'`;
      await db.raw(`DELETE FROM entity_merge_moves WHERE ${old}`);
      await db.raw(`UPDATE entity_merges SET plan = NULL WHERE plan IS NOT NULL AND ${old}`);
    },
  };
}

interface Remembered {
  readonly keptId: string;
  readonly mergedIds: readonly string[];
  readonly mergeId: string;
  readonly plan: MergeMemory;
}

/** The external ids of merged records, which lead to the kept one. */
function claims(db: Knex) {
  return {
    /** Releases the external ids that lead to a record without being its own. */
    async releaseLeading(orgId: string, id: string): Promise<void> {
      const text = `DELETE FROM entity_external_ids AS k USING entities AS e
        WHERE k.org_id = ?::uuid AND k.entity_id = ?::uuid AND e.org_id = ?::uuid AND e.id = ?::uuid
          AND e.external_ids ->> k.namespace IS DISTINCT FROM k.external_id`;
      await run(db, sql(text, orgId, id, orgId, id));
    },
    /** Lets the external ids of the records that were merged into a live record lead to it, unless another one has them. */
    async leadTo(orgId: string, id: string): Promise<void> {
      const text = `INSERT INTO entity_external_ids (org_id, entity_type, namespace, external_id, entity_id)
        SELECT ?::uuid, m.entity_type, x.key, x.value, ?::uuid FROM entities AS m, jsonb_each_text(m.external_ids) AS x
        WHERE m.org_id = ?::uuid AND m.merged_into = ?::uuid ORDER BY x.key, x.value ON CONFLICT DO NOTHING`;
      await run(db, sql(text, orgId, id, orgId, id));
    },
  };
}

/** How a relation is given back: what was moved, and the two records. */
interface GiveBack {
  readonly keptId: string;
  readonly mergedId: string;
}

/** Statements that give relations back which need no new version; each returns the ids of the related records. */
function returns(db: Knex) {
  const moved = (kind: MovedKind): string =>
    `SELECT v.record_id FROM entity_merge_moves AS v WHERE v.org_id = :org AND v.merged_id = :merged AND v.kind = '${kind}'`;
  const all = async (text: string, orgId: string, { keptId, mergedId }: GiveBack): Promise<string[]> => {
    const typed = text.replaceAll(/:(org|merged|kept)\b/g, "CAST(:$1 AS uuid)");
    const { rows } = await db.raw<{ rows: { id: string }[] }>(typed, { org: orgId, merged: mergedId, kept: keptId });
    return [...new Set(rows.map(({ id }) => id))];
  };
  return {
    async returnActivities(orgId: string, ids: GiveBack): Promise<string[]> {
      const text = `UPDATE activities SET record_id = :merged
        WHERE org_id = :org AND record_id = :kept AND id IN (${moved("activity")}) RETURNING id`;
      return await all(text, orgId, ids);
    },
    async returnCampaignRecipients(orgId: string, ids: GiveBack): Promise<string[]> {
      const text = `UPDATE campaign_recipients SET contact_id = :merged
        WHERE org_id = :org AND contact_id = :kept AND id IN (${moved("campaign_recipient")}) RETURNING id`;
      return await all(text, orgId, ids);
    },
    async returnMemberships(orgId: string, ids: GiveBack): Promise<string[]> {
      const still = `SELECT k.segment_id FROM segment_members AS k
        WHERE k.org_id = :org AND k.entity_id = :kept AND k.segment_id IN (${moved("segment")}) ORDER BY k.segment_id`;
      const back = await all(
        `INSERT INTO segment_members (org_id, segment_id, entity_id)
         SELECT :org, s.segment_id, :merged FROM (${still}) AS s ON CONFLICT DO NOTHING RETURNING segment_id AS id`,
        orgId,
        ids,
      );
      const own = `${moved("segment")} AND NOT (v.detail -> 'both')::boolean`;
      const text = `DELETE FROM segment_members WHERE org_id = :org AND entity_id = :kept AND segment_id IN (${own})
        RETURNING segment_id AS id`;
      await all(text, orgId, ids);
      return back;
    },
    async returnEmails(orgId: string, ids: GiveBack): Promise<string[]> {
      const about = await all(
        `INSERT INTO email_relations (org_id, email_id, record_type, record_id, position)
         SELECT :org, v.record_id, k.record_type, :merged, (v.detail ->> 'position')::smallint
         FROM entity_merge_moves AS v JOIN email_relations AS k ON k.org_id = :org AND k.email_id = v.record_id AND k.record_id = :kept
         WHERE v.org_id = :org AND v.merged_id = :merged AND v.kind = 'email' AND v.detail ->> 'position' IS NOT NULL
         RETURNING email_id AS id`,
        orgId,
        ids,
      );
      const own = `${moved("email")} AND v.detail ->> 'position' IS NOT NULL AND NOT (v.detail -> 'both')::boolean`;
      await all(
        `DELETE FROM email_relations WHERE org_id = :org AND record_id = :kept AND email_id IN (${own}) RETURNING email_id AS id`,
        orgId,
        ids,
      );
      const sent = await all(
        `UPDATE email_recipients AS r SET contact_id = :merged FROM entity_merge_moves AS v
         WHERE v.org_id = :org AND v.merged_id = :merged AND v.kind = 'email' AND r.org_id = :org
           AND r.email_id = v.record_id AND r.contact_id = :kept AND v.detail -> 'recipients' @> to_jsonb(r.position)
         RETURNING r.email_id AS id`,
        orgId,
        ids,
      );
      return [...new Set([...about, ...sent])];
    },
    /** Gives back live and deleted contacts or child companies; the caller reports the changes of the live ones. */
    async returnReferences(
      orgId: string,
      kind: "contact" | "child_company",
      { keptId, mergedId, except, by }: GiveBack & { readonly except: readonly string[]; readonly by: object },
    ): Promise<string[]> {
      const column = kind === "contact" ? "company_id" : "parent_company_id";
      const text = `UPDATE entities SET ${column} = ?::uuid, version = version + 1, updated_at = now(), updated_by = ?::jsonb
        WHERE org_id = ?::uuid AND ${column} = ?::uuid AND id <> ALL (?::uuid[]) AND id IN (
          SELECT v.record_id FROM entity_merge_moves AS v WHERE v.org_id = ?::uuid AND v.merged_id = ?::uuid AND v.kind = ?)
        RETURNING id`;
      const values = [mergedId, JSON.stringify(by), orgId, keptId, [...except], orgId, mergedId, kind];
      return (await run<{ id: string }>(db, sql(text, ...values))).map(({ id }) => id);
    },
  };
}
