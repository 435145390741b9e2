import type { Migration } from "../migration.ts";

/** How long organizations keep their data. */
export const retention: Migration = {
  name: "0044-retention",
  up: (tx) => tx.raw(statements),
};

const statements = `
-- Organizations that exist keep everything until somebody chooses a period; new ones start with the defaults.
ALTER TABLE organizations ADD COLUMN retention jsonb NOT NULL DEFAULT
  '{"messages_days": null, "attachments_days": null, "timelines_days": null, "tasks_days": null, "deleted_days": null}';
ALTER TABLE organizations ALTER COLUMN retention SET DEFAULT
  '{"messages_days": 1095, "attachments_days": 365, "timelines_days": 3650, "tasks_days": 1825, "deleted_days": 90}';

CREATE INDEX entities_deleted ON entities (org_id, entity_type, deleted_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX opportunities_deleted ON opportunities (org_id, deleted_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX tasks_deleted ON tasks (org_id, deleted_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX notes_deleted ON notes (org_id, deleted_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX products_deleted ON products (org_id, deleted_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX line_items_deleted ON line_items (org_id, deleted_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX form_submissions_deleted ON form_submissions (org_id, deleted_at, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX tasks_completed ON tasks (org_id, completed_at, id) WHERE deleted_at IS NULL AND completed_at IS NOT NULL;
`;
