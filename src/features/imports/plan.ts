import { fields } from "../../../generated/fields.js";
import { timeOfId } from "../../base/platform/ids.ts";
import type { Actor } from "../../base/contract/caller.ts";
import type { Change } from "../../base/records/rules/change.ts";
import { writeCustomFields, type CustomFieldTable } from "../../base/records/rules/custom-fields.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { readEntityInput, type FieldValues } from "../../base/records/rules/entity-input.ts";
import { checkEntity, mergeEntity, newEntity, nextVersion } from "../entities/rules/state.ts";
import { uniqueValuesOf, type EntityRecord, type EntityType } from "../../base/records/rules/entity.ts";
import { Problem } from "../../base/platform/rules/errors.ts";
import { claimKeys, externalKey, keysOf, nameKey } from "../entities/rules/import-keys.ts";
import { countryOf } from "../../base/platform/rules/phone.ts";
import type { ImportRow, Reason } from "./rules/row.ts";
import { batchResult, reasonsOf, withoutFailedCells, type BatchResult, type RowResult } from "./row-results.ts";
import { entityChange, updateChanges } from "../entities/writes.ts";

/** The settings of a batch. */
export interface BatchSettings {
  readonly type: EntityType;
  readonly duplicates: "skip" | "update" | "fail";
  readonly createCompanies: boolean;
  readonly onBadCell: "fail" | "skip";
  readonly actor: Actor;
  readonly defaults: Readonly<Record<EntityType, FieldValues>>;
  readonly custom: CustomFieldTable;
  /** For phone numbers without a country code. */
  readonly country: string | null;
  readonly companyCustom: CustomFieldTable;
  /** RFC 3339. */
  readonly now: string;
  readonly newId: () => string;
}

/** The existing records to which the rows of a batch refer. */
export interface ExistingRecords {
  /** Ids of live records, by their keys. */
  readonly owners: ReadonlyMap<string, string>;
  /** Live records of the imported type, by id. */
  readonly records: ReadonlyMap<string, EntityRecord>;
  /** Domains of companies to which contacts may be linked, by id. */
  readonly linked: ReadonlyMap<string, string | null>;
  /** Users and companies that rows refer to by id. */
  readonly references: ReadonlySet<string>;
}

/** A record that a batch writes: new or changed. */
export interface Draft {
  readonly before: EntityRecord | null;
  readonly after: EntityRecord;
  readonly changes: readonly Change[];
}

/** The effects of a batch of rows, and the records that it writes. */
export interface Plan extends BatchResult {
  readonly drafts: readonly Draft[];
}

/** Computes the effects of a batch row by row: later rows see the results of earlier ones. Nothing is written. */
export function planRows(rows: readonly ImportRow[], existing: ExistingRecords, settings: BatchSettings): Plan {
  const planner = new BatchPlanner(existing, settings);
  const results = rows.map((row) => planRow(planner, row, settings));
  return { ...batchResult(results, planner.companies), drafts: [...planner.drafts.values()] };
}

/** Plans a row; if configured, without the cells for which it would fail. */
function planRow(planner: BatchPlanner, row: ImportRow, { onBadCell }: BatchSettings): RowResult {
  let current = row;
  for (;;) {
    const result = planner.row(current);
    const without = withoutFailedCells(current, result, onBadCell);
    if (without === null) return { row, result, skipped: current.skipped };
    current = without;
  }
}

const REFERENCES = ["owner_id", "company_id", "parent_company_id"];

class BatchPlanner {
  readonly drafts = new Map<string, Draft>();
  companies = 0;
  readonly #existing: ExistingRecords;
  readonly #settings: BatchSettings;
  /** Keys that changed during planning; null for a key that was given up. */
  readonly #owners = new Map<string, string | null>();

  constructor(existing: ExistingRecords, settings: BatchSettings) {
    this.#existing = existing;
    this.#settings = settings;
  }

  row(row: ImportRow): RowResult["result"] {
    if (row.reasons.length > 0) return row.reasons;
    try {
      const { type, duplicates } = this.#settings;
      const country = countryOf(row.values, this.#settings.country);
      const values = readEntityInput(row.values, fields[type], { country });
      const found = this.#matches(row, values);
      const [id] = found;
      if (id === undefined) return this.#create(row, values);
      if (duplicates === "skip") return "skipped";
      if (duplicates === "fail") return [{ path: "", code: "existing_record" }];
      if (found.length > 1) return [{ path: "", code: "row_ambiguous", values: { ids: found.join(", ") } }];
      return this.#update(id, row, values);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return reasonsOf(error);
    }
  }

  /** Returns the ids of the live records that a row refers to: by its id, and by its unique values. */
  #matches({ id }: ImportRow, values: FieldValues): string[] {
    const { type } = this.#settings;
    const claimed = uniqueValuesOf({ ...values, entity_type: type } as EntityRecord);
    const owners = claimKeys(type, claimed).flatMap((key) => this.#owner(key) ?? []);
    const named = id !== null && this.#record(id)?.entity_type === type ? [id] : [];
    return [...new Set([...named, ...owners])];
  }

  #create(row: ImportRow, given: FieldValues): "created" | readonly Reason[] {
    const { type, actor, defaults, custom, newId } = this.#settings;
    const missing = this.#missingReferences(given);
    if (missing.length > 0) return missing;
    const custom_fields = writeCustomFields(custom, {
      given: customIn(given),
      before: null,
      country: this.#settings.country,
    });
    const link = this.#company(row, given);
    if (link.reason) return [link.reason];
    const id = newId();
    const values = { ...given, custom_fields, ...link.values };
    const origin = { id, entity_type: type, at: timeOfId(id), actor, defaults: defaults[type] };
    const record = newEntity(fields[type], values, origin);
    checkEntity(record);
    link.make();
    this.#keep({ before: null, after: record, changes: [entityChange(record, "created", { newId })] });
    return "created";
  }

