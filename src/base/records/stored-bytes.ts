import { type Detail, unprocessable } from "../platform/rules/errors.ts";
import { QUOTAS } from "../platform/rules/quotas.ts";
import type { Repositories } from "../store/store.ts";

const MEBIBYTE = 1_048_576;

/** Throws `unprocessable` if the files of the organization's exports have as many bytes as they may have. */
export async function requireExportRoom({ exports }: Pick<Repositories, "exports">, orgId: string): Promise<void> {
  requireRoom("export_quota", await exports.storedBytes(orgId), QUOTAS.export_bytes);
}

/** Throws `unprocessable` if the organization's e-mails have more bytes of attachments with these than they may have. */
export async function requireAttachmentRoom(
  { emails }: Pick<Repositories, "emails">,
  orgId: string,
  bytes: number,
): Promise<void> {
  if (bytes === 0) return;
  requireRoom("attachment_quota", (await emails.attachedBytes(orgId)) + bytes, QUOTAS.attachment_bytes);
}

/** Throws `unprocessable` if the files of the organization's imports and this one have more bytes than they may have. */
export async function requireImportRoom(
  { imports }: Pick<Repositories, "imports">,
  orgId: string,
  { importId, bytes }: { readonly importId: string; readonly bytes: number },
): Promise<void> {
  requireRoom("import_quota", (await imports.storedBytes(orgId, importId)) + bytes, QUOTAS.import_bytes);
}

/** `used`: the bytes that would be stored at least. */
function requireRoom(code: Detail["code"], used: number, limit: number): void {
  if (used < limit) return;
  const values = { used: Math.ceil(used / MEBIBYTE), limit: limit / MEBIBYTE };
  throw unprocessable([{ path: "", code, values, extra: { limit } }]);
}

/** Dependencies of removing bytes, inside the transaction that deletes their files. */
interface FreedBytesDeps {
  readonly tx: Repositories;
  readonly newId: () => string;
}

/**
 * Queues the removal of the bytes of files that this transaction has deleted permanently, with their record or alone. The
 * job runs as soon as the transaction has committed, and is repeated until the storage answers.
 */
export async function removeFreedBytes({ tx, newId }: FreedBytesDeps, orgId: string): Promise<void> {
  if (!(await tx.storedObjects.hasFreed(orgId))) return;
  await tx.jobs.enqueueLast(orgId, [{ id: newId(), kind: "files.remove", payload: {} }]);
}
