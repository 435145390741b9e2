import type { EntitiesService, Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import type { Sealer } from "../access/sealer.ts";
import type { EntityRecord } from "../domain/entity.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { entityActions, type Actions } from "./entity-actions.ts";
import { listActivity, type Summarise } from "./activity.ts";
import { eventsOfEntity } from "./event-lists.ts";
import { listEntities, searchEntities } from "./entity-lists.ts";
import { liveEntity } from "./entity-presence.ts";
import { createEntity, deleteEntity, restoreEntity, updateEntity, type WriteParts } from "./entity-writes.ts";
import { opportunitiesOf } from "./opportunities.ts";
import { notesOfEntity } from "./notes.ts";
import { tasksOfEntity } from "./tasks.ts";
import { purgeEntity } from "./entity-purge.ts";
import { aloneWithTree, holding, inTurn, type Subject, type Work } from "./entity-turns.ts";

/** What the service of contacts and companies is made of. */
export interface EntityParts {
  readonly store: Store;
  readonly sealer: Sealer;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly summarise: Summarise;
}

/** Contacts and companies. */
export function entitiesService(parts: EntityParts): EntitiesService {
  const { store } = parts;
  const over = (repositories: Repositories): WriteParts => ({ ...parts, repositories });
  const subject = (caller: Caller, id: string): Subject => ({ orgId: caller.organization.id, id });

  const single: Omit<EntitiesService, keyof Actions> = {
    list: (caller, input) => listEntities(parts, caller, input),
    search: (caller, input) => searchEntities(parts, caller, input),
    async get(caller, { id }) {
      return shown(await liveEntity(store, caller.organization.id, id));
    },
    opportunities: (caller, input) => opportunitiesOf(parts, caller, input),
    async activity(caller, { id, ...input }) {
      await liveEntity(store, caller.organization.id, id);
      return await listActivity(parts, caller, { operation: "entities.activity", id, input });
    },
    async create(caller, input) {
      const create = (repositories: Repositories) => createEntity(over(repositories), caller, input);
      return shown(await (refersToCompany(input) ? store.transaction(create) : create(store)));
    },
    async update(caller, { id, expected_version, ...input }) {
      const others = refersToCompany(input) ? holding : inTurn;
      const turn = typeof input.parent_company_id === "string" ? aloneWithTree : others;
      const change = { target: { id, expected_version }, input };
      return shown(await turn(store, subject(caller, id), (tx) => updateEntity(over(tx), caller, change)));
    },
    async delete(caller, target) {
      const work: Work<EntityRecord> = (tx) => deleteEntity(over(tx), caller, target);
      const { id, deleted_at } = await inTurn(store, subject(caller, target.id), work);
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: async (caller, target) =>
      shown(await inTurn(store, subject(caller, target.id), (tx) => restoreEntity(over(tx), caller, target))),
    purge: (caller, target) => store.transaction((tx) => purgeEntity(over(tx), caller, target)),
    tasks: (caller, input) => tasksOfEntity(parts, caller, input),
    notes: (caller, input) => notesOfEntity(parts, caller, input),
    events: (caller, input) => eventsOfEntity(parts, caller, input),
  };
  return { ...single, ...entityActions(parts, single) };
}

/** The columns of a record are the contract's fields (entity-columns.ts); the compiler cannot see through that. */
const shown = (record: EntityRecord): Schemas["Entity"] => record as Schemas["Entity"];

/** Whether a company has to stay until the reference to it is written. */
const refersToCompany = (input: { company_id?: unknown; parent_company_id?: unknown }): boolean =>
  typeof input.company_id === "string" || typeof input.parent_company_id === "string";
