import type { Migration } from "../../migration.ts";

/** Web forms and their submissions. */
export const forms: Migration = {
  name: "0038-forms",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE TABLE forms (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  description text,
  contact_fields jsonb NOT NULL DEFAULT '[]',
  questions jsonb NOT NULL DEFAULT '[]',
  consent_text jsonb,
  consent_required boolean NOT NULL DEFAULT true,
  consent_purpose text NOT NULL DEFAULT 'data_processing',
  thank_you_text jsonb,
  redirect_url text,
  allowed_origins text[] NOT NULL DEFAULT '{}',
  owner_id uuid,
  tags text[] NOT NULL DEFAULT '{}',
  lifecycle_stage text NOT NULL DEFAULT 'lead',
  notify_user_ids uuid[] NOT NULL DEFAULT '{}',
  locale text,
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at timestamptz(3),
  -- internal
  created_by_user uuid NOT NULL,
  search_text text NOT NULL,
  entrusted boolean,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, owner_id) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id)
);
CREATE INDEX forms_list ON forms (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX forms_slug ON forms (org_id, lower(slug)) WHERE deleted_at IS NULL;
CREATE INDEX forms_owner_id ON forms (org_id, owner_id, id DESC);
CREATE INDEX forms_search ON forms USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE TABLE form_submissions (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  form_id uuid NOT NULL,
  contact_id uuid,
  email text NOT NULL,
  fields jsonb NOT NULL DEFAULT '{}',
  answers jsonb NOT NULL DEFAULT '{}',
  consent_text text,
  consent_given boolean,
  locale text NOT NULL,
  referrer text,
  sender_hash text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at timestamptz(3),
  -- internal
  created_by_user uuid NOT NULL,
  search_text text NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, form_id) REFERENCES forms (org_id, id),
  FOREIGN KEY (org_id, contact_id) REFERENCES entities (org_id, id) ON DELETE SET NULL (contact_id),
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id)
);
CREATE INDEX form_submissions_list ON form_submissions (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX form_submissions_form_id ON form_submissions (org_id, form_id, id DESC);
CREATE INDEX form_submissions_contact_id ON form_submissions (org_id, contact_id, id DESC);
CREATE INDEX form_submissions_search ON form_submissions USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;
`;
