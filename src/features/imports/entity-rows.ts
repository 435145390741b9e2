import { company_update, contact_update } from "../../../generated/validators/records.js";
import { personName } from "../accounts/callers.ts";
import { customFieldsOf } from "../../base/records/custom-fields.ts";
import {
  type EntityType,
  uniqueValuesOf,
  type UniqueValues,
  type EntityRecord,
} from "../../base/records/rules/entity.ts";
import type { Repositories } from "../../base/store/store.ts";
import { planRows, type BatchSettings, type Plan, type ExistingRecords, type Draft } from "./plan.ts";
import type { ImportDeps } from "./preparation.ts";
import { type RowWriter, batchResult } from "./row-results.ts";
import type { ImportRow } from "./rules/row.ts";
import type { ImportRecord } from "./sql/imports.ts";
import { hostName } from "../../base/platform/rules/email-address.ts";
import type { FieldValues } from "../../base/records/rules/entity-input.ts";
import { claimKeys, keysOf, nameKey } from "../entities/rules/import-keys.ts";
import { normalizeText } from "../../base/contract/unicode.ts";
import { toSearchText, searchColumns } from "../../base/platform/rules/text.ts";
import { deletesOthers } from "../../base/platform/rules/permissions.ts";
import type { Insertion } from "../entities/sql/writes.ts";
import { entityUpdateOf } from "../entities/writes.ts";

const BATCH = 400;

