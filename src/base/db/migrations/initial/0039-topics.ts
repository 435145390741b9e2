import type { Migration } from "../../migration.ts";

/** Topics of marketing e-mail, and the subscriptions of addresses to them. */
export const topics: Migration = {
  name: "0039-topics",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE TABLE topics (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  name_en text,
  name_fr text,
  slug text,
  description text,
  description_en text,
  description_fr text,
  position integer NOT NULL DEFAULT 0,
  is_public boolean NOT NULL DEFAULT true,
  opt_in_required boolean NOT NULL DEFAULT false,
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
CREATE INDEX topics_list ON topics (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX topics_slug ON topics (org_id, lower(slug)) WHERE deleted_at IS NULL;
CREATE INDEX topics_search ON topics USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;

-- The last choice of an address, and its last consent. An address without a row never chose.
CREATE TABLE topic_subscriptions (
  org_id uuid NOT NULL,
  email text NOT NULL,
  topic_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('subscribed', 'unsubscribed')),
  source text NOT NULL,
  note text,
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  changed_by jsonb NOT NULL,
  consented_at timestamptz(3),
  consent_source text,
  consent_note text,
  PRIMARY KEY (org_id, email, topic_id),
  FOREIGN KEY (org_id, topic_id) REFERENCES topics (org_id, id)
);

ALTER TABLE campaigns ADD topic_id uuid, ADD FOREIGN KEY (org_id, topic_id) REFERENCES topics (org_id, id);
ALTER TABLE emails ADD topic_id uuid, ADD FOREIGN KEY (org_id, topic_id) REFERENCES topics (org_id, id);
`;
