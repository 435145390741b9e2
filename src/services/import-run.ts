import { company_update, contact_update } from "../../generated/validators/records.js";
import { personName } from "../access/callers.ts";
import type { CsvRow } from "../domain/csv-reader.ts";
import type { EntityType } from "../domain/entity.ts";
import { targetOf } from "../domain/import-fields.ts";
import { readRow, type ImportRow, type RowReading } from "../domain/import-row.ts";
import type { ImportRecord } from "../repositories/imports.ts";
import type { Repositories } from "../repositories/store.ts";
import { customFieldsOf } from "./custom-fields.ts";
import { rowBatches, type RowBatch } from "./import-file.ts";
import { lookUp } from "./import-known.ts";
import { importFields, type ImportParts } from "./import-preparation.ts";
import { planRows, type Making, type Plan } from "./import-plan.ts";
import { withoutCircle, write, writeDrafts } from "./import-write.ts";

/** What an import tells of itself while it runs, and by what it is stopped. */
export interface RunControl {
  readonly signal: AbortSignal;
  /** In the transaction of each batch; throws when the import has to stop, and nothing of the batch is then written. */
  checkpoint(through: Repositories, state: { readonly done: number; readonly total?: number }): Promise<void>;
}

/** Which import. */
export interface ImportPlace {
  readonly orgId: string;
  readonly importId: string;
}

const BATCH = 400;
/** How often a batch is tried when others write the same records at the same time. */
const MOST_TRIES = 5;
/** SQLSTATEs: a key that somebody took meanwhile, serialization failures, deadlocks. */
const RACES = new Set(["23505", "40001", "40P01"]);

/**
 * Runs an import from where it is to its end. Each batch is one transaction together with how far it came, so that after a crash
 * nothing is done twice and nothing is left out. Of two processes that run it at once, one gets on and the other stops.
 */
export async function runImport(parts: ImportParts, place: ImportPlace, control: RunControl): Promise<void> {
  const record = await parts.store.imports.get(place.orgId, place.importId);
  if (record?.status !== "running") return;
  try {
    const run = await prepare(parts, place, record);
    for await (const batch of rowBatches(parts.store, record, { orgId: place.orgId, size: run.batchSize })) {
      control.signal.throwIfAborted();
      await withPatience(() => runBatch(run, batch, control));
    }
    await finish(run, control);
  } catch (error) {
    if (isCancelled(control.signal)) await endCancelled(parts, place);
    throw error;
  }
}

interface Run {
  readonly parts: ImportParts;
  readonly place: ImportPlace;
  readonly reading: RowReading;
  readonly making: Omit<Making, "now">;
  readonly batchSize: number;
  readonly hasParents: boolean;
}

async function prepare(parts: ImportParts, place: ImportPlace, record: ImportRecord): Promise<Run> {
  const { store, newId } = parts;
  const { orgId, importId } = place;
  const { entity_type: type, mapping, header, created_by_user: userId } = record;
  const available = await importFields(store, orgId, type);
  const names = header.map((column) => mapping?.[column] ?? null);
  const targets = names.map((name) => (name === null ? null : (targetOf(name, available) ?? null)));
  const organization = await store.organizations.get(orgId);
  const hasParents = names.includes("parent_company_id");
  const owner = { owner_id: userId };
  return {
    parts,
    place,
    reading: { targets, dates: record.date_format, validate: type === "contact" ? contact_update : company_update },
    making: {
      type,
      duplicates: record.duplicates,
      createCompanies: record.create_companies,
      actor: { type: "import", id: importId, name: await nameOf(store, orgId, userId), application: null },
      defaults: {
        contact: { ...owner, source: "import" },
        company: { ...owner, currency: organization?.currency ?? null },
      } satisfies Record<EntityType, object>,
      custom: await customFieldsOf(store, orgId, type),
      companyCustom: await customFieldsOf(store, orgId, "company"),
      newId,
    },
    // A row may put a company below one that the row before it moved: the tree is then looked at row by row.
    batchSize: hasParents ? 1 : BATCH,
    hasParents,
  };
}

async function nameOf({ users }: Repositories, orgId: string, userId: string): Promise<string> {
  const user = await users.get(orgId, userId);
  return user ? personName(user) : "";
}

async function runBatch(run: Run, batch: RowBatch, control: RunControl): Promise<void> {
  const { parts, place, reading } = run;
  const rows = batch.rows.map((row: CsvRow) => readRow(row, reading));
  await parts.store.transaction(async (tx) => {
    const record = await tx.imports.lock(place.orgId, place.importId);
    if (record?.status !== "running" || record.next_offset !== batch.from.offset) throw new TakenOver();
    const plan = await planBatch(run, tx, { record, rows });
    if (record.dry_run) await writeDrafts(tx, place, plan);
    else await write(tx, place.orgId, { plan, userId: record.created_by_user });
    await tx.imports.addFailures(place.orgId, record.id, plan.failures);
    const counts = added(record, plan, rows.length);
    const after = { ...counts, next_offset: batch.to.offset, next_line: batch.to.line };
    await tx.imports.update(place.orgId, record.id, after, record.updated_by);
    await control.checkpoint(tx, { done: counts.processed_rows, total: record.rows ?? counts.processed_rows });
  });
}

async function planBatch(
  { parts, place: { orgId }, making, hasParents }: Run,
  tx: Repositories,
  { record, rows }: { record: ImportRecord; rows: readonly ImportRow[] },
): Promise<Plan> {
  if (hasParents) await tx.entities.lockCompanyTree(orgId);
  const known = await lookUp(tx, orgId, record, rows);
  const plan = planRows(rows, known, { ...making, now: new Date(parts.clock()).toISOString() });
  return hasParents ? await withoutCircle(tx, orgId, { plan, rows }) : plan;
}

function added(record: ImportRecord, { counts }: Plan, rows: number) {
  return {
    processed_rows: record.processed_rows + rows,
    created: record.created + counts.created,
    updated: record.updated + counts.updated,
    unchanged: record.unchanged + counts.unchanged,
    skipped: record.skipped + counts.skipped,
    failed: record.failed + counts.failed,
    companies_created: record.companies_created + counts.companies_created,
  };
}

/** A file that was imported is not needed any more; after a dry run it is still to come. */
async function finish({ parts, place }: Run, control: RunControl): Promise<void> {
  await parts.store.transaction(async (tx) => {
    const record = await tx.imports.lock(place.orgId, place.importId);
    if (record?.status !== "running") return;
    const finished_at = new Date(parts.clock()).toISOString();
    await tx.imports.update(place.orgId, record.id, { status: "completed", finished_at }, record.updated_by);
    await tx.imports.removeDrafts(place.orgId, record.id);
    if (!record.dry_run) await tx.imports.removeFiles(place.orgId, record.id);
    await control.checkpoint(tx, { done: record.processed_rows });
  });
}

async function endCancelled({ store, clock }: ImportParts, { orgId, importId }: ImportPlace): Promise<void> {
  const record = await store.imports.get(orgId, importId);
  if (!record || record.finished_at !== null) return;
  const finished_at = new Date(clock()).toISOString();
  await store.imports.update(orgId, importId, { status: "cancelled", finished_at }, record.updated_by);
  await store.imports.removeDrafts(orgId, importId);
}

function isCancelled({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof Error && "reason" in reason && reason.reason === "cancelled";
}

/** Another process came further meanwhile. */
class TakenOver extends Error {
  override readonly name = "TakenOver";
}

async function withPatience(work: () => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (count === MOST_TRIES || !RACES.has(code)) throw error;
    }
  }
}
