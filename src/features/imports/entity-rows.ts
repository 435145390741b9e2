import { company_update, contact_update } from "../../../generated/validators/records.js";
import { personName } from "../accounts/callers.ts";
import { customFieldsOf } from "../../base/records/custom-fields.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import type { Repositories } from "../../base/store/store.ts";
import { lookUpExisting } from "./lookup.ts";
import { planRows, type BatchSettings, type Plan } from "./plan.ts";
import type { ImportDeps } from "./preparation.ts";
import type { RowWriter } from "./row-results.ts";
import type { ImportRow } from "./rules/row.ts";
import type { ImportRecord } from "./sql/imports.ts";
import { rejectCycle, write, writeDrafts } from "./write.ts";

const BATCH = 400;

/** An import of contacts or companies. */
export interface EntityImport {
  readonly orgId: string;
  readonly type: EntityType;
  readonly record: ImportRecord;
}

/** Writes rows as contacts or companies: each batch is looked up, planned and written as a whole. */
export async function entityRows(deps: ImportDeps, source: EntityImport): Promise<RowWriter> {
  const { orgId, type, record } = source;
  const settings = await batchSettings(deps, source);
  // A row may move a company below one that the previous row moved, so the tree is checked row by row.
  const hasParents = Object.values(record.mapping ?? {}).includes("parent_company_id");
  const batch = { deps, orgId, settings, hasParents };
  return {
    validate: type === "contact" ? contact_update : company_update,
    batchSize: hasParents ? 1 : BATCH,
    async write(tx, current, rows) {
      const plan = await planBatch(batch, tx, { record: current, rows });
      if (current.dry_run) await writeDrafts(tx, { orgId, importId: current.id }, plan);
      else await write(tx, orgId, { plan, userId: current.created_by_user });
      return plan;
    },
  };
}

interface EntityBatch {
  readonly deps: ImportDeps;
  readonly orgId: string;
  readonly settings: Omit<BatchSettings, "now">;
  readonly hasParents: boolean;
}

async function planBatch(
  { deps, orgId, settings, hasParents }: EntityBatch,
  tx: Repositories,
  { record, rows }: { record: ImportRecord; rows: readonly ImportRow[] },
): Promise<Plan> {
  if (hasParents) await tx.entities.lockCompanyTree(orgId);
  const existing = await lookUpExisting(tx, orgId, { ...record, entity_type: settings.type }, rows);
  const plan = planRows(rows, existing, { ...settings, now: new Date(deps.clock()).toISOString() });
  return hasParents ? await rejectCycle(tx, orgId, { plan, rows }) : plan;
}

async function batchSettings(
  { store, newId }: ImportDeps,
  { orgId, type, record }: EntityImport,
): Promise<Omit<BatchSettings, "now">> {
  const { id: importId, created_by_user: userId } = record;
  const organization = await store.organizations.get(orgId);
  const owner = { owner_id: userId };
  return {
    type,
    duplicates: record.duplicates,
    createCompanies: record.create_companies,
    onBadCell: record.on_bad_cell,
    actor: { id: importId, name: await nameOf(store, orgId, userId), type: "import", application: null },
    defaults: {
      contact: { ...owner, source: "import" },
      company: { ...owner, currency: organization?.currency ?? null },
    },
    custom: await customFieldsOf(store, orgId, type),
    country: organization?.default_country ?? null,
    companyCustom: await customFieldsOf(store, orgId, "company"),
    newId,
  };
}

async function nameOf({ users }: Repositories, orgId: string, userId: string): Promise<string> {
  const user = await users.get(orgId, userId);
  return user ? personName(user) : "";
}
