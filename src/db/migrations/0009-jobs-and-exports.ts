import type { Migration } from "../migration.ts";

/** The job queue, and exports with their files. */
export const jobsAndExports: Migration = {
  name: "0009-jobs-and-exports",
  up: (tx) => tx.raw(statements),
};

const instant = "timestamptz(3)";

const statements = `
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  -- null: work of the service itself
  org_id uuid REFERENCES organizations (id),
  -- whose turn it takes: the organization's, or the service's own
  lane uuid NOT NULL GENERATED ALWAYS AS (coalesce(org_id, '00000000-0000-0000-0000-000000000000')) STORED,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  -- a job that has not started yet absorbs another one of its kind with the same key
  key text,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'completed', 'failed', 'cancelled')),
  -- when it may be taken; of a running job the end of its lease
  available_at ${instant} NOT NULL DEFAULT now(),
  -- who has it: a new one each time it is taken, so that whoever lost it can write nothing any more
  lease uuid,
  attempts smallint NOT NULL DEFAULT 0,
  max_attempts smallint NOT NULL,
  last_error text,
  error_code text,
  -- taken out of the queue after too many attempts
  parked_at ${instant},
  -- runs again so long after it has ended
  every_seconds integer,
  -- who started it and may look at it; null: nobody, and it is deleted when it is done
  started_by uuid,
  result jsonb,
  done integer NOT NULL DEFAULT 0,
  total integer,
  cancel_requested_at ${instant},
  created_at ${instant} NOT NULL DEFAULT now(),
  started_at ${instant},
  -- what the time left is estimated from
  resumed_at ${instant},
  resumed_done integer NOT NULL DEFAULT 0,
  finished_at ${instant},
  FOREIGN KEY (org_id, started_by) REFERENCES users (org_id, id)
) WITH (fillfactor = 70);
CREATE INDEX jobs_due ON jobs (lane, available_at, id) WHERE finished_at IS NULL;
-- Over all lanes. An expression of its own, so that nobody looks for the jobs of one lane in it.
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

-- The file in pieces, each a gzip of its own, so that any process can write on and any other can send it.
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
