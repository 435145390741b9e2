import type { Migration } from "../../migration.ts";

/** The SCIM token of an organization, what only SCIM stores about members, and groups. */
export const scim: Migration = {
  name: "0032-scim",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE TABLE scim_tokens (
  org_id uuid PRIMARY KEY REFERENCES organizations (id),
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- the creator was an owner: only then can calls change owners
  changes_owners boolean NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  prefix text NOT NULL,
  last4 text NOT NULL,
  created_at timestamptz NOT NULL,
  created_by jsonb NOT NULL,
  last_used_at timestamptz,
  last_used_ip inet,
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);

-- Only for members about whom the provider stored something.
CREATE TABLE scim_users (
  org_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- null: the e-mail address
  user_name text,
  external_id text,
  display_name text,
  -- the role that a group gave to the member, and the role before
  group_role text,
  previous_role text,
  PRIMARY KEY (org_id, user_id),
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX scim_users_external_id ON scim_users (org_id, external_id);

CREATE TABLE scim_groups (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  display_name text NOT NULL,
  external_id text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX scim_groups_display_name ON scim_groups (org_id, lower(display_name));
CREATE INDEX scim_groups_external_id ON scim_groups (org_id, external_id);

CREATE TABLE scim_group_members (
  org_id uuid NOT NULL,
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (org_id, group_id, user_id),
  FOREIGN KEY (org_id, group_id) REFERENCES scim_groups (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, user_id) REFERENCES users (org_id, id)
);
CREATE INDEX scim_group_members_user ON scim_group_members (org_id, user_id);
`;
