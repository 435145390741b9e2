import type { Migration } from "../../migration.ts";

/** Segments of contacts and companies. */
export const segments: Migration = {
  name: "0005-segments",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE TABLE segments (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  description text,
  entity_type text NOT NULL CHECK (entity_type IN ('contact', 'company')),
  kind text NOT NULL CHECK (kind IN ('static', 'dynamic')),
  filter jsonb,
  -- dynamic segments: the last count, and its duration in milliseconds
  counted integer,
  evaluated_at timestamptz(3),
  evaluation_ms integer,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at timestamptz(3),
  created_by_user uuid NOT NULL,
  search_text text NOT NULL,
  PRIMARY KEY (org_id, id),
  CHECK ((kind = 'dynamic') = (filter IS NOT NULL))
);
CREATE UNIQUE INDEX segments_name ON segments (org_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX segments_search ON segments USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;

-- Members of static segments. The trigger below sets live if the record is live, so that members can be counted
-- without reading their records.
ALTER TABLE segment_members
  ADD COLUMN live boolean NOT NULL DEFAULT true,
  ADD FOREIGN KEY (org_id, segment_id) REFERENCES segments (org_id, id) ON DELETE CASCADE;

-- All members of a segment belong to one organization.
CREATE STATISTICS segment_members_segment (dependencies) ON org_id, segment_id FROM segment_members;

-- Live members by segment, in eight shards.
CREATE TABLE segment_member_count (
  org_id uuid NOT NULL,
  segment_id uuid NOT NULL,
  shard smallint NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (org_id, segment_id, shard)
) WITH (fillfactor = 50);

CREATE FUNCTION segment_member_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO segment_member_count AS c (org_id, segment_id, shard, n)
    SELECT org_id, segment_id, pg_backend_pid() % 8, count(*) FROM added WHERE live GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (org_id, segment_id, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;

CREATE FUNCTION segment_member_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO segment_member_count AS c (org_id, segment_id, shard, n)
    SELECT org_id, segment_id, pg_backend_pid() % 8, -count(*) FROM removed WHERE live GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (org_id, segment_id, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;

CREATE TRIGGER segment_member_insert AFTER INSERT ON segment_members REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION segment_member_insert();
CREATE TRIGGER segment_member_delete AFTER DELETE ON segment_members REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION segment_member_delete();

-- Deletions share the lock. Adding many members takes it exclusively before the end, so that no deletion is missed.
CREATE FUNCTION entity_segment_member_live() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('segment_members:' || NEW.org_id, 0));
  WITH changed AS (
    UPDATE segment_members SET live = NEW.deleted_at IS NULL
    WHERE org_id = NEW.org_id AND entity_id = NEW.id AND live <> (NEW.deleted_at IS NULL)
    RETURNING segment_id, live)
  INSERT INTO segment_member_count AS c (org_id, segment_id, shard, n)
    SELECT NEW.org_id, segment_id, pg_backend_pid() % 8, CASE WHEN live THEN 1 ELSE -1 END FROM changed ORDER BY 2
    ON CONFLICT (org_id, segment_id, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;

CREATE TRIGGER entity_segment_member_live AFTER UPDATE ON entities
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION entity_segment_member_live();
`;
