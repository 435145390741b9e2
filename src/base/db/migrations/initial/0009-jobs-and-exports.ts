import type { Migration } from "../../migration.ts";

/** The job queue, and exports with their files. */
export const jobsAndExports: Migration = {
  name: "0009-jobs-and-exports",
  up: (tx) => tx.raw(statements),
};

const instant = "timestamptz(3)";

const statements = `
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  -- null: a job of the service itself
  org_id uuid REFERENCES organizations (id),
  -- the queue for fair scheduling: the organization's, or the service's own
  lane uuid NOT NULL GENERATED ALWAYS AS (coalesce(org_id, '00000000-0000-0000-0000-000000000000')) STORED,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  -- a new job is merged with a job of the same kind and key that has not started
  key text,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'completed', 'failed', 'cancelled')),
  -- when a worker can take it; for a running job the end of its lease
  available_at ${instant} NOT NULL DEFAULT now(),
  -- a new id each time a worker takes the job, so that a worker that lost it can no longer write
  lease uuid,
  attempts smallint NOT NULL DEFAULT 0,
  max_attempts smallint NOT NULL,
  last_error text,
  error_code text,
  -- taken out of the queue after too many attempts
  parked_at ${instant},
  -- delay until the next run
  every_seconds integer,
  -- the user who started it and can read it; null: none, and the job is deleted when done
  started_by uuid,
  result jsonb,
  done integer NOT NULL DEFAULT 0,
  total integer,
  cancel_requested_at ${instant},
  created_at ${instant} NOT NULL DEFAULT now(),
  started_at ${instant},
  -- for estimating the remaining time
  resumed_at ${instant},
  resumed_done integer NOT NULL DEFAULT 0,
  finished_at ${instant},
  FOREIGN KEY (org_id, started_by) REFERENCES users (org_id, id)
) WITH (fillfactor = 70);
CREATE INDEX jobs_due ON jobs (lane, available_at, id) WHERE finished_at IS NULL;
-- For all lanes. An expression, so that the planner does not use it for jobs of one lane.
CREATE INDEX jobs_next ON jobs ((available_at AT TIME ZONE 'UTC')) WHERE finished_at IS NULL;
CREATE INDEX jobs_running ON jobs (lane) WHERE status = 'running';
CREATE INDEX jobs_lease ON jobs (lease) WHERE lease IS NOT NULL;
CREATE INDEX jobs_finished ON jobs (finished_at) WHERE finished_at IS NOT NULL;
CREATE UNIQUE INDEX jobs_key ON jobs (lane, kind, key) WHERE key IS NOT NULL AND started_at IS NULL AND finished_at IS NULL;
CREATE UNIQUE INDEX jobs_schedule ON jobs (kind) WHERE every_seconds IS NOT NULL;

CREATE TABLE exports (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  job_id uuid NOT NULL REFERENCES jobs (id),
  entity_type text NOT NULL CHECK (entity_type IN ('contact', 'company')),
  filter jsonb,
  fields text[],
  rows integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  created_at ${instant} NOT NULL,
  created_by jsonb NOT NULL,
  expires_at ${instant} NOT NULL,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX exports_expiry ON exports (expires_at);

-- The file in chunks, each a complete gzip stream, so that any process can continue writing or send it.
CREATE TABLE export_chunks (
  org_id uuid NOT NULL,
  export_id uuid NOT NULL,
  seq integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (org_id, export_id, seq),
  FOREIGN KEY (org_id, export_id) REFERENCES exports (org_id, id) ON DELETE CASCADE
);
ALTER TABLE export_chunks ALTER COLUMN content SET STORAGE EXTERNAL;
`;
