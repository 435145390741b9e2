import type { Migration } from "../../migration.ts";

/** Contacts and companies, their counters, unique keys and changes. */
export const entities: Migration = {
  name: "0002-entities",
  up: (tx) => tx.raw(statements),
};

/** Millisecond precision as in the API: cursors then contain the exact value. */
const instant = "timestamptz(3)";

const statements = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE entities (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  entity_type text NOT NULL CHECK (entity_type IN ('contact', 'company')),
  -- both kinds
  email text,
  phone text,
  website text,
  linkedin_url text,
  description text,
  lifecycle_stage text NOT NULL,
  lifecycle_stage_changed_at ${instant},
  lead_score smallint NOT NULL DEFAULT 0,
  owner_id uuid,
  tags text[] NOT NULL DEFAULT '{}',
  custom_fields jsonb NOT NULL DEFAULT '{}',
  external_ids jsonb NOT NULL DEFAULT '{}',
  -- contacts
  first_name text,
  last_name text,
  full_name text,
  additional_emails text[],
  mobile text,
  job_title text,
  department text,
  company_id uuid,
  lead_status text,
  source text,
  email_consent text,
  email_consent_at ${instant},
  email_deliverability text,
  do_not_call boolean,
  timezone text,
  locale text,
  address jsonb,
  avatar_url text,
  birthday date,
  last_activity_at ${instant},
  -- companies
  name text,
  domain text,
  additional_domains text[],
  type text,
  industry text,
  employee_count integer,
  annual_revenue numeric(14, 2),
  currency text,
  parent_company_id uuid,
  billing_address jsonb,
  shipping_address jsonb,
  registration_number text,
  vat_number text,
  -- standard
  version integer NOT NULL,
  created_at ${instant} NOT NULL,
  updated_at ${instant} NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at ${instant},
  -- internal; computed by src/base/platform/rules/text.ts
  created_by_user uuid NOT NULL,
  search_name text NOT NULL,
  search_text text NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, owner_id) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, company_id) REFERENCES entities (org_id, id) ON DELETE SET NULL (company_id),
  FOREIGN KEY (org_id, parent_company_id) REFERENCES entities (org_id, id) ON DELETE SET NULL (parent_company_id)
) WITH (fillfactor = 90);

CREATE INDEX entities_list ON entities (org_id, entity_type, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX entities_email ON entities (org_id, email) WHERE email IS NOT NULL;
CREATE INDEX entities_name ON entities (org_id, search_name text_pattern_ops) WHERE deleted_at IS NULL;
CREATE INDEX entities_company ON entities (org_id, company_id) WHERE company_id IS NOT NULL;
CREATE INDEX entities_parent ON entities (org_id, parent_company_id) WHERE parent_company_id IS NOT NULL;
-- A short pending list, because a single write pays for its flush: 158 ms for 4 MB.
CREATE INDEX entities_search ON entities USING gin (org_id, search_text gin_trgm_ops)
  WITH (gin_pending_list_limit = 512) WHERE deleted_at IS NULL;

-- Keys that are unique among live records. The rows of deleted records are removed.
CREATE TABLE entity_emails (
  org_id uuid NOT NULL,
  email text NOT NULL,
  entity_id uuid NOT NULL,
  PRIMARY KEY (org_id, email),
  FOREIGN KEY (org_id, entity_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX entity_emails_entity ON entity_emails (org_id, entity_id);

CREATE TABLE entity_domains (
  org_id uuid NOT NULL,
  domain text NOT NULL,
  entity_id uuid NOT NULL,
  PRIMARY KEY (org_id, domain),
  FOREIGN KEY (org_id, entity_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX entity_domains_entity ON entity_domains (org_id, entity_id);

CREATE TABLE entity_external_ids (
  org_id uuid NOT NULL,
  entity_type text NOT NULL,
  namespace text NOT NULL,
  external_id text NOT NULL,
  entity_id uuid NOT NULL,
  PRIMARY KEY (org_id, entity_type, namespace, external_id),
  FOREIGN KEY (org_id, entity_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX entity_external_ids_entity ON entity_external_ids (org_id, entity_id);

CREATE TABLE segment_members (
  org_id uuid NOT NULL,
  segment_id uuid NOT NULL,
  entity_id uuid NOT NULL,
  PRIMARY KEY (org_id, segment_id, entity_id),
  FOREIGN KEY (org_id, entity_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX segment_members_entity ON segment_members (org_id, entity_id);

-- Exact totals and the start of deep pages: live records by type and UTC day of their id. Eight shards, so that
-- writers do not wait for the same row.
CREATE TABLE entity_count (
  org_id uuid NOT NULL,
  entity_type text NOT NULL,
  day date NOT NULL,
  shard smallint NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (org_id, entity_type, day, shard)
) WITH (fillfactor = 50);

CREATE FUNCTION uuid7_day(id uuid) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT DATE '1970-01-01' + ((('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint) / 86400000)::int
$$;

-- The lowest id of a UTC day.
CREATE FUNCTION uuid7_floor(day date) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (lpad(to_hex((day - DATE '1970-01-01')::bigint * 86400000), 12, '0') || '00000000000000000000')::uuid
$$;

CREATE FUNCTION entity_count_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c (org_id, entity_type, day, shard, n)
    SELECT org_id, entity_type, uuid7_day(id), pg_backend_pid() % 8, count(*) FROM added
    WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;

CREATE FUNCTION entity_count_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c (org_id, entity_type, day, shard, n)
    SELECT org_id, entity_type, uuid7_day(id), pg_backend_pid() % 8, -count(*) FROM removed
    WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;

CREATE FUNCTION entity_count_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO entity_count AS c
    VALUES (NEW.org_id, NEW.entity_type, uuid7_day(NEW.id), pg_backend_pid() % 8,
      CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END)
    ON CONFLICT (org_id, entity_type, day, shard) DO UPDATE SET n = c.n + excluded.n;
  RETURN NULL;
END $$;

CREATE TRIGGER entity_count_insert AFTER INSERT ON entities REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION entity_count_insert();
CREATE TRIGGER entity_count_delete AFTER DELETE ON entities REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION entity_count_delete();
CREATE TRIGGER entity_count_update AFTER UPDATE ON entities
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION entity_count_update();

-- Changes, written in the transaction that made them. Readers only take rows below
-- pg_snapshot_xmin(pg_current_snapshot()) in the order (xid, id), so that no later commit appears before them.
CREATE TABLE changes (
  org_id uuid NOT NULL REFERENCES organizations (id),
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  id uuid NOT NULL,
  record_type text NOT NULL,
  record_id uuid NOT NULL,
  kind text NOT NULL,
  version integer NOT NULL,
  actor jsonb NOT NULL,
  occurred_at ${instant} NOT NULL,
  data jsonb NOT NULL,
  changes jsonb,
  PRIMARY KEY (org_id, xid, id)
);
CREATE INDEX changes_record ON changes (org_id, record_id, id);
CREATE INDEX changes_age ON changes USING brin (occurred_at);
`;
