import type { EventTypesListInput, EventTypesService } from "../../../../generated/services.js";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Page } from "../../../base/contract/page.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { Store } from "../../../base/store/store.ts";
import { findSlots } from "../availability/list-slots.ts";
import { createEventType, deleteEventType, restoreEventType, updateEventType } from "./writes.ts";
import { readList } from "../../../base/records/record-list.ts";
import { requireRecord } from "../../../base/records/record-state.ts";

interface EventTypeDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Creates the service for event types. */
export function eventTypesService(deps: EventTypeDeps): EventTypesService {
  const { store, newId } = deps;
  return {
    list: (caller, input) => listEventTypes(deps, caller, input),
    get: async ({ organization }, { id }) => requireRecord(await store.eventTypes.get(organization.id, id)),
    create: (caller, input) => store.transaction((tx) => createEventType({ tx, newId }, caller, input)),
    update: (caller, { id, expected_version, ...input }) =>
      store.transaction((tx) => updateEventType({ tx, newId }, caller, { target: { id, expected_version }, input })),
    async delete(caller, target) {
      const { id, deleted_at } = await store.transaction((tx) => deleteEventType({ tx, newId }, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: (caller, target) => store.transaction((tx) => restoreEventType({ tx, newId }, caller, target)),
    slots: (caller, input) => findSlots(deps, caller, input),
  };
}

function listEventTypes(
  { store, signedTokens }: EventTypeDeps,
  { organization: { id: orgId } }: Caller,
  { page, page_size, sort, cursor, ...filters }: EventTypesListInput,
): Promise<Page<EventTypeRecord>> {
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return readList(signedTokens, { operation: "eventTypes.list", orgId, filters }, list, (request) =>
    store.eventTypes.list(orgId, filters, request),
  );
}
