import type { Migration } from "../../migration.ts";

/** Campaigns, e-mail messages and their recipients. */
export const campaignsAndEmails: Migration = {
  name: "0006-campaigns-and-emails",
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
  deleted_at ${instant}`;

const statements = `
CREATE TABLE emails (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('scheduled', 'queued', 'sending', 'sent', 'failed', 'cancelled')),
  category text NOT NULL CHECK (category IN ('transactional', 'marketing')),
  message_id text NOT NULL,
  "from" jsonb NOT NULL,
  reply_to text,
  subject text NOT NULL,
  html text,
  text text,
  metadata jsonb NOT NULL DEFAULT '{}',
  send_at ${instant},
  sent_at ${instant},
  ${standard},
  -- internal
  created_by_user uuid NOT NULL,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX emails_status ON emails (org_id, status, id);

-- When a contact or company is purged, references to it are deleted.
CREATE TABLE email_relations (
  org_id uuid NOT NULL,
  email_id uuid NOT NULL,
  record_type text NOT NULL,
  record_id uuid NOT NULL,
  position smallint NOT NULL,
  entity_id uuid GENERATED ALWAYS AS (CASE WHEN record_type IN ('contact', 'company') THEN record_id END) STORED,
  PRIMARY KEY (org_id, email_id, record_type, record_id),
  FOREIGN KEY (org_id, email_id) REFERENCES emails (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, entity_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX email_relations_record ON email_relations (org_id, record_id, email_id DESC);
CREATE INDEX email_relations_entity ON email_relations (org_id, entity_id) WHERE entity_id IS NOT NULL;

CREATE TABLE email_recipients (
  org_id uuid NOT NULL,
  email_id uuid NOT NULL,
  position smallint NOT NULL,
  email text NOT NULL,
  name text,
  kind text NOT NULL CHECK (kind IN ('to', 'cc', 'bcc')),
  contact_id uuid,
  status text NOT NULL CHECK (status IN ('queued', 'sent', 'bounced', 'suppressed', 'failed')),
  error text,
  PRIMARY KEY (org_id, email_id, position),
  FOREIGN KEY (org_id, email_id) REFERENCES emails (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, contact_id) REFERENCES entities (org_id, id) ON DELETE SET NULL (contact_id)
);
CREATE INDEX email_recipients_email ON email_recipients (org_id, email, email_id);
CREATE INDEX email_recipients_contact ON email_recipients (org_id, contact_id) WHERE contact_id IS NOT NULL;

CREATE TABLE email_attachments (
  org_id uuid NOT NULL,
  email_id uuid NOT NULL,
  position smallint NOT NULL,
  filename text NOT NULL,
  content_type text NOT NULL,
  size integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (org_id, email_id, position),
  FOREIGN KEY (org_id, email_id) REFERENCES emails (org_id, id) ON DELETE CASCADE
);

-- Addresses to which nothing is sent; after an unsubscription, no marketing.
CREATE TABLE email_suppressions (
  org_id uuid NOT NULL REFERENCES organizations (id),
  email text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('unsubscribed', 'hard_bounced', 'complained')),
  created_at ${instant} NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, email, reason)
);

CREATE TABLE campaigns (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL DEFAULT 'email' CHECK (type = 'email'),
  status text NOT NULL CHECK (status IN ('draft', 'scheduled', 'sending', 'sent', 'cancelled', 'archived')),
  subject text,
  preview_text text,
  "from" jsonb,
  reply_to text,
  html_body text,
  text_body text,
  segment_ids uuid[] NOT NULL DEFAULT '{}',
  exclude_segment_ids uuid[] NOT NULL DEFAULT '{}',
  utm jsonb,
  owner_id uuid,
  tags text[] NOT NULL DEFAULT '{}',
  scheduled_at ${instant},
  started_at ${instant},
  completed_at ${instant},
  ${standard},
  -- internal
  created_by_user uuid NOT NULL,
  search_text text NOT NULL,
  -- progress of preparing the recipients: the last processed contact, and the time of completion
  prepared_to uuid,
  prepared_at ${instant},
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, owner_id) REFERENCES users (org_id, id)
);
CREATE INDEX campaigns_status ON campaigns (org_id, status, id) WHERE deleted_at IS NULL;
CREATE INDEX campaigns_segments ON campaigns USING gin (org_id, segment_ids);
CREATE INDEX campaigns_search ON campaigns USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;

CREATE TABLE campaign_recipients (
  org_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL,
  name text,
  contact_id uuid,
  status text NOT NULL CHECK (status IN ('queued', 'sent', 'bounced', 'suppressed', 'failed', 'cancelled')),
  reason text,
  sent_at ${instant},
  opened_at ${instant},
  clicked_at ${instant},
  unsubscribed_at ${instant},
  created_at ${instant} NOT NULL,
  PRIMARY KEY (org_id, campaign_id, id),
  UNIQUE (org_id, campaign_id, email),
  FOREIGN KEY (org_id, campaign_id) REFERENCES campaigns (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, contact_id) REFERENCES entities (org_id, id) ON DELETE SET NULL (contact_id)
);
CREATE INDEX campaign_recipients_status ON campaign_recipients (org_id, campaign_id, status, id);
CREATE INDEX campaign_recipients_contact ON campaign_recipients (org_id, contact_id) WHERE contact_id IS NOT NULL;

-- Statistics of a campaign, in shards so that workers can count concurrently; the API returns the sum.
CREATE TABLE campaign_counts (
  org_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  shard smallint NOT NULL,
  recipients integer NOT NULL DEFAULT 0,
  sent integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  suppressed integer NOT NULL DEFAULT 0,
  opens integer NOT NULL DEFAULT 0,
  unique_opens integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  unique_clicks integer NOT NULL DEFAULT 0,
  bounces integer NOT NULL DEFAULT 0,
  unsubscribes integer NOT NULL DEFAULT 0,
  PRIMARY KEY (org_id, campaign_id, shard),
  FOREIGN KEY (org_id, campaign_id) REFERENCES campaigns (org_id, id) ON DELETE CASCADE
) WITH (fillfactor = 50);
`;
