import type { ImportsService } from "../../generated/services.js";
import { requirePermissions } from "../platform/rights.ts";
import type { SignedTokens } from "../platform/signed-token.ts";
import type { Caller } from "../contract/caller.ts";
import type { ImportRecord } from "./sql/imports.ts";
import type { Repositories } from "../store/store.ts";
import { failedRowsFile } from "./failed-rows-file.ts";
import { startImport, prepareImport, uploadFile, type ImportDeps } from "./preparation.ts";
import { shownImport, type Say, isOwnFile } from "./shown-import.ts";
import { readList } from "../records/record-list.ts";
import { requireRecord } from "../records/record-state.ts";

interface ServiceDeps extends ImportDeps {
  readonly signedTokens: SignedTokens;
  readonly say: Say;
}

/** Implements the operations `imports.*`. */
export function importsService(deps: ServiceDeps): ImportsService {
  const { store, signedTokens, newId, say } = deps;
  const shown = (caller: Caller, record: ImportRecord) => shownImport(deps, caller, record);
  return {
    list(caller, { page: number, page_size, sort, cursor, ...filters }) {
      const orgId = caller.organization.id;
      const input = { page: number, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      return readList(signedTokens, { operation: "imports.list", orgId, filters }, input, async (request) => {
        const { items, ...page } = await store.imports.list(orgId, filters, request);
        return { ...page, items: await Promise.all(items.map((record) => shown(caller, record))) };
      });
    },
    get: async (caller, { id }) => shown(caller, await find(store, caller, id)),
    create: async (caller, input) => shown(caller, await prepareImport(deps, caller, input)),
    upload: async (caller, { id, content }) => shown(caller, await uploadFile(deps, caller, { id, content })),
    start: async (caller, input) => {
      const started = await store.transaction(async (tx) => {
        const { id, rows } = await startImport(deps, tx, caller, input);
        const job = {
          id: newId(),
          kind: "import.run" as const,
          payload: { import_id: id },
          startedBy: caller.user.id,
          result: { type: "import" as const, id },
          total: rows ?? 0,
        };
        await tx.jobs.enqueue(caller.organization.id, job);
        return requireRecord(await tx.imports.setJob(caller.organization.id, id, job.id));
      });
      return shown(caller, started);
    },
    async failures(caller, { id }) {
      const record = await find(store, caller, id);
      if (!isOwnFile(caller, record)) requirePermissions(caller, ["entities:read"]);
      const orgId = caller.organization.id;
      return failedRowsFile(store, record, { orgId, say: (problem) => say(caller.locale, problem) });
    },
  };
}

async function find(store: Repositories, caller: Caller, id: string): Promise<ImportRecord> {
  return requireRecord(await store.imports.get(caller.organization.id, id));
}
