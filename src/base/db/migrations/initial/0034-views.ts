import type { Migration } from "../../migration.ts";

/** The theme of users, and saved views of lists. */
export const views: Migration = {
  name: "0034-views",
  up: (tx) => tx.raw(statements),
};

const statements = `
ALTER TABLE users ADD theme text NOT NULL DEFAULT 'system' CHECK (theme IN ('system', 'light', 'dark'));

CREATE TABLE views (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  record_type text NOT NULL,
  visibility text NOT NULL CHECK (visibility IN ('personal', 'shared')),
  columns text[] NOT NULL DEFAULT '{}',
  filter jsonb,
  sort text,
  grouping text,
  layout text NOT NULL CHECK (layout IN ('table', 'board', 'calendar')),
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at timestamptz(3),
  -- internal
  created_by_user uuid NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id)
);
CREATE INDEX views_owner ON views (org_id, created_by_user, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX views_shared ON views (org_id, id DESC) WHERE deleted_at IS NULL AND visibility = 'shared';

-- The default view of each user and record type; a shared view can be the default of many users.
CREATE TABLE default_views (
  org_id uuid NOT NULL,
  user_id uuid NOT NULL,
  record_type text NOT NULL,
  view_id uuid NOT NULL,
  PRIMARY KEY (org_id, user_id, record_type),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, view_id) REFERENCES views (org_id, id) ON DELETE CASCADE
);
CREATE INDEX default_views_view ON default_views (org_id, view_id);
`;
