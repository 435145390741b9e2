import type { Migration } from "../../migration.ts";

/** Appearance, two-factor policy and deletion of organizations. */
export const organizationLifecycle: Migration = {
  name: "0033-organization-lifecycle",
  up: (tx) => tx.raw(statements),
};

const statements = `
ALTER TABLE organizations
  ADD branding jsonb NOT NULL DEFAULT '{"display_name": null, "logo": null, "colour": null}',
  ADD embed_origins text[] NOT NULL DEFAULT '{}',
  ADD deletion_requested_at timestamptz,
  ADD deletion_requested_by jsonb,
  ADD deletes_at timestamptz,
  ADD CHECK ((deletes_at IS NULL) = (deletion_requested_at IS NULL)),
  ADD CHECK ((deletes_at IS NULL) = (deletion_requested_by IS NULL));
CREATE INDEX organizations_deletion ON organizations (deletes_at) WHERE deletes_at IS NOT NULL;

-- The log of an organization is deleted with the organization only: after the waiting period, when nobody can sign in.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM organizations WHERE id = OLD.org_id AND deleted_at IS NOT NULL AND deletes_at <= now()) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The activity log only grows.' USING ERRCODE = 'insufficient_privilege';
END
$$;
`;
