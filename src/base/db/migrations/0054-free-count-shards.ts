import { isDistributed } from "../distribution/distributed.ts";
import type { Migration } from "../migration.ts";

/**
 * Writers choose a shard of entity_count that no other transaction changes. Before, two of the few connections of a
 * process often had the same one, and the second writer waited for the commit of the first. A distributed database
 * keeps its own triggers.
 */
export const freeCountShards: Migration = {
  name: "0054-free-count-shards",
  async up(tx) {
    if (!(await isDistributed(tx))) await tx.raw(statements);
  },
};

const statements = `
-- The first of the eight shards that no other transaction uses for this organization, beginning with that of the
-- connection; this one, if others use all of them.
CREATE FUNCTION entity_count_shard(org uuid) RETURNS int LANGUAGE plpgsql AS $$
DECLARE first int := pg_backend_pid() % 8;
BEGIN
  FOR i IN 0..7 LOOP
    IF pg_try_advisory_xact_lock(hashtextextended('entity_count:' || org, (first + i) % 8)) THEN
      RETURN (first + i) % 8;
    END IF;
  END LOOP;
  RETURN first;
END $$;

CREATE OR REPLACE FUNCTION entity_count_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c (org_id, entity_type, day, shard, n)
    SELECT org_id, entity_type, uuid7_day(id), entity_count_shard(org_id), count(*) FROM added
    WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION entity_count_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c (org_id, entity_type, day, shard, n)
    SELECT org_id, entity_type, uuid7_day(id), entity_count_shard(org_id), -count(*) FROM removed
    WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION entity_count_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c
    VALUES (NEW.org_id, NEW.entity_type, uuid7_day(NEW.id), entity_count_shard(NEW.org_id),
      CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END)
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;
`;
