import type { Migration } from "../migration.ts";

/**
 * The keys of bytes whose file was deleted, in the shard of the organization. The trigger of a shard cannot change
 * stored_objects, which a distributed database keeps on the coordinator.
 */
export const freedObjects: Migration = {
  name: "0052-freed-objects",
  up: async (tx) => {
    await tx.raw(statements);
  },
};

const statements = `
CREATE TABLE freed_objects (
  org_id uuid NOT NULL,
  key text NOT NULL,
  PRIMARY KEY (org_id, key));
CREATE OR REPLACE FUNCTION file_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO freed_objects (org_id, key) VALUES (OLD.org_id, OLD.object_key) ON CONFLICT (org_id, key) DO NOTHING;
  UPDATE file_usage SET files = files - 1, bytes = bytes - OLD.size WHERE org_id = OLD.org_id;
  RETURN NULL;
END $$;
`;