/** An import of contacts or companies. */
interface EntityImport {
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
      const plan = await planBatch(batch, tx, current, rows);
      if (current.dry_run) await writeDrafts(tx, { orgId, importId: current.id }, plan);
      else await write(tx, orgId, plan, current.created_by_user);
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
  record: ImportRecord,
  rows: readonly ImportRow[],
): Promise<Plan> {
  if (hasParents) await tx.entities.lockCompanyTree(orgId);
  const existing = await lookUpExisting(tx, orgId, { ...record, entity_type: settings.type }, rows);
  const plan = planRows(rows, existing, { ...settings, now: new Date(deps.clock()).toISOString() });
  return hasParents ? await rejectCycle(tx, orgId, plan, rows) : plan;
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

const REFERENCES = ["owner_id", "company_id", "parent_company_id"];

/** An import of contacts or companies. */
type EntityImportRecord = ImportRecord & { readonly entity_type: EntityType };

/** Looks up everything that a batch of rows refers to; in a dry run, its drafts count as existing records. */
async function lookUpExisting(
  tx: Repositories,
  orgId: string,
  { entity_type: type, id: importId, dry_run, duplicates }: EntityImportRecord,
  rows: readonly ImportRow[],
): Promise<ExistingRecords> {
  const valid = rows.filter(({ reasons }) => reasons.length === 0);
  const claims = claimsIn(type, valid);
  const companyNames = unique(valid.flatMap(({ company }) => (company?.name ? [toSearchText(company.name)] : [])));
  const companyDomains = unique(valid.flatMap(({ company }) => company?.domain ?? []));
  const owners = await tx.entities.claimOwners(orgId, { type, claims, companyNames, companyDomains });
  const isLink = (key: string): boolean => type === "contact" && /^(domain|name):/.test(key);
  const matchedIds = [...owners].filter(([key]) => !isLink(key)).map(([, id]) => id);
  const ids = unique([...matchedIds, ...valid.flatMap(({ id }) => id ?? [])]);
  const links = unique([...owners].filter(([key]) => isLink(key)).map(([, id]) => id));
  const lock = !dry_run && duplicates === "update";
  const records = new Map((await tx.entities.findMany(orgId, ids, { lock })).map((record) => [record.id, record]));
  const linked = await tx.entities.companyDomains(orgId, links);
  const named = valid.flatMap(({ values }) =>
    REFERENCES.flatMap((name) => (typeof values[name] === "string" ? [values[name]] : [])),
  );
  const references = new Set(await tx.entities.references(orgId, unique(named)));
  if (dry_run) {
    const keys = [
      ...claimKeys(type, claims),
      ...companyDomains.map((domain) => `domain:${domain}`),
      ...companyNames.map(nameKey),
    ];
    await applyDrafts(tx, { orgId, importId }, { keys, ids: [...ids, ...links] }, { owners, records, references });
  }
  return { owners, records, references, linked };
}

interface MutableRecords {
  readonly owners: Map<string, string>;
  readonly records: Map<string, EntityRecord>;
  readonly references: Set<string>;
}

/** Drafts replace their records: they have the keys of the draft, and not those that it gave up. */
async function applyDrafts(
  tx: Repositories,
  { orgId, importId }: { orgId: string; importId: string },
  lookup: { keys: readonly string[]; ids: readonly string[] },
  { owners, records, references }: MutableRecords,
): Promise<void> {
  // Imports of contacts or companies store only these.
  const drafts = (await tx.imports.drafts(orgId, importId, lookup)) as readonly EntityRecord[];
  const drafted = new Set(drafts.map(({ id }) => id));
  for (const [key, id] of owners) if (drafted.has(id)) owners.delete(key);
  for (const record of drafts) {
    const { id } = record;
    records.set(id, record);
    if (record.entity_type === "company") references.add(id);
    for (const key of keysOf(record)) if (!key.startsWith("name:") || !owners.has(key)) owners.set(key, id);
  }
}

/** Returns the unique values of the rows, as they are stored. */
function claimsIn(type: EntityType, rows: readonly ImportRow[]): UniqueValues {
  const each = rows.map(({ values }) => uniqueValuesOf({ ...stored(values), entity_type: type } as EntityRecord));
  return {
    emails: unique(each.flatMap(({ emails }) => emails)),
    domains: unique(each.flatMap(({ domains }) => domains)),
    externalIds: each.flatMap(({ externalIds }) => externalIds),
  };
}

function stored(values: FieldValues): FieldValues {
  const { email, additional_emails, domain, additional_domains, external_ids } = values;
  const lower = (text: unknown): unknown => (typeof text === "string" ? normalizeText(text).toLowerCase() : text);
  const host = (text: unknown): unknown => (typeof text === "string" ? hostName(normalizeText(text)) : text);
  return {
    email: lower(email),
    additional_emails: ((additional_emails ?? []) as unknown[]).map(lower),
    domain: host(domain),
    additional_domains: ((additional_domains ?? []) as unknown[]).map(host).filter((one) => one !== null),
    external_ids: Object.fromEntries(
      Object.entries((external_ids ?? {}) as FieldValues).map(([key, id]) => [
        key,
        typeof id === "string" ? normalizeText(id) : id,
      ]),
    ),
  };
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/**
 * Writes the changes of a batch. Throws an error of class 23 or 40 after a concurrent change; the batch must then be
 * planned again.
 */
async function write(tx: Repositories, orgId: string, plan: Plan, userId: string): Promise<void> {
  const fresh = plan.drafts.filter(({ before }) => before === null);
  for (const type of ["company", "contact"]) {
    const those = fresh.filter(({ after }) => after.entity_type === type);
    await tx.entities.insertMany(
      orgId,
      those.map((draft) => insertionOf(draft, userId)),
    );
  }
  await tx.changes.append(
    orgId,
    fresh.flatMap(({ changes }) => changes),
  );
  const importer = await tx.users.get(orgId, userId);
  for (const { before, after, changes } of plan.drafts) {
    if (before === null) continue;
    const entrusted = importer !== null && deletesOthers(importer.role) && after["owner_id"] !== userId;
    const outcome = await tx.entities.update(orgId, { ...entityUpdateOf(before, after), changes, entrusted });
    if (outcome !== "done") throw new ConcurrentChange();
  }
}

/** Stores the drafts of a dry run. */
async function writeDrafts(
  tx: Repositories,
  { orgId, importId }: { readonly orgId: string; readonly importId: string },
  { drafts }: Plan,
): Promise<void> {
  const rows = drafts.map(({ after }) => ({ record: after, keys: keysOf(after) }));
  await tx.imports.saveDrafts(orgId, importId, rows);
}

/** Returns the plan of one row, or its failure if a company would become its own ancestor. */
async function rejectCycle(tx: Repositories, orgId: string, plan: Plan, rows: readonly ImportRow[]): Promise<Plan> {
  const [draft] = plan.drafts;
  const [row] = rows;
  const parent: unknown = draft?.after["parent_company_id"];
  if (!row || !draft || typeof parent !== "string" || draft.before?.["parent_company_id"] === parent) return plan;
  if (!(await tx.entities.isAtOrAbove(orgId, draft.after.id, parent))) return plan;
  const reasons = [{ path: "/parent_company_id", code: "cycle" as const }];
  return { ...batchResult([{ row, result: reasons, skipped: [] }]), drafts: [] };
}

function insertionOf({ after, changes }: Draft, userId: string): Insertion {
  return { record: after, userId, search: searchColumns(after), claims: uniqueValuesOf(after), changes };
}

/** A record that the plan is based on has changed. */
class ConcurrentChange extends Error {
  override readonly name = "Overtaken";
  readonly code = "40001";
}