  #update(id: string, row: ImportRow, given: FieldValues): "updated" | "unchanged" | readonly Reason[] {
    const { actor, custom, now, newId } = this.#settings;
    const record = this.#record(id);
    if (!record) return [{ path: "/id", code: "reference_not_found" }];
    const missing = this.#missingReferences(given);
    if (missing.length > 0) return missing;
    const link = this.#company(row, given);
    if (link.reason) return [link.reason];
    const before = record["custom_fields"] as FieldValues;
    const values = { ...withMembers(record, this.#withoutMerged(record, given)), ...link.values };
    const custom_fields = writeCustomFields(custom, {
      given: customIn(given),
      before,
      country: this.#settings.country,
    });
    const merged = mergeEntity(record, { ...values, custom_fields }, now);
    checkEntity(merged, [record]);
    const changed = differences(record, merged);
    if (Object.keys(changed).length === 0) return "unchanged";
    link.make();
    const after = nextVersion(merged, actor, now);
    const draft = this.drafts.get(id) ?? { before: record, changes: [] };
    this.#keep({ before: draft.before, after, changes: [...draft.changes, ...updateChanges(after, changed, newId)] });
    return "updated";
  }

  /**
   * Returns the company of a contact: the one with the domain, else one with the name and no other domain, else a new
   * one.
   */
  #company({ company }: ImportRow, given: FieldValues): { values: FieldValues; make: () => void; reason?: Reason } {
    const nothing = { values: {}, make: () => undefined };
    if (!company || given["company_id"] !== undefined) return nothing;
    const { name, domain } = company;
    const byDomain = domain === null ? undefined : this.#owner(`domain:${domain}`);
    const named = name === null ? undefined : this.#owner(nameKey(name));
    const byName = named !== undefined && (domain === null || this.#domainOf(named) === null) ? named : undefined;
    const found = byDomain ?? byName;
    if (found !== undefined) return { ...nothing, values: { company_id: found } };
    if (!this.#settings.createCompanies) {
      return {
        ...nothing,
        reason: { path: name === null ? "/company_domain" : "/company_name", code: "reference_not_found" },
      };
    }
    const record = this.#newCompany({ name: name ?? domain, domain });
    const make = (): void => {
      this.companies += 1;
      this.#keep({ before: null, after: record, changes: [entityChange(record, "created", this.#settings)] });
    };
    return { values: { company_id: record.id }, make };
  }

  #newCompany(values: FieldValues): EntityRecord {
    const { actor, defaults, companyCustom, newId } = this.#settings;
    const id = newId();
    const origin = { id, entity_type: "company" as const, at: timeOfId(id), actor, defaults: defaults.company };
    const custom_fields = writeCustomFields(companyCustom, { given: {}, before: null, country: null });
    return newEntity(fields.company, { ...values, custom_fields }, origin);
  }

  #missingReferences(values: FieldValues): Reason[] {
    const known = (id: string): boolean =>
      this.#existing.references.has(id) || this.drafts.get(id)?.after.entity_type === "company";
    return REFERENCES.filter((name) => typeof values[name] === "string" && !known(values[name])).map((name) => ({
      path: `/${name}`,
      code: "reference_not_found" as const,
    }));
  }

  #domainOf(company: string): unknown {
    const record = this.#record(company);
    return record ? record["domain"] : this.#existing.linked.get(company);
  }

  /** Removes the external ids of records that were merged into this one, which has another id in that namespace. */
  #withoutMerged(record: EntityRecord, given: FieldValues): FieldValues {
    const own = (record["external_ids"] ?? {}) as FieldValues;
    const leads = ([namespace, value]: [string, unknown]): boolean =>
      Object.hasOwn(own, namespace) &&
      this.#owner(externalKey(record.entity_type, namespace, String(value))) === record.id;
    const ids = Object.entries((given["external_ids"] ?? {}) as FieldValues).filter((one) => !leads(one));
    return given["external_ids"] ? { ...given, external_ids: Object.fromEntries(ids) } : given;
  }

  #record(id: string): EntityRecord | undefined {
    return this.drafts.get(id)?.after ?? this.#existing.records.get(id);
  }

  #owner(key: string): string | undefined {
    const changed = this.#owners.get(key);
    return changed === undefined ? this.#existing.owners.get(key) : (changed ?? undefined);
  }

  #keep(draft: Draft): void {
    const { id } = draft.after;
    const earlier = this.#record(id);
    for (const key of earlier ? keysOf(earlier) : []) if (this.#owner(key) === id) this.#owners.set(key, null);
    for (const key of keysOf(draft.after))
      if (!key.startsWith("name:") || this.#owner(key) === undefined) this.#owners.set(key, id);
    this.drafts.set(id, draft);
  }
}

const customIn = (values: FieldValues): FieldValues => (values["custom_fields"] ?? {}) as FieldValues;

/** A file with one part of an address, or one of several external ids, leaves the others unchanged. */
function withMembers(record: EntityRecord, given: FieldValues): FieldValues {
  const merged = Object.entries(given).map(([name, value]): [string, unknown] => {
    const partial = name.endsWith("address") || name === "external_ids";
    if (!partial || typeof value !== "object" || value === null) return [name, value];
    const filled = Object.entries(value).filter(([, part]) => part !== null);
    return [name, { ...value, ...(record[name] as object | null), ...Object.fromEntries(filled) }];
  });
  return Object.fromEntries(merged);
}
