import type { Migration } from "../migration.ts";

/**
 * The relations and values that a merge changed, so that it can be undone: one row for each merged record, and one for each relation
 * that was moved. The external ids of merged records identify the kept record from now on; those of earlier merges do
 * too, unless another record has them.
 */
export const mergeHistory: Migration = {
  name: "0060-merge-history",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE TABLE entity_merges (
  org_id uuid NOT NULL REFERENCES organizations (id),
  merged_id uuid NOT NULL,
  kept_id uuid NOT NULL,
  merge_id uuid NOT NULL,
  position smallint NOT NULL,
  merged_at timestamptz(3) NOT NULL,
  plan jsonb,
  PRIMARY KEY (org_id, merged_id),
  FOREIGN KEY (org_id, merged_id) REFERENCES entities (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, kept_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX entity_merges_kept ON entity_merges (org_id, kept_id);
CREATE INDEX entity_merges_expiry ON entity_merges (merged_at) WHERE plan IS NOT NULL;

CREATE TABLE entity_merge_moves (
  org_id uuid NOT NULL REFERENCES organizations (id),
  merged_id uuid NOT NULL,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  detail jsonb NOT NULL,
  merged_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, merged_id, kind, record_id),
  FOREIGN KEY (org_id, merged_id) REFERENCES entity_merges (org_id, merged_id) ON DELETE CASCADE
);
CREATE INDEX entity_merge_moves_expiry ON entity_merge_moves (merged_at);

INSERT INTO entity_external_ids (org_id, entity_type, namespace, external_id, entity_id)
  SELECT m.org_id, m.entity_type, x.key, x.value, m.merged_into
  FROM entities AS m JOIN entities AS k ON k.org_id = m.org_id AND k.id = m.merged_into AND k.deleted_at IS NULL,
    jsonb_each_text(m.external_ids) AS x
  ORDER BY m.id ON CONFLICT DO NOTHING;
`;
