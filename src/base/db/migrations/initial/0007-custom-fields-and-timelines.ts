import type { Migration } from "../../migration.ts";

/** Definitions of custom fields, and the timelines of records. */
export const customFieldsAndTimelines: Migration = {
  name: "0007-custom-fields-and-timelines",
  up: (tx) => tx.raw(statements),
};

/** Millisecond precision as in the API. */
const instant = "timestamptz(3)";

// knex interprets a question mark as a placeholder.
const statements = `
CREATE TABLE custom_fields (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  entity_type text NOT NULL CHECK (entity_type IN ('contact', 'company', 'opportunity', 'task')),
  key text NOT NULL,
  label text NOT NULL,
  type text NOT NULL,
  options text[],
  -- removed options: records keep their values, and filters can use them
  retired_options text[] NOT NULL DEFAULT '{}',
  required boolean NOT NULL,
  description text,
  position integer NOT NULL,
  archived boolean NOT NULL,
  -- standard
  version integer NOT NULL DEFAULT 1,
  created_at ${instant} NOT NULL,
  updated_at ${instant} NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at ${instant},
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX custom_fields_key ON custom_fields (org_id, entity_type, key) WHERE deleted_at IS NULL;
-- Used by every statement that creates a record.
CREATE INDEX custom_fields_required ON custom_fields (org_id, entity_type)
  WHERE required AND NOT archived AND deleted_at IS NULL;

-- For checking whether any record has a value of a field; excludes records without values.
CREATE INDEX entities_custom_fields ON entities USING gin (org_id, custom_fields) WHERE custom_fields <> '{}'::jsonb;
CREATE INDEX opportunities_custom_fields ON opportunities USING gin (org_id, custom_fields) WHERE custom_fields <> '{}'::jsonb;

-- The timeline of a record, kept as long as the record; written by the statement that writes the change.
CREATE TABLE activities (
  org_id uuid NOT NULL REFERENCES organizations (id),
  record_id uuid NOT NULL,
  -- UUID version 7, so that ids are ordered by time
  id uuid NOT NULL,
  record_type text NOT NULL,
  type text NOT NULL,
  occurred_at ${instant} NOT NULL,
  actor jsonb NOT NULL,
  changes jsonb,
  related_type text,
  related_id uuid,
  PRIMARY KEY (org_id, record_id, id)
);
`;
