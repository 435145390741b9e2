import type { Migration } from "../../migration.ts";

/** The audit log: an append-only table partitioned by month, and the signed ends of each organization's hash chain. */
export const activityLog: Migration = {
  name: "0014-activity-log",
  up: (tx) => tx.raw(statements),
};

const instant = "timestamptz(3)";

const statements = `
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The activity log only grows.' USING ERRCODE = 'insufficient_privilege';
END
$$;

-- The entries of an organization are a hash chain ordered by seq: each contains the hash of the previous one.
CREATE TABLE activity_log (
  org_id uuid NOT NULL,
  seq bigint NOT NULL,
  id uuid NOT NULL,
  occurred_at ${instant} NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mcp', 'rest', 'console', 'system')),
  actor jsonb NOT NULL,
  user_id uuid,
  application text,
  connection_id uuid,
  action text NOT NULL,
  tool text,
  record_type text,
  record_id uuid,
  result text NOT NULL CHECK (result IN ('success', 'denied', 'invalid', 'conflict', 'rate_limited', 'error')),
  error_code text,
  -- HMAC of the arguments; the arguments are not stored
  arguments_hash text,
  ip text,
  user_agent text,
  request_id text,
  duration_ms integer,
  reason text,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (org_id, seq, occurred_at)
) PARTITION BY RANGE (occurred_at);
CREATE INDEX activity_log_list ON activity_log (org_id, occurred_at, id);
CREATE INDEX activity_log_record ON activity_log (org_id, record_id, occurred_at) WHERE record_id IS NOT NULL;
CREATE INDEX activity_log_user ON activity_log (org_id, user_id, occurred_at);
CREATE TRIGGER activity_log_rows BEFORE UPDATE OR DELETE ON activity_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER activity_log_whole BEFORE TRUNCATE ON activity_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Receives entries whose monthly partition is missing, so that an insert never fails.
CREATE TABLE activity_log_default PARTITION OF activity_log DEFAULT;
CREATE TRIGGER activity_log_whole BEFORE TRUNCATE ON activity_log_default
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The last entry of each chain, signed with the service's secret: with access to the database alone it is not possible
-- to truncate or replace a chain.
CREATE TABLE activity_log_heads (
  org_id uuid PRIMARY KEY REFERENCES organizations (id),
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  occurred_at ${instant} NOT NULL,
  seal text NOT NULL
) WITH (fillfactor = 50);

-- The last entry that was dropped at the end of the retention period: the chain starts after it.
CREATE TABLE activity_log_anchors (
  org_id uuid PRIMARY KEY REFERENCES organizations (id),
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  occurred_at ${instant} NOT NULL,
  seal text NOT NULL
);

-- Creates the partition of a month and moves its entries from the default partition. False if it already exists.
CREATE FUNCTION add_activity_log_month(month date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  partition text := 'activity_log_' || to_char(month, 'YYYY_MM');
  starts timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
  ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  IF to_regclass(partition) IS NOT NULL THEN
    RETURN false;
  END IF;
  LOCK TABLE activity_log IN SHARE UPDATE EXCLUSIVE MODE;
  LOCK TABLE activity_log_default IN ACCESS EXCLUSIVE MODE;
  EXECUTE format('CREATE TABLE %I (LIKE activity_log INCLUDING ALL)', partition);
  IF EXISTS (SELECT FROM activity_log_default WHERE occurred_at >= starts AND occurred_at < ends) THEN
    ALTER TABLE activity_log_default DISABLE TRIGGER USER;
    EXECUTE format('WITH moved AS (DELETE FROM activity_log_default WHERE occurred_at >= $1 AND occurred_at < $2 '
      || 'RETURNING *) INSERT INTO %I SELECT * FROM moved', partition) USING starts, ends;
    ALTER TABLE activity_log_default ENABLE TRIGGER USER;
  END IF;
  EXECUTE format('ALTER TABLE activity_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', partition, starts, ends);
  EXECUTE format('CREATE TRIGGER activity_log_whole BEFORE TRUNCATE ON %I '
    || 'FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', partition);
  RETURN true;
END
$$;

SELECT add_activity_log_month((date_trunc('month', now()) + months * interval '1 month')::date)
FROM generate_series(0, 2) AS months;
`;
