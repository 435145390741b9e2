import type { Migration } from "../../migration.ts";

/** Pipelines, opportunities and their participants. */
export const opportunities: Migration = {
  name: "0003-opportunities",
  up: (tx) => tx.raw(statements),
};

/** Millisecond precision as in the API. */
const instant = "timestamptz(3)";

const standard = `
  version integer NOT NULL DEFAULT 1,
  created_at ${instant} NOT NULL DEFAULT now(),
  updated_at ${instant} NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at ${instant}`;

const statements = `
CREATE TABLE pipelines (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  is_default boolean NOT NULL,
  position smallint NOT NULL,
  require_lost_reason boolean NOT NULL,
  stages jsonb NOT NULL,
  ${standard},
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX pipelines_name ON pipelines (org_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX pipelines_default ON pipelines (org_id) WHERE is_default AND deleted_at IS NULL;

-- Every organization has a default pipeline. The id is a UUID version 7 of the row's time.
INSERT INTO pipelines (org_id, id, name, is_default, position, require_lost_reason, stages, created_at, updated_at,
    created_by, updated_by)
  SELECT id, (lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7'
      || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid,
    'Sales', true, 1, false, stages, at, at, actor, actor
  FROM organizations,
    (SELECT date_trunc('milliseconds', now()) AS at,
      '{"type": "system", "id": null, "name": "Customer Relationship Service", "application": null}'::jsonb AS actor,
      '[{"key": "qualification", "label": "Qualification", "position": 1, "type": "open", "probability": 10},
        {"key": "meeting", "label": "Meeting", "position": 2, "type": "open", "probability": 25},
        {"key": "proposal", "label": "Proposal", "position": 3, "type": "open", "probability": 50},
        {"key": "negotiation", "label": "Negotiation", "position": 4, "type": "open", "probability": 75},
        {"key": "won", "label": "Won", "position": 5, "type": "won", "probability": 100},
        {"key": "lost", "label": "Lost", "position": 6, "type": "lost", "probability": 0}]'::jsonb AS stages) AS first;

CREATE TABLE opportunities (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  pipeline_id uuid NOT NULL,
  stage text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'won', 'lost')),
  amount numeric(14, 2),
  currency text NOT NULL,
  probability smallint NOT NULL,
  weighted_amount numeric(14, 2) GENERATED ALWAYS AS (round(amount * probability / 100, 2)) STORED,
  expected_close_date date,
  closed_at ${instant},
  lost_reason text,
  next_step text,
  company_id uuid,
  primary_contact_id uuid,
  owner_id uuid,
  source text,
  description text,
  stage_changed_at ${instant} NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  custom_fields jsonb NOT NULL DEFAULT '{}',
  ${standard},
  -- internal
  created_by_user uuid NOT NULL,
  search_text text NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, pipeline_id) REFERENCES pipelines (org_id, id),
  FOREIGN KEY (org_id, owner_id) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, company_id) REFERENCES entities (org_id, id) ON DELETE SET NULL (company_id),
  FOREIGN KEY (org_id, primary_contact_id) REFERENCES entities (org_id, id) ON DELETE SET NULL (primary_contact_id)
);
CREATE INDEX opportunities_list ON opportunities (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX opportunities_stage ON opportunities (org_id, pipeline_id, stage) WHERE deleted_at IS NULL;
CREATE INDEX opportunities_company ON opportunities (org_id, company_id) WHERE company_id IS NOT NULL;
CREATE INDEX opportunities_primary_contact ON opportunities (org_id, primary_contact_id)
  WHERE primary_contact_id IS NOT NULL;
CREATE INDEX opportunities_owner ON opportunities (org_id, owner_id) WHERE deleted_at IS NULL;
-- For a company's open_opportunity_amount.
CREATE INDEX opportunities_open ON opportunities (org_id, company_id, currency) INCLUDE (amount)
  WHERE status = 'open' AND deleted_at IS NULL;
CREATE INDEX opportunities_search ON opportunities USING gin (org_id, search_text gin_trgm_ops)
  WITH (gin_pending_list_limit = 512) WHERE deleted_at IS NULL;

CREATE TABLE opportunity_contacts (
  org_id uuid NOT NULL,
  opportunity_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  role text NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (org_id, opportunity_id, contact_id),
  FOREIGN KEY (org_id, opportunity_id) REFERENCES opportunities (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, contact_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX opportunity_contacts_contact ON opportunity_contacts (org_id, contact_id);
`;
