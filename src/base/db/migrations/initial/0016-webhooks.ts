import type { Migration } from "../../migration.ts";

/** Webhooks and their deliveries. */
export const webhooks: Migration = {
  name: "0016-webhooks",
  up: (tx) => tx.raw(statements),
};

/** Millisecond precision as in the API: cursors then contain the exact value. */
const instant = "timestamptz(3)";

const statements = `
CREATE TABLE webhooks (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  url text NOT NULL,
  description text,
  events text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'paused', 'disabled')),
  disabled_reason text CHECK (disabled_reason IN ('gone', 'failing')),
  previous_secret_expires_at ${instant},
  last_success_at ${instant},
  last_failure_at ${instant},
  consecutive_failures integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at ${instant} NOT NULL,
  updated_at ${instant} NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at ${instant},
  -- internal
  created_by_user uuid NOT NULL,
  -- encrypted, because signing needs the plain text
  secret text NOT NULL,
  previous_secret text,
  -- the first failure since the last success, and whether the admins were notified of a failed event
  failing_since ${instant},
  told_of_failure boolean NOT NULL DEFAULT false,
  -- the receiver asked for a pause
  slow_until ${instant},
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id),
  CHECK ((status = 'disabled') = (disabled_reason IS NOT NULL))
);
CREATE INDEX webhooks_active ON webhooks (org_id) WHERE status = 'active' AND deleted_at IS NULL;

-- One row per event and webhook, written in the transaction of the change; id is the event's id. During an attempt
-- next_attempt_at is the end of its lease.
CREATE TABLE webhook_deliveries (
  org_id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  id uuid NOT NULL,
  -- together with id: the key of the event in changes
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  type text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed', 'cancelled')),
  attempt_count smallint NOT NULL DEFAULT 0,
  -- the number of attempts that count for the retry schedule
  retry smallint NOT NULL DEFAULT 0,
  next_attempt_at ${instant} DEFAULT now(),
  lease uuid,
  last_status smallint,
  last_error text,
  created_at ${instant} NOT NULL DEFAULT now(),
  finished_at ${instant},
  PRIMARY KEY (org_id, webhook_id, id),
  FOREIGN KEY (org_id, webhook_id) REFERENCES webhooks (org_id, id) ON DELETE CASCADE,
  CHECK ((status = 'pending') = (finished_at IS NULL))
) WITH (fillfactor = 70);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (org_id, webhook_id, next_attempt_at, id) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_leased ON webhook_deliveries (org_id, webhook_id) WHERE lease IS NOT NULL;
CREATE INDEX webhook_deliveries_age ON webhook_deliveries USING brin (created_at);

CREATE TABLE webhook_attempts (
  org_id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  number smallint NOT NULL,
  at ${instant} NOT NULL,
  duration_ms integer NOT NULL,
  status smallint,
  error text,
  response text,
  PRIMARY KEY (org_id, webhook_id, delivery_id, number),
  FOREIGN KEY (org_id, webhook_id, delivery_id) REFERENCES webhook_deliveries (org_id, webhook_id, id) ON DELETE CASCADE
);
`;
