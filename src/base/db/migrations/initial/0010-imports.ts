import type { Migration } from "../../migration.ts";

/** Imports with their files, failed rows and dry-run results. */
export const imports: Migration = {
  name: "0010-imports",
  up: (tx) => tx.raw(statements),
};

const instant = "timestamptz(3)";

const statements = `
CREATE TABLE imports (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  entity_type text NOT NULL CHECK (entity_type IN ('contact', 'company')),
  status text NOT NULL,
  mapping jsonb,
  duplicates text NOT NULL,
  date_format text NOT NULL,
  create_companies boolean NOT NULL,
  dry_run boolean NOT NULL,
  -- the file
  file_id uuid,
  delimiter text,
  size_bytes integer,
  header jsonb NOT NULL DEFAULT '[]',
  preview jsonb NOT NULL DEFAULT '[]',
  rows integer,
  body_offset integer NOT NULL DEFAULT 0,
  body_line integer NOT NULL DEFAULT 1,
  -- progress: everything before the offset is processed and counted
  next_offset integer NOT NULL DEFAULT 0,
  next_line integer NOT NULL DEFAULT 1,
  processed_rows integer NOT NULL DEFAULT 0,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  companies_created integer NOT NULL DEFAULT 0,
  failure jsonb,
  job_id uuid,
  started_at ${instant},
  finished_at ${instant},
  version integer NOT NULL DEFAULT 1,
  created_at ${instant} NOT NULL,
  updated_at ${instant} NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at ${instant},
  created_by_user uuid NOT NULL,
  PRIMARY KEY (org_id, id)
);

-- The file in pieces of 1 MiB, so that any process can continue. An interrupted upload leaves pieces of another
-- file_id, which the next upload deletes.
CREATE TABLE import_pieces (
  org_id uuid NOT NULL,
  import_id uuid NOT NULL,
  file_id uuid NOT NULL,
  number integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (org_id, import_id, file_id, number),
  FOREIGN KEY (org_id, import_id) REFERENCES imports (org_id, id) ON DELETE CASCADE
);

CREATE TABLE import_failures (
  org_id uuid NOT NULL,
  import_id uuid NOT NULL,
  line integer NOT NULL,
  reasons jsonb NOT NULL,
  cells jsonb NOT NULL,
  PRIMARY KEY (org_id, import_id, line),
  FOREIGN KEY (org_id, import_id) REFERENCES imports (org_id, id) ON DELETE CASCADE
);

-- The records that a dry run would have written, and the keys for matching later rows. Deleted at the end of the run.
CREATE TABLE import_drafts (
  org_id uuid NOT NULL,
  import_id uuid NOT NULL,
  id uuid NOT NULL,
  record jsonb NOT NULL,
  PRIMARY KEY (org_id, import_id, id),
  FOREIGN KEY (org_id, import_id) REFERENCES imports (org_id, id) ON DELETE CASCADE
);
CREATE TABLE import_draft_keys (
  org_id uuid NOT NULL,
  import_id uuid NOT NULL,
  key text NOT NULL,
  draft_id uuid NOT NULL,
  PRIMARY KEY (org_id, import_id, key),
  FOREIGN KEY (org_id, import_id, draft_id) REFERENCES import_drafts (org_id, import_id, id) ON DELETE CASCADE
);
CREATE INDEX import_draft_keys_draft ON import_draft_keys (org_id, import_id, draft_id);
`;
