import type { EntitiesService, Schemas } from "../../generated/services.js";
import type { ResourceRecords, ResourceType } from "../../generated/resources.js";
import type { Caller } from "../base/contract/caller.ts";
import type { Page } from "../base/contract/operation.ts";
import type { ListInput } from "../base/records/record-list.ts";
import type { SignedTokens } from "../base/platform/signed-token.ts";
import type { FurtherMistakes } from "../base/platform/mistakes.ts";
import type { EntityRecord } from "../base/records/rules/entity.ts";
import type { Repositories, Store } from "../base/store/store.ts";
import { entityActions, type Actions } from "../features/entities/actions.ts";
import { listTimeline, type Summarize } from "../base/records/timeline.ts";
import { invitationReferences } from "../features/booking/events/contacts.ts";
import { eventsOfEntity } from "../features/booking/events/events.ts";
import { listEntities, searchEntities } from "../features/entities/lists.ts";
import { requireEntity } from "../features/entities/require-entity.ts";
import {
  createEntity,
  deleteEntity,
  restoreEntity,
  updateEntity,
  type WriteDeps,
  withCompanyTreeLock,
  withRecordLock,
  withOptimisticRetry,
  type RecordReference,
  type RecordChange,
} from "../features/entities/writes.ts";
import { opportunityReferences } from "../features/opportunities/changes.ts";
import { opportunitiesOf } from "../features/opportunities/opportunities.ts";
import { serviceOf } from "./resources.ts";
import type { ReferringRooms } from "../features/entities/merge.ts";
import { purgeRecord } from "../features/entities/purge.ts";

/** Dependencies of the service for contacts and companies. */
export interface EntityDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly summarize: Summarize;
  /** For the operations of a batch. */
  readonly furtherMistakes: FurtherMistakes;
}

/** The records that a merge, its undoing and a purge change. */
export const referring: ReferringRooms = { opportunities: opportunityReferences, events: invitationReferences };

/** The service for contacts and companies. */
export function entitiesService(deps: EntityDeps): EntitiesService {
  const { store } = deps;
  const over = (tx: Repositories): WriteDeps => ({ ...deps, tx });
  const subject = (caller: Caller, id: string): RecordReference => ({ orgId: caller.organization.id, id });

  const single: Omit<EntitiesService, keyof Actions> = {
    ...entityReads(deps),
    async create(caller, input) {
      const create = (tx: Repositories) => createEntity(over(tx), caller, input);
      return shown(await (refersToCompany(input) ? store.transaction(create) : create(store)));
    },
    async update(caller, { id, expected_version, ...input }) {
      const change = { target: { id, expected_version }, input };
      const work: RecordChange<EntityRecord> = (tx) => updateEntity(over(tx), caller, change);
      return shown(await writerFor(input)(store, subject(caller, id), work));
    },
    async delete(caller, target) {
      const work: RecordChange<EntityRecord> = (tx) => deleteEntity(over(tx), caller, target);
      const { id, deleted_at } = await withOptimisticRetry(store, subject(caller, target.id), work);
      return { id, deleted_at: deleted_at ?? "" };
    },
    async restore(caller, target) {
      const work: RecordChange<EntityRecord> = (tx) => restoreEntity(over(tx), caller, target);
      return shown(await withOptimisticRetry(store, subject(caller, target.id), work));
    },
    purge: (caller, input) => purgeRecord({ ...deps, referring }, caller, input),
  };
  return { ...single, ...entityActions({ ...deps, referring }, single) };
}

type Writes = "create" | "update" | "delete" | "restore" | "purge";

function entityReads(deps: EntityDeps): Omit<EntitiesService, keyof Actions | Writes> {
  const { store } = deps;
  return {
    list: (caller, input) => listEntities(deps, caller, input),
    search: (caller, input) => searchEntities(deps, caller, input),
    async get(caller, { id }) {
      return shown(await requireEntity(store, caller.organization.id, id));
    },
    opportunities: (caller, input) => opportunitiesOf(deps, caller, input),
    async activity(caller, { id, ...input }) {
      await requireEntity(store, caller.organization.id, id);
      return await listTimeline(deps, caller, { operation: "entities.activity", id, input });
    },
    tasks: (caller, input) => recordsAbout(deps, caller, { type: "task", input }),
    notes: (caller, input) => recordsAbout(deps, caller, { type: "note", input }),
    events: (caller, input) => eventsOfEntity(deps, caller, input),
  };
}

/** Returns the live records of a resource that refer to a contact or company. */
async function recordsAbout<Type extends ResourceType>(
  deps: EntityDeps,
  caller: Caller,
  { type, input: { id, ...input } }: { readonly type: Type; readonly input: ListInput & { readonly id: string } },
): Promise<Page<ResourceRecords[Type]>> {
  await requireEntity(deps.store, caller.organization.id, id);
  const filters = { record_id: id, include_deleted: false };
  return await serviceOf(deps, type).list(caller, { ...input, ...filters });
}

/** Returns how an update is run: referenced records are locked before the record is read. */
function writerFor(input: Parameters<typeof refersToCompany>[0]): typeof withOptimisticRetry {
  if (typeof input.parent_company_id === "string") return withCompanyTreeLock;
  return refersToCompany(input) ? withRecordLock : withOptimisticRetry;
}

/** The columns of a record are the fields of the contract, but the compiler cannot infer that. */
const shown = (record: EntityRecord): Schemas["Entity"] => record as Schemas["Entity"];

/** Returns whether the input refers to a company, which must not be deleted before the reference is written. */
const refersToCompany = (input: { company_id?: unknown; parent_company_id?: unknown }): boolean =>
  typeof input.company_id === "string" || typeof input.parent_company_id === "string";
