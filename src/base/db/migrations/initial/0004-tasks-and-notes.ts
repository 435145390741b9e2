import type { Migration } from "../../migration.ts";

/** Tasks, notes and their related records. */
export const tasksAndNotes: Migration = {
  name: "0004-tasks-and-notes",
  up: (tx) => tx.raw(statements),
};

/** Millisecond precision as in the API: cursors then contain the exact value. */
const instant = "timestamptz(3)";

const standard = `
  version integer NOT NULL DEFAULT 1,
  created_at ${instant} NOT NULL,
  updated_at ${instant} NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at ${instant},
  -- internal
  created_by_user uuid NOT NULL,
  search_text text NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id)`;

/** When a contact or company is purged, references to it are deleted. */
const relations = (table: string, owner: string): string => `
CREATE TABLE ${table} (
  org_id uuid NOT NULL,
  ${owner}_id uuid NOT NULL,
  record_type text NOT NULL,
  record_id uuid NOT NULL,
  position smallint NOT NULL,
  entity_id uuid GENERATED ALWAYS AS (CASE WHEN record_type IN ('contact', 'company') THEN record_id END) STORED,
  PRIMARY KEY (org_id, ${owner}_id, record_type, record_id),
  FOREIGN KEY (org_id, ${owner}_id) REFERENCES ${owner}s (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, entity_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ${table}_record ON ${table} (org_id, record_id, ${owner}_id DESC);
CREATE INDEX ${table}_entity ON ${table} (org_id, entity_id) WHERE entity_id IS NOT NULL;
`;

const statements = `
CREATE TABLE tasks (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  title text NOT NULL,
  description text,
  type text NOT NULL,
  status text NOT NULL,
  priority text NOT NULL,
  priority_rank smallint GENERATED ALWAYS AS (array_position(ARRAY['low', 'normal', 'high', 'urgent'], priority)) STORED,
  due_at ${instant},
  reminder_at ${instant},
  completed_at ${instant},
  assignee_id uuid,
  tags text[] NOT NULL DEFAULT '{}',
  custom_fields jsonb NOT NULL DEFAULT '{}',
  ${standard},
  FOREIGN KEY (org_id, assignee_id) REFERENCES users (org_id, id),
  CHECK (reminder_at IS NULL OR reminder_at <= due_at),
  CHECK ((status = 'completed') = (completed_at IS NOT NULL))
);
CREATE INDEX tasks_list ON tasks (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX tasks_due ON tasks (org_id, due_at) WHERE deleted_at IS NULL AND status IN ('todo', 'in_progress', 'waiting');
CREATE INDEX tasks_assignee ON tasks (org_id, assignee_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX tasks_search ON tasks USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX tasks_custom_fields ON tasks USING gin (org_id, custom_fields) WHERE custom_fields <> '{}'::jsonb;
${relations("task_relations", "task")}
CREATE TABLE notes (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  title text,
  body text NOT NULL,
  pinned boolean NOT NULL DEFAULT false,
  ${standard}
);
CREATE INDEX notes_list ON notes (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX notes_author ON notes (org_id, created_by_user, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX notes_search ON notes USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;
${relations("note_relations", "note")}`;
