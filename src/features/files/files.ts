import type { FilesListInput, FilesService, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { FileDownload, Page } from "../../base/contract/operation.ts";
import { requirePermission } from "../../base/platform/rights.ts";
import { stateConflict } from "../../base/platform/rules/errors.ts";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import { pageOf, readList } from "../../base/records/record-list.ts";
import { readPermissionOf } from "../../base/records/rules/record-types.ts";
import type { Repositories } from "../../base/store/store.ts";
import { readableFile, shownFile, createFile, deleteFile, purgeFile, restoreFile } from "./writes.ts";
import { readableFileTypes } from "./rules/files.ts";
import { type UploadDeps, uploadContent } from "./upload.ts";

interface FileDeps extends UploadDeps {
  readonly signedTokens: SignedTokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Implements the operations `files.*`. */
export function filesService(deps: FileDeps): FilesService {
  const { store } = deps;
  const write = <Result>(work: (own: FileDeps & { readonly tx: Repositories }) => Promise<Result>): Promise<Result> =>
    store.transaction((tx) => work({ ...deps, tx }));
  return {
    list: (caller, input) => listFiles(deps, caller, input),
    get: async (caller, { id }) => shownFile(await readableFile(store, caller, id)),
    create: async (caller, input) => shownFile(await write((own) => createFile(own, caller, input))),
    upload: async (caller, input) => shownFile(await uploadContent(deps, caller, input)),
    download: (caller, { id }) => downloadFile(deps, caller, id),
    async delete(caller, target) {
      const { id, deleted_at } = await write((own) => deleteFile(own, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: async (caller, target) => shownFile(await write((own) => restoreFile(own, caller, target))),
    purge: (caller, target) => write((own) => purgeFile(own, caller, target)),
  };
}

async function listFiles(
  { store, signedTokens }: FileDeps,
  caller: Caller,
  { page, page_size, sort, cursor, ...given }: FilesListInput,
): Promise<Page<Schemas["File"]>> {
  const orgId = caller.organization.id;
  if (given.record_type !== undefined) requirePermission(caller, readPermissionOf(given.record_type));
  const filters = { ...given, types: readableFileTypes(caller.permissions) };
  const input = { page, page_size, sort, cursor };
  const list = await readList(signedTokens, { operation: "files.list", orgId, filters }, input, (request) =>
    store.files.list(orgId, filters, request),
  );
  return pageOf(list, shownFile);
}

async function downloadFile({ store, fileStorage }: FileDeps, caller: Caller, id: string): Promise<FileDownload> {
  const { name, size, sha256, content_type, object_key: key } = await readableFile(store, caller, id);
  if (size === null || sha256 === null || content_type === null || key === null)
    throw stateConflict("file_without_content");
  return { content_type, file_name: name, size, sha256, read: (range) => fileStorage.read(key, range) };
}
