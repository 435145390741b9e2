import type { Migration } from "../../migration.ts";

/** E-mail templates, and the campaigns and messages that use them. */
export const emailTemplates: Migration = {
  name: "0036-email-templates",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE TABLE email_templates (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  description text,
  kind text NOT NULL CHECK (kind IN ('marketing', 'transactional')),
  translations jsonb NOT NULL,
  own_variables text[] NOT NULL DEFAULT '{}',
  used_variables text[] NOT NULL DEFAULT '{}',
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
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id)
);
CREATE INDEX email_templates_list ON email_templates (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX email_templates_name ON email_templates (org_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX email_templates_search ON email_templates USING gin (org_id, search_text gin_trgm_ops)
  WHERE deleted_at IS NULL;

ALTER TABLE campaigns
  ADD template_id uuid,
  ADD template_version integer,
  -- the texts of that version
  ADD template_texts jsonb,
  ADD CHECK ((template_version IS NULL) = (template_texts IS NULL)),
  ADD FOREIGN KEY (org_id, template_id) REFERENCES email_templates (org_id, id);
CREATE INDEX campaigns_template ON campaigns (org_id, template_id) WHERE template_id IS NOT NULL;

ALTER TABLE emails
  ADD template_id uuid,
  ADD template_version integer,
  ADD CHECK ((template_version IS NULL) = (template_id IS NULL)),
  ADD FOREIGN KEY (org_id, template_id) REFERENCES email_templates (org_id, id);
CREATE INDEX emails_template ON emails (org_id, template_id) WHERE template_id IS NOT NULL;
`;
