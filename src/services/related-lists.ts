import type { Caller } from "../contract/caller.ts";
import type { Repositories } from "../repositories/store.ts";
import { liveEntity } from "./entity-presence.ts";

/** Throws `not_found` where the caller's organization has no such live contact or company. */
export async function requireEntity(repositories: Repositories, caller: Caller, id: string): Promise<void> {
  await liveEntity(repositories, caller.organization.id, id);
}
