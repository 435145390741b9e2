import type { Knex } from "knex";
import type { Actor } from "../../../base/contract/actor.ts";
import type { EntityRecord } from "../../../base/records/rules/entity.ts";
import { selectLists } from "../../../base/records/sql/entity-columns.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";

/** A record that takes the place of another one. */
export interface RecordReplacement {
  readonly fromId: string;
  readonly toId: string;
}

/** A change of references from one company to another. */
export interface ReferenceChange {
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
