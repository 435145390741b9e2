import type { EntitiesEventsInput, EventsListInput } from "../../../../generated/services.js";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Page } from "../../../base/contract/page.ts";
import type { EventFilters } from "../sql/event-filters.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Store } from "../../../base/store/store.ts";
import { requireEntity } from "../../entities/require-entity.ts";
import { type ListInput, readList } from "../../../base/records/record-list.ts";

/** Dependencies of listing events. */
export interface EventListDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
}

/** events.list: the most recently created event first unless `sort` is given. */
export async function listEvents(
  deps: EventListDeps,
  caller: Caller,
  { page, page_size, sort, cursor, ...filters }: EventsListInput,
): Promise<Page<EventRecord>> {
  const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return await readEvents(deps, caller, { operation: "events.list", filters, input });
}

/** entities.events: events with the contact, or with a contact of the company, as an invitee. */
export async function eventsOfEntity(
  deps: EventListDeps,
  caller: Caller,
  { id, page, page_size, sort, cursor, ...wanted }: EntitiesEventsInput,
): Promise<Page<EventRecord>> {
  const { entity_type } = await requireEntity(deps.store, caller.organization.id, id);
  const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  const filters = { ...wanted, ...(entity_type === "company" ? { company_id: id } : { contact_id: id }) };
  return await readEvents(deps, caller, { operation: "entities.events", filters, input });
}

interface EventList {
  readonly operation: string;
  readonly filters: EventFilters;
  readonly input: ListInput;
}

function readEvents(
  { store, signedTokens }: EventListDeps,
  { organization: { id: orgId } }: Caller,
  { operation, filters, input }: EventList,
): Promise<Page<EventRecord>> {
  return readList(signedTokens, { operation, orgId, filters }, input, (request) =>
    store.events.list(orgId, filters, request),
  );
}
