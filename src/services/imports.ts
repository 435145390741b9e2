import type { ImportsService } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { Caller } from "../contract/caller.ts";
import type { ImportRecord } from "../repositories/imports.ts";
import type { Repositories } from "../repositories/store.ts";
import { failedRowsFile } from "./import-failures.ts";
import { beginImport, prepareImport, sendFile, type ImportParts } from "./import-preparation.ts";
import { shownImport, type Say } from "./import-view.ts";
import { readList } from "./record-list.ts";
import { expectRecord, sent } from "./record-state.ts";

interface ServiceParts extends ImportParts {
  readonly sealer: Sealer;
  readonly say: Say;
}

/** Many records from a CSV file. */
export function importsService(parts: ServiceParts): ImportsService {
  const { store, sealer, newId, say } = parts;
  const shown = (caller: Caller, record: ImportRecord) => shownImport(parts, caller, record);
  return {
    list(caller, { status, entity_type, ...input }) {
      const orgId = caller.organization.id;
      const filters = sent({ status, entity_type }) as { status?: string; entity_type?: string };
      return readList(sealer, { operation: "imports.list", orgId, filters }, input, async (request) => {
        const { items, ...page } = await store.imports.page(orgId, request, filters);
        return { ...page, items: await Promise.all(items.map((record) => shown(caller, record))) };
      });
    },
    get: async (caller, { id }) => shown(caller, await find(store, caller, id)),
    create: async (caller, input) => shown(caller, await prepareImport(parts, caller, input)),
    upload: async (caller, { id, content }) => shown(caller, await sendFile(parts, caller, { id, content })),
    start: async (caller, input) => {
      const started = await store.transaction(async (tx) => {
        const { id, rows } = await beginImport(parts, tx, caller, input);
        const job = {
          id: newId(),
          kind: "import.run" as const,
          payload: { import_id: id },
          startedBy: caller.user.id,
          result: { type: "import" as const, id },
          total: rows ?? 0,
        };
        await tx.jobs.enqueue(caller.organization.id, job);
        return expectRecord(await tx.imports.noteJob(caller.organization.id, id, job.id));
      });
      return shown(caller, started);
    },
    async failures(caller, { id }) {
      const record = await find(store, caller, id);
      const orgId = caller.organization.id;
      return failedRowsFile(store, record, { orgId, say: (problem) => say(caller.locale, problem) });
    },
  };
}

async function find(repositories: Repositories, caller: Caller, id: string): Promise<ImportRecord> {
  return expectRecord(await repositories.imports.get(caller.organization.id, id));
}
