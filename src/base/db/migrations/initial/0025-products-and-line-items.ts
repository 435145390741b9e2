import type { Migration } from "../../migration.ts";

/** Products and line items. */
export const productsAndLineItems: Migration = {
  name: "0025-products-and-line-items",
  up: (tx) => tx.raw(statements),
};

const statements = `
CREATE TABLE products (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  code text,
  description text,
  unit_price numeric(14,2) NOT NULL DEFAULT 0,
  currency text NOT NULL,
  tax_rate numeric(6,3),
  unit text,
  is_active boolean NOT NULL DEFAULT true,
  owner_id uuid,
  external_ids jsonb NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  custom_fields jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at timestamptz(3),
  -- internal
  created_by_user uuid NOT NULL,
  search_text text NOT NULL,
  entrusted boolean,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, owner_id) REFERENCES users (org_id, id),
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id)
);
CREATE INDEX products_list ON products (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX products_code ON products (org_id, lower(code)) WHERE deleted_at IS NULL;
CREATE INDEX products_owner_id ON products (org_id, owner_id, id DESC);
CREATE INDEX products_search ON products USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX products_external_ids ON products USING gin (org_id, external_ids) WHERE external_ids <> '{}'::jsonb;
CREATE INDEX products_custom_fields ON products USING gin (org_id, custom_fields) WHERE custom_fields <> '{}'::jsonb;

CREATE TABLE line_items (
  org_id uuid NOT NULL REFERENCES organizations (id),
  id uuid NOT NULL,
  name text NOT NULL,
  opportunity_id uuid NOT NULL,
  product_id uuid,
  quantity numeric(12,3) NOT NULL DEFAULT 1 CHECK (quantity > 0),
  unit_price numeric(14,2) NOT NULL,
  discount_percent numeric(6,3) NOT NULL DEFAULT 0 CHECK (discount_percent BETWEEN 0 AND 100),
  position integer NOT NULL,
  amount numeric(20,2) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at timestamptz(3),
  -- internal
  created_by_user uuid NOT NULL,
  search_text text NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, opportunity_id) REFERENCES opportunities (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, product_id) REFERENCES products (org_id, id),
  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id)
);
CREATE INDEX line_items_list ON line_items (org_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX line_items_opportunity_id ON line_items (org_id, opportunity_id, id DESC);
CREATE INDEX line_items_product_id ON line_items (org_id, product_id, id DESC);
CREATE INDEX line_items_search ON line_items USING gin (org_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;
`;
