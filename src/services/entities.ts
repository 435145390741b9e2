import type { EntitiesService, Schemas } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { EntityRecord } from "../domain/entity.ts";
import { notFound } from "../domain/errors.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { listEntities, searchEntities } from "./entity-lists.ts";
import {
  createEntity,
  deleteEntity,
  purgeEntity,
  restoreEntity,
  updateEntity,
  type WriteParts,
} from "./entity-writes.ts";

/** What the service of contacts and companies is made of. */
export interface EntityParts {
  readonly store: Store;
  readonly sealer: Sealer;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
}

/** Contacts and companies. */
export function entitiesService(parts: EntityParts): EntitiesService {
  const { store } = parts;
  const over = (repositories: Repositories): WriteParts => ({ ...parts, repositories });
  return {
    list: (caller, input) => listEntities(parts, caller, input),
    search: (caller, input) => searchEntities(parts, caller, input),
    async get(caller, { id }) {
      const found = await store.entities.find(caller.organization.id, id);
      if (!found || found.record.deleted_at !== null) throw notFound();
      return shown(found.record);
    },
    create: async (caller, input) => shown(await createEntity(over(store), caller, input)),
    async update(caller, { id, expected_version, ...input }) {
      const change = { target: { id, expected_version }, input };
      if (typeof input.parent_company_id !== "string") return shown(await updateEntity(over(store), caller, change));
      return await store.transaction(async (tx) => {
        await tx.entities.lockCompanyTree(caller.organization.id);
        return shown(await updateEntity(over(tx), caller, change));
      });
    },
    async delete(caller, target) {
      const { id, deleted_at } = await deleteEntity(over(store), caller, target);
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: async (caller, target) => shown(await restoreEntity(over(store), caller, target)),
    purge: (caller, target) => purgeEntity(over(store), caller, target),
  };
}

/** The columns of a record are the contract's fields (entity-columns.ts); the compiler cannot see through that. */
const shown = (record: EntityRecord): Schemas["Entity"] => record as Schemas["Entity"];
