import type { Caller } from "../contract/caller.ts";
import { notFound } from "../domain/errors.ts";
import type { Repositories } from "../repositories/store.ts";

/** Throws `not_found` where the caller's organization has no such live contact or company. */
export async function requireEntity({ entities }: Repositories, caller: Caller, id: string): Promise<void> {
  const found = await entities.find(caller.organization.id, id);
  if (!found || found.record.deleted_at !== null) throw notFound();
}
