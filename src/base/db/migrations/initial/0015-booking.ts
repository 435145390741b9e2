import type { Migration } from "../../migration.ts";

/** Availability schedules, event types, events with hosts and invitees, and busy times. */
export const booking: Migration = {
  name: "0015-booking",
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
  deleted_at ${instant},
  -- internal
  created_by_user uuid NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id)`;

const statements = `
-- for equality and overlap in one exclusion constraint
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Weekly hours and overrides are local times in the time zone; they are converted to instants per date outside of SQL.
CREATE TABLE schedules (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  timezone text NOT NULL,
  is_default boolean NOT NULL,
  weekly_hours jsonb NOT NULL,
  overrides jsonb NOT NULL DEFAULT '[]',
  ${standard},
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX schedules_user ON schedules (org_id, user_id, id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX schedules_default ON schedules (org_id, user_id) WHERE is_default AND deleted_at IS NULL;

CREATE TABLE event_types (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  description text,
  owner_id uuid NOT NULL,
  assignment text NOT NULL CHECK (assignment IN ('single', 'round_robin', 'collective')),
  schedule_id uuid,
  duration_minutes integer NOT NULL,
  duration_options integer[] NOT NULL DEFAULT '{}',
  slot_interval_minutes integer,
  buffer_before_minutes integer NOT NULL DEFAULT 0,
  buffer_after_minutes integer NOT NULL DEFAULT 0,
  min_notice_minutes integer NOT NULL DEFAULT 60,
  booking_window jsonb NOT NULL,
  limits jsonb NOT NULL DEFAULT '{}',
  seats integer NOT NULL DEFAULT 1,
  requires_confirmation boolean NOT NULL DEFAULT false,
  location jsonb NOT NULL,
  questions jsonb NOT NULL DEFAULT '[]',
  max_guests integer NOT NULL DEFAULT 0,
  reminder_minutes integer[] NOT NULL DEFAULT '{}',
  locale text CHECK (locale IN ('en', 'fr')),
  is_active boolean NOT NULL DEFAULT true,
  visibility text NOT NULL CHECK (visibility IN ('public', 'private')),
  search_text text NOT NULL,
  ${standard},
  FOREIGN KEY (org_id, owner_id) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, schedule_id) REFERENCES schedules (org_id, id)
);
CREATE INDEX event_types_list ON event_types (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX event_types_slug ON event_types (org_id, owner_id, slug) WHERE deleted_at IS NULL;
CREATE INDEX event_types_schedule ON event_types (org_id, schedule_id) WHERE schedule_id IS NOT NULL;

CREATE TABLE event_type_hosts (
  org_id uuid NOT NULL,
  event_type_id uuid NOT NULL,
  user_id uuid NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (org_id, event_type_id, user_id),
  FOREIGN KEY (org_id, event_type_id) REFERENCES event_types (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX event_type_hosts_user ON event_type_hosts (org_id, user_id);

CREATE TABLE events (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  event_type_id uuid NOT NULL,
  title text NOT NULL,
  description text,
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'declined', 'cancelled')),
  start_at ${instant} NOT NULL,
  end_at ${instant} NOT NULL,
  timezone text NOT NULL,
  location jsonb NOT NULL,
  -- copied from the event type at booking
  seats integer NOT NULL,
  opportunity_id uuid,
  source text NOT NULL CHECK (source IN ('booking_page', 'api', 'mcp', 'console')),
  internal_notes text,
  ics_uid text NOT NULL,
  ics_sequence integer NOT NULL DEFAULT 0,
  reschedule_count integer NOT NULL DEFAULT 0,
  history jsonb NOT NULL DEFAULT '[]',
  cancellation jsonb,
  host_no_show boolean NOT NULL DEFAULT false,
  metadata jsonb NOT NULL DEFAULT '{}',
  search_text text NOT NULL,
  ${standard},
  FOREIGN KEY (org_id, event_type_id) REFERENCES event_types (org_id, id),
  FOREIGN KEY (org_id, opportunity_id) REFERENCES opportunities (org_id, id),
  CHECK (end_at > start_at),
  CHECK ((status = 'cancelled') = (cancellation IS NOT NULL))
);
CREATE UNIQUE INDEX events_ics_uid ON events (ics_uid);
CREATE INDEX events_start ON events (org_id, start_at, id);
CREATE INDEX events_type ON events (org_id, event_type_id, start_at);
CREATE INDEX events_opportunity ON events (org_id, opportunity_id) WHERE opportunity_id IS NOT NULL;
CREATE INDEX events_search ON events USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;

-- The hosts of an event, with their busy time including buffers. Overlapping events with holds = true fail with 23P01.
CREATE TABLE event_hosts (
  org_id uuid NOT NULL,
  event_id uuid NOT NULL,
  host_id uuid NOT NULL,
  position smallint NOT NULL,
  busy tstzrange NOT NULL,
  holds boolean NOT NULL,
  PRIMARY KEY (org_id, event_id, host_id),
  FOREIGN KEY (org_id, event_id) REFERENCES events (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, host_id) REFERENCES users (org_id, id),
  CONSTRAINT event_hosts_overlap EXCLUDE USING gist (org_id WITH =, host_id WITH =, busy WITH &&) WHERE (holds)
);

CREATE TABLE event_invitees (
  org_id uuid NOT NULL,
  event_id uuid NOT NULL,
  id uuid NOT NULL,
  position smallint NOT NULL,
  role text NOT NULL CHECK (role IN ('primary', 'guest')),
  name text,
  email text NOT NULL,
  phone text,
  timezone text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'fr')),
  contact_id uuid,
  -- answers of the person who booked: for a group event, each booking has its own answers
  answers jsonb NOT NULL DEFAULT '{}',
  response text NOT NULL DEFAULT 'needs_action' CHECK (response IN ('needs_action', 'accepted', 'declined', 'tentative')),
  no_show boolean NOT NULL DEFAULT false,
  cancelled_at ${instant},
  created_at ${instant} NOT NULL,
  PRIMARY KEY (org_id, event_id, id),
  FOREIGN KEY (org_id, event_id) REFERENCES events (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, contact_id) REFERENCES entities (org_id, id) ON DELETE SET NULL (contact_id)
);
CREATE UNIQUE INDEX event_invitees_email ON event_invitees (org_id, event_id, lower(email)) WHERE cancelled_at IS NULL;
CREATE INDEX event_invitees_address ON event_invitees (org_id, lower(email), event_id);
CREATE INDEX event_invitees_contact ON event_invitees (org_id, contact_id, event_id) WHERE contact_id IS NOT NULL;

