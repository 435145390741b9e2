import type { ImportsService, ImportsStartInput } from "../../../generated/services.js";
import { requirePermission } from "../../base/platform/rights.ts";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { ImportRecord } from "./sql/imports.ts";
import { failedRowsFile } from "./failed-rows-file.ts";
import { importTargets } from "./record-fields.ts";
import { importFields, startImport, prepareImport, requireImport, uploadFile, type ImportDeps } from "./preparation.ts";
import { importedTypes, writePermissionOf, type ImportedType } from "./rules/imported-types.ts";
import { shownImport, type Say, isOwnFile } from "./shown-import.ts";
import { requireQueueRoom } from "../../base/jobs/queue-quota.ts";
import { readList } from "../../base/records/record-list.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";

interface ServiceDeps extends ImportDeps {
  readonly signedTokens: SignedTokens;
  readonly say: Say;
}

/** Implements the operations `imports.*`. */
export function importsService(deps: ServiceDeps): ImportsService {
  const { store, signedTokens, say } = deps;
  const shown = (caller: Caller, record: ImportRecord) => shownImport(deps, caller, record);
  return {
    list(caller, { page: number, page_size, sort, cursor, ...filters }) {
      const orgId = caller.organization.id;
      const input = { page: number, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      const types = listedTypes(caller, filters.entity_type);
      return readList(signedTokens, { operation: "imports.list", orgId, filters }, input, async (request) => {
        const { items, ...page } = await store.imports.list(orgId, { ...filters, types }, request);
        return { ...page, items: await Promise.all(items.map((record) => shown(caller, record))) };
      });
    },
    async fields(caller, { entity_type }) {
      requirePermission(caller, writePermissionOf(entity_type));
      const fields = await importFields(store, caller.organization.id, entity_type);
      return { fields: importTargets(fields, caller) };
    },
    get: async (caller, { id }) => shown(caller, await requireImport(store, caller, id)),
    create: async (caller, input) => shown(caller, await prepareImport(deps, caller, input)),
    upload: async (caller, { id, content }) => shown(caller, await uploadFile(deps, caller, { id, content })),
    start: async (caller, input) => shown(caller, await queueImport(deps, caller, input)),
    async failures(caller, { id }) {
      const record = await requireImport(store, caller, id);
      if (!isOwnFile(caller, record)) requirePermission(caller, readPermissionOf(record.entity_type));
      const orgId = caller.organization.id;
      return failedRowsFile(store, record, { orgId, say: (problem) => say(caller.locale, problem) });
    },
  };
}

/** Starts an import with the job that runs it. */
function queueImport(deps: ServiceDeps, caller: Caller, input: ImportsStartInput): Promise<ImportRecord> {
  const orgId = caller.organization.id;
  return deps.store.transaction(async (tx) => {
    await requireQueueRoom(tx, orgId);
    const { id, rows } = await startImport(deps, tx, caller, input);
    const job = {
      id: deps.newId(),
      kind: "import.run" as const,
      payload: { import_id: id },
      startedBy: caller.user.id,
      result: { type: "import" as const, id },
      total: rows ?? 0,
    };
    await tx.jobs.enqueue(orgId, job);
    return requireRecord(await tx.imports.setJob(orgId, id, job.id));
  });
}

/** Returns the record types whose imports the caller may see; throws an error if there are none. */
function listedTypes(caller: Caller, wanted: ImportedType | undefined): readonly ImportedType[] {
  const allowed = importedTypes.filter((type) => caller.permissions.has(writePermissionOf(type)));
  if (wanted !== undefined || allowed.length === 0) requirePermission(caller, writePermissionOf(wanted ?? "contact"));
  return allowed;
}
