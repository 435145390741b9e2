/**
 * The triggers that a distributed database needs instead of those of the migrations. Its shards cannot run statement
 * triggers with transition tables, so each row counts itself. The transaction id of a change is taken where the feed
 * compares it, on the worker: the default of the column would be computed on the coordinator.
 */
export const SHARD_TRIGGERS = `
CREATE FUNCTION change_xid_of_shard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.xid := change_xid();
  RETURN NEW;
END $$;
CREATE TRIGGER change_xid_of_shard BEFORE INSERT ON changes FOR EACH ROW EXECUTE FUNCTION change_xid_of_shard();
DROP TRIGGER entity_count_insert ON entities;
DROP TRIGGER entity_count_delete ON entities;
DROP TRIGGER segment_member_insert ON segment_members;
DROP TRIGGER segment_member_delete ON segment_members;
CREATE OR REPLACE FUNCTION entity_count_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c (org_id, entity_type, day, shard, n)
    VALUES (NEW.org_id, NEW.entity_type, uuid7_day(NEW.id), pg_backend_pid() % 8, 1)
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION entity_count_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c (org_id, entity_type, day, shard, n)
    VALUES (OLD.org_id, OLD.entity_type, uuid7_day(OLD.id), pg_backend_pid() % 8, -1)
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION segment_member_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO segment_member_count AS c (org_id, segment_id, shard, n)
    VALUES (NEW.org_id, NEW.segment_id, pg_backend_pid() % 8, 1)
    ON CONFLICT (org_id, segment_id, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION segment_member_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO segment_member_count AS c (org_id, segment_id, shard, n)
    VALUES (OLD.org_id, OLD.segment_id, pg_backend_pid() % 8, -1)
    ON CONFLICT (org_id, segment_id, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;
CREATE TRIGGER entity_count_insert AFTER INSERT ON entities FOR EACH ROW
  WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION entity_count_insert();
CREATE TRIGGER entity_count_delete AFTER DELETE ON entities FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION entity_count_delete();
CREATE TRIGGER segment_member_insert AFTER INSERT ON segment_members FOR EACH ROW
  WHEN (NEW.live) EXECUTE FUNCTION segment_member_insert();
CREATE TRIGGER segment_member_delete AFTER DELETE ON segment_members FOR EACH ROW
  WHEN (OLD.live) EXECUTE FUNCTION segment_member_delete();
`;