-- External calendars, read periodically.
CREATE TABLE busy_feeds (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  -- the URL contains a secret: stored encrypted, and the API returns only its host
  url text NOT NULL,
  host text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'ok', 'failing')),
  last_read_at ${instant},
  last_error text,
  period_count integer NOT NULL DEFAULT 0,
  -- digest of the last content, its time and the user for whom it was interpreted
  digest text,
  next_read_at ${instant},
  ${standard},
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX busy_feeds_user ON busy_feeds (org_id, user_id, id) WHERE deleted_at IS NULL;
CREATE INDEX busy_feeds_due ON busy_feeds (next_read_at) WHERE deleted_at IS NULL;

-- Times without bookings: entered by hand or read from a feed, which replaces its own times.
CREATE TABLE busy_times (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  feed_id uuid,
  start_at ${instant} NOT NULL,
  end_at ${instant} NOT NULL,
  title text,
  ${standard},
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, feed_id) REFERENCES busy_feeds (org_id, id) ON DELETE CASCADE,
  CHECK (end_at > start_at)
);
CREATE INDEX busy_times_user ON busy_times (org_id, user_id, start_at) WHERE deleted_at IS NULL;
CREATE INDEX busy_times_feed ON busy_times (org_id, feed_id) WHERE feed_id IS NOT NULL;
`;
