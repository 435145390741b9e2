import { hostName } from "../../base/platform/rules/host-name.ts";
import type { FieldValues } from "../../base/records/rules/entity-input.ts";
import {
  uniqueValuesOf,
  type UniqueValues,
  type EntityRecord,
  type EntityType,
} from "../../base/records/rules/entity.ts";
import { claimKeys, keysOf, nameKey } from "../entities/rules/import-keys.ts";
import type { ImportRow } from "./rules/row.ts";
import { normalizeText } from "../../base/contract/normalize-text.ts";
import { toSearchText } from "../../base/platform/rules/text.ts";
import type { ImportRecord } from "./sql/imports.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { ExistingRecords } from "./plan.ts";

const REFERENCES = ["owner_id", "company_id", "parent_company_id"];

/** An import of contacts or companies. */
type EntityImportRecord = ImportRecord & { readonly entity_type: EntityType };

/** Looks up everything that a batch of rows refers to; in a dry run, its drafts count as existing records. */
export async function lookUpExisting(
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
