import type { Migration } from "../../migration.ts";

/** Files on records. */
export const files: Migration = {
  name: "0035-files",
  up: (tx) => tx.raw(statements),
};

const statements = `
ALTER TABLE organizations ADD max_file_size_mb integer NOT NULL DEFAULT 25 CHECK (max_file_size_mb BETWEEN 1 AND 100);

CREATE TABLE files (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  record_type text NOT NULL,
  record_id uuid NOT NULL GENERATED ALWAYS AS (
    coalesce(entity_id, opportunity_id, task_id, note_id, event_id, email_id)) STORED,
  name text NOT NULL,
  status text NOT NULL DEFAULT 'waiting_for_content' CHECK (status IN ('waiting_for_content', 'available')),
  size integer,
  content_type text,
  sha256 text,
  uploaded_at timestamptz(3),
  uploaded_by jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at timestamptz(3),
  -- internal
  created_by_user uuid NOT NULL,
  object_key text,
  entity_id uuid,
  opportunity_id uuid,
  task_id uuid,
  note_id uuid,
  event_id uuid,
  email_id uuid,
  PRIMARY KEY (org_id, id),
  CHECK (num_nonnulls(entity_id, opportunity_id, task_id, note_id, event_id, email_id) = 1),
  CHECK ((status = 'available') = (num_nulls(size, content_type, sha256, uploaded_at, uploaded_by, object_key) = 0)),
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, entity_id) REFERENCES entities (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, opportunity_id) REFERENCES opportunities (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, task_id) REFERENCES tasks (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, note_id) REFERENCES notes (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, event_id) REFERENCES events (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, email_id) REFERENCES emails (org_id, id) ON DELETE CASCADE
);
CREATE INDEX files_list ON files (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX files_record ON files (org_id, record_id, id DESC);
CREATE INDEX files_entity_id ON files (org_id, entity_id) WHERE entity_id IS NOT NULL;
CREATE INDEX files_opportunity_id ON files (org_id, opportunity_id) WHERE opportunity_id IS NOT NULL;
CREATE INDEX files_task_id ON files (org_id, task_id) WHERE task_id IS NOT NULL;
CREATE INDEX files_note_id ON files (org_id, note_id) WHERE note_id IS NOT NULL;
CREATE INDEX files_event_id ON files (org_id, event_id) WHERE event_id IS NOT NULL;
CREATE INDEX files_email_id ON files (org_id, email_id) WHERE email_id IS NOT NULL;
CREATE INDEX files_waiting ON files (created_at) WHERE status = 'waiting_for_content';
CREATE INDEX files_deleted ON files (deleted_at) WHERE deleted_at IS NOT NULL;

-- What an organization stores, for its quota.
CREATE TABLE file_usage (
  org_id uuid PRIMARY KEY REFERENCES organizations (id),
  files integer NOT NULL,
  bytes bigint NOT NULL
);

-- The stored bytes. A row exists before its bytes are written and until they are removed, so that no crash leaves bytes
-- that nobody knows. The organization is not a column: the rows outlive it until its bytes are removed.
CREATE TABLE stored_objects (
  key text PRIMARY KEY,
  -- When the bytes can be removed; null while a file has them.
  expires_at timestamptz
);
CREATE INDEX stored_objects_expiry ON stored_objects (expires_at) WHERE expires_at IS NOT NULL;

-- A file is also deleted with its record or its organization.
CREATE FUNCTION file_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE stored_objects SET expires_at = now() WHERE key = OLD.object_key;
  UPDATE file_usage SET files = files - 1, bytes = bytes - OLD.size WHERE org_id = OLD.org_id;
  RETURN NULL;
END $$;
CREATE TRIGGER file_delete AFTER DELETE ON files FOR EACH ROW WHEN (OLD.object_key IS NOT NULL) EXECUTE FUNCTION file_delete();
`;
